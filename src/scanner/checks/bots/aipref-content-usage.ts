import { countOf } from "../../../model/words.ts";
import { parseContentUsage } from "../../evidence/site/content-signals.ts";
import { defineCheck, info, seen, unable } from "../define-check.ts";

export const aiprefContentUsage = defineCheck({
  id: "aipref-content-usage",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: [],
  severity: 1,
  evidence: "B",
  needs: ["robots", "home", "target"],
  title: "Usage preferences in the coming standard's form",
  why: "The IETF is working on one way to say what content may be used for. Its words are not final yet.",
  fix: "Nothing has to be done before the standard is final.",
  effort: "S",
  reference: "https://datatracker.ietf.org/doc/draft-ietf-aipref-attach/",
  run({ robots, home, target }) {
    const header = home.transfer.headers["content-usage"];
    const stated = [
      ...robots.contentUsage.map((value) => ({ url: robots.url, value })),
      ...(header === undefined ? [] : [{ url: home.url, value: header }]),
    ];
    if (stated.length === 0)
      return robots.state === "unreadable"
        ? unable(`The rules of ${target.host} could not be read.`)
        : info(`${target.host} states no usage preference in the form of the coming standard.`);
    const read = stated.map(({ url, value }) => ({ url, value, ...parseContentUsage(value) }));
    const faulty = read.filter(({ problems }) => problems.length > 0).length;
    return info(
      `${target.host} states ${countOf(read.length, "usage preference")} in the form of the coming standard, ${faulty} of them not readable.`,
      read
        .slice(0, 5)
        .map(({ url, value, problems }) => seen(url, `Content-Usage: ${value}`, problems[0] ?? "Readable.")),
    );
  },
});
