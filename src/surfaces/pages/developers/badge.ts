// How the scores of a website are shown on it.
import { BADGE_SECONDS, NO_BADGE_SECONDS } from "../../../model/limits.ts";
import { PRODUCT } from "../../../model/product.ts";
import type { Site } from "../../../model/site.ts";
import { countOf } from "../../../model/words.ts";
import { BADGE_SCORES, BADGE_STYLES, BADGE_THEMES } from "../../../render/badge/badge.ts";
import { badgeMarkup } from "../../../render/badge/badge-markup.ts";
import { code, codeBlock, h2, link, list, p, type Page, prose, type Prose, table } from "../../../render/blocks.ts";
import { GUIDES } from "./menu.ts";
import { portalPage } from "./portal-page.ts";
import { NAMED } from "../../../render/navigation.ts";

const EXAMPLE = "example.com";

export function badgePage({ origin }: Site): Page {
  const { html, markdown } = badgeMarkup(origin, EXAMPLE, NAMED.directory.path);
  return portalPage(origin, {
    ...GUIDES.badge,
    title: "A badge for your site",
    description: `The scores that ${PRODUCT.name} found on a website, as a small picture for its footer or a README.`,
    blocks: [
      p`The picture is at ${code(`${origin}/badge/${EXAMPLE}.svg`)}, with your domain in the place of ${EXAMPLE}. It shows the scores of the newest public scan of that domain, with the address as a scan takes it: ${code("www.example.com")} is ${code("example.com")}, and ${code("shop.example.com")} is a site of its own. A new scan changes the picture; you change nothing.`,
      h2("Put it on a page"),
      p`Replace the domain, and lead the link to your report or to your entry in ${link("the directory", NAMED.directory.path)}, where both lines stand ready to copy.`,
      codeBlock("html", html),
      codeBlock("markdown", markdown),
      h2("Looks"),
      table(
        ["Parameter", "Values, the first by default", "What it changes"],
        [
          looks("score", BADGE_SCORES, "which of the two scores it shows"),
          looks("style", BADGE_STYLES, "filled; on paper with an outline; large with our sign"),
          looks("theme", BADGE_THEMES, "colors: those the reader's device prefers, or always the same"),
        ],
      ),
      p`Any other value of these answers 400 with the values that are possible. Other parameters are ignored.`,
      codeBlock("text", `${origin}/badge/${EXAMPLE}.svg?score=readiness&style=plain&theme=dark`),
      h2("Good to know"),
      list(
        prose`A domain without a public scan gets a gray badge that says "not scanned". So does one that asked ${link("to stay out of the directory", "/bot#stop-it")}: an unlisted scan is never shown.`,
        prose`The picture may be kept for ${minutes(BADGE_SECONDS)}, "not scanned" for ${minutes(NO_BADGE_SECONDS)}. It has an ${code("ETag")}, needs no credential and costs no quota.`,
        prose`Its title, which screen readers speak, names both scores in words, the day and the depth of the scan.`,
        prose`It loads nothing, runs nothing and sets no cookie on your visitors.`,
      ),
    ],
  });
}

const looks = (name: string, values: readonly string[], what: string): Prose[] => [
  prose`${code(name)}`,
  values.flatMap((value, at) => [...(at === 0 ? [] : prose`, `), code(value)]),
  prose`${what}`,
];

const minutes = (seconds: number): string => countOf(seconds / 60, "minute");
