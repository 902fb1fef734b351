import { rulesUnread } from "../unread.ts";
import { maskPersonalData } from "../../../model/mask.ts";
import { countOf } from "../../../model/words.ts";
import { defineCheck, na, pass, seen, warn } from "../define-check.ts";

/** RFC 9309 section 2.5: crawlers must read at least this much, and may read no more. */
const MAX_BYTES = 500 * 1024;
const MAX_SHOWN = 3;

export const robotsTxtSyntax = defineCheck({
  id: "robots-txt-syntax",
  agent: "essentials",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["robots", "target"],
  title: "Crawlers understand every rule",
  why: "A line that no crawler knows is skipped without a word, and what it was meant to allow or forbid does not happen.",
  fix: "Correct or remove the lines named here; write one rule a line as `name: value`, in UTF-8, within 500 KiB.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2",
  headline: ({ name }) => `Some of the rules ${name} gives to crawlers have no effect`,
  run({ robots, target }) {
    if (robots.state === "unreadable") return rulesUnread(target);
    if (robots.state !== "present") return na(`${target.host} has no rules file to read.`);
    const { unknownLines, bytes } = robots;
    if (bytes > MAX_BYTES)
      return warn(
        `The rules file of ${target.host} is ${Math.round(bytes / 1024)} KiB long; crawlers may stop reading at 500.`,
        seen(robots.url, `${bytes} bytes`, "Rules past the limit take no effect."),
      );
    if (robots.text.includes("\uFFFD"))
      return warn(
        `The rules file of ${target.host} is not written in UTF-8.`,
        seen(robots.url, "bytes that are not UTF-8", "Paths with such letters match nothing."),
      );
    if (unknownLines.length === 0)
      return pass(`Every line of the rules file of ${target.host} is one that crawlers know.`);
    return warn(
      `Crawlers skip ${countOf(unknownLines.length, "line")} of the rules file of ${target.host}.`,
      unknownLines
        .slice(0, MAX_SHOWN)
        .map(({ line, text }) => seen(robots.url, `line ${line}: ${maskPersonalData(text)}`, meaningOf(text))),
    );
  },
});

function meaningOf(line: string): string {
  const [, name = "", value = ""] = /^([^:]*):\s*(\S.*|)$/.exec(line) ?? [];
  if (/^user-agent\s*$/i.test(name)) return "It names no crawler.";
  if (!/^(?:dis)?allow\s*$/i.test(name)) return "Not a rule that crawlers know.";
  return /^[/*]|^$/.test(value)
    ? "It stands before any User-agent line, so it is meant for no crawler."
    : "A path begins with a slash; this one matches no address.";
}
