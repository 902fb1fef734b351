// How the business can be reached and what the site runs on, each with where it was seen.
import type { Channel, Technology } from "../../model/profile.ts";
import type { ScanResults } from "../../model/results.ts";
import { type Markup, markup } from "../markup.ts";
import { addressOn, section, table } from "./words.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.report.found;
const { channelColumns: head, technologyColumns: kinds } = TEXTS;

const PAGES = 3;

export function found({ channels, technologies, startUrl }: ScanResults): Markup | null {
  if (channels.length === 0 && technologies.length === 0) return null;
  return section("found", TEXTS.title, [
    markup`<p class="under">${TEXTS.note}</p>`,
    channels.length === 0 ? null : channelTable(channels, startUrl),
    technologies.length === 0
      ? null
      : markup`<details><summary>${TEXTS.recognized(technologies.length)}</summary>
${technologyTable(technologies, startUrl)}
</details>`,
  ]);
}

const channelTable = (channels: readonly Channel[], startUrl: string): Markup =>
  table(
    TEXTS.channels,
    [head.channel, head.seen, head.pages, head.confidence],
    channels.map(({ type, vendor, evidence, pages, confidence }) => [
      WORDS.names.channel(type, vendor),
      evidence,
      addresses(pages, startUrl),
      WORDS.names.confidence[confidence],
    ]),
  );

const technologyTable = (technologies: readonly Technology[], startUrl: string): Markup =>
  table(
    TEXTS.technologies,
    [kinds.technology, kinds.kind, kinds.seen, kinds.page, kinds.confidence],
    technologies.map(({ name, category, evidence, url, confidence }) => [
      name,
      WORDS.names.technology(category),
      markup`<code>${evidence}</code>`,
      addresses([url], startUrl),
      WORDS.names.confidence[confidence],
    ]),
  );

const addresses = (pages: readonly string[], startUrl: string): Markup =>
  markup`${pages.slice(0, PAGES).map((url, at) => markup`${at > 0 && ", "}<code>${addressOn(startUrl, url)}</code>`)}${pages.length > PAGES && TEXTS.andMore(pages.length - PAGES)}`;
