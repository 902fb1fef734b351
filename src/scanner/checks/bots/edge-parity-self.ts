import { countOf, listOf, partOf, pathOf } from "../../../model/words.ts";
import { addressKey, metChallenge } from "../../evidence/access/access-observation.ts";
import { defineCheck, fail, na, pass, seen, unable, warn } from "../define-check.ts";

/** A refused share below this is single pages, for members for instance, not a treatment of visitors. */
const SINGLE_PAGES_SHARE = 0.1;

// One user agent is used throughout: how others are treated would be found out only by posing as them.
export const edgeParitySelf = defineCheck({
  id: "edge-parity-self",
  agent: "essentials",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["exchanges", "challenge", "robots", "home", "target"],
  title: "What the rules allow, the server serves",
  why: "Protection in front of a site sometimes refuses readers whom the site's own rules welcome. The owner sees nothing of it.",
  fix: "Compare the protection's bot settings with /robots.txt, and let through what the rules allow; slow down what asks too often by status 429 with Retry-After.",
  effort: "M",
  reference: "https://www.rfc-editor.org/rfc/rfc9110#section-15.5.4",
  headline: ({ name }) => `${name} invites crawlers by its rules and turns them away at the door`,
  run({ exchanges, challenge, robots, home, target }) {
    if (robots.state === "unreadable")
      return unable(`What ${target.host} allows could not be read, so nothing can be compared with it.`);
    if (!robots.allowsUs) return na(`The rules of ${target.host} do not invite this reader.`);
    const asked = exchanges.filter(
      ({ purpose, status, error }) => purpose === "page" && (status > 0 || error === null),
    );
    const refused = asked.filter(
      ({ url, finalUrl, status }) =>
        status === 403 || status === 429 || metChallenge(challenge, url) || metChallenge(challenge, finalUrl),
    );
    const evidence = refused
      .slice(0, 5)
      .map(({ url, status }) =>
        seen(
          url,
          challenge.marker === null ? String(status) : `${status} ${challenge.marker}`,
          "Allowed by the rules, refused by the server.",
        ),
      );
    if (asked.length === 0) {
      if (!challenge.detected) return unable(`No page of ${target.host} was asked for.`);
      return fail(
        `${target.host} answers with a test what its rules allow.`,
        seen(
          challenge.url ?? home.url,
          challenge.marker ?? "challenge page",
          "Allowed by the rules, refused by the server.",
        ),
      );
    }
    if (refused.length === 0)
      return pass(`${target.host} refused ${partOf(0, asked.length, "page")} asked for that its rules allow.`);
    const share = refused.length / asked.length;
    const situation = `${target.host} refused ${refused.length} of ${countOf(asked.length, "page")} that its rules allow: ${listOf(refused.map(({ url }) => pathOf(url)))}.`;
    const isHomeRefused = refused.some(({ url }) => addressKey(url) === addressKey(home.url));
    return share > SINGLE_PAGES_SHARE || isHomeRefused
      ? fail(situation, evidence, { score: isHomeRefused ? 0 : 1 - share })
      : warn(situation, evidence, { score: 1 - share });
  },
});
