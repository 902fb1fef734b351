import { countOf, listOf, pathOf } from "../../../model/words.ts";
import { defineCheck, pass, seen, warn } from "../define-check.ts";

export const botChallengeDetected = defineCheck({
  id: "bot-challenge-detected",
  agent: "essentials",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["challenge", "target"],
  title: "No test stands between machines and the pages",
  why: "Crawlers and assistants cannot solve a test made for people. They leave, and answer from other sources.",
  fix: "In the protection's settings let verified search and assistant bots pass, and keep the test for forms, log-in and traffic that misbehaves.",
  effort: "S",
  reference: "https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response/",
  headline: ({ name }) => `Assistants are stopped at a test before they reach ${name}`,
  run({ challenge, target }) {
    if (!challenge.detected)
      return pass(`No page of ${target.host} that was asked for answered with a test for visitors.`);
    const { url, vendor, marker, affected } = challenge;
    const where = affected.length > 0 ? affected : [url ?? target.finalUrl];
    const by = vendor === null ? "" : ` of ${vendor}`;
    return warn(
      `${countOf(where.length, "address", "addresses")} of ${target.host} answered with a test${by} instead of content: ${listOf(where.map(pathOf))}.`,
      where
        .slice(0, 3)
        .map((address) =>
          seen(address, marker ?? "challenge page", "Other agents meet the same test and read nothing."),
        ),
    );
  },
});
