import { metChallenge } from "../../evidence/access/access-observation.ts";
import { OF_SITE, defineCheck, fail, na, pass, seen, unable, warn } from "../define-check.ts";

const HALF_YEAR_SECONDS = 15_552_000;

export const hsts = defineCheck({
  id: "hsts",
  agent: "trust-security",
  category: "Trust and safety",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["home", "target", "challenge"],
  title: "Browsers are told to stay on the secure address",
  why: "Without that word a first visit over an open network can be led to a forged copy of the site.",
  fix: "Send Strict-Transport-Security with every https answer of {host}, max-age=86400 first and 31536000 once all of it was seen to work.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc6797#section-6.1",
  headline: ({ people, name }) => `Browsers may take ${people} to ${name} over an insecure address first`,
  run({ home, target, challenge }) {
    if (target.isLocalCopy)
      return unable("The site was read from a local copy, so nothing about its secure connection was seen.");
    if (metChallenge(challenge, home.url)) return unable("The start page answered with a test for visitors.");
    if (!home.url.startsWith("https:")) return na("The site is not served over https, where this rule begins.");
    const header = home.transfer.headers["strict-transport-security"] ?? "";
    const maxAge = maxAgeOf(header);
    if (header === "" || maxAge === null) {
      return fail(
        `${target.host} does not tell browsers to use only its secure address.`,
        seen(home.url, header === "" ? "no Strict-Transport-Security header" : header, ""),
        OF_SITE,
      );
    }
    const shown = seen(
      home.url,
      `strict-transport-security: ${header}`,
      `Browsers keep the rule for ${Math.round(maxAge / 86_400)} days.`,
    );
    if (maxAge >= HALF_YEAR_SECONDS)
      return pass(`${target.host} tells browsers to use only its secure address.`, shown);
    return warn(`${target.host} tells browsers to use its secure address, but only for a short time.`, shown, OF_SITE);
  },
});

function maxAgeOf(header: string): number | null {
  const match = /(?:^|;)\s*max-age\s*=\s*"?(\d{1,12})/i.exec(header);
  return match ? Number(match[1]) : null;
}
