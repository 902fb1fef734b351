// How the business can be reached and what the site runs on, each with where it was seen.
import type { Channel, Technology } from "../../model/profile.ts";
import type { ScanResults } from "../../model/results.ts";
import { countOf, startWith } from "../../model/words.ts";
import { type Markup, markup } from "../markup.ts";
import { addressOn, section, table } from "./words.ts";

const PAGES = 3;

export function found({ channels, technologies, startUrl }: ScanResults): Markup | null {
  if (channels.length === 0 && technologies.length === 0) return null;
  return section("found", "Channels and technologies", [
    markup`<p class="under">Ways to reach and use the business, and what the site runs on. Numbers and addresses of people are masked.</p>`,
    channels.length === 0 ? null : channelTable(channels, startUrl),
    technologies.length === 0
      ? null
      : markup`<details><summary>${countOf(technologies.length, "technology", "technologies")} recognized</summary>
${technologyTable(technologies, startUrl)}
</details>`,
  ]);
}

const channelTable = (channels: readonly Channel[], startUrl: string): Markup =>
  table(
    "Channels",
    ["Channel", "What was seen", "Pages", "Confidence"],
    channels.map(({ type, vendor, evidence, pages, confidence }) => [
      `${startWith(type.replaceAll("-", " "))}${vendor === undefined ? "" : ` (${vendor})`}`,
      evidence,
      addresses(pages, startUrl),
      confidence,
    ]),
  );

const technologyTable = (technologies: readonly Technology[], startUrl: string): Markup =>
  table(
    "Technologies",
    ["Technology", "Kind", "What was seen", "Page", "Confidence"],
    technologies.map(({ name, category, evidence, url, confidence }) => [
      name,
      category.replaceAll("-", " "),
      markup`<code>${evidence}</code>`,
      addresses([url], startUrl),
      confidence,
    ]),
  );

const addresses = (pages: readonly string[], startUrl: string): Markup =>
  markup`${pages.slice(0, PAGES).map((url, at) => markup`${at > 0 && ", "}<code>${addressOn(startUrl, url)}</code>`)}${pages.length > PAGES && ` and ${pages.length - PAGES} more`}`;
