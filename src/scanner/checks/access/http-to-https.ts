import { isSilent } from "../../evidence/access/access-silence.ts";
import { printableUrl } from "../../../model/target.ts";
import { defineCheck, fail, na, pass, seen, unable, warn } from "../define-check.ts";

export const httpToHttps = defineCheck({
  id: "http-to-https",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["target"],
  title: "Old insecure addresses lead to the secure site",
  why: "Printed and bookmarked addresses often lack the s in https. A lasting redirect brings people and crawlers to the protected page.",
  fix: "Let every http address answer 301 or 308 with the same path under https.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc9110#section-15.4.9",
  headline: ({ people, name }) => `Some ${people} read ${name} over an unprotected connection`,
  run({ target }) {
    const { httpProbe, host } = target;
    if (target.isLocalCopy) return unable("The site was read from a local copy, so its connections were not observed.");
    if (httpProbe === null) return unable(`The insecure address of ${host} was not asked for.`);
    if (!target.https.ok) return na(`${host} has no secure address that an insecure one could lead to.`);
    const { status, location } = httpProbe;
    const address = `http://${host}/`;
    if (status === 0) return na(`Nothing answers at the insecure address of ${host}.`);
    const received = location === null ? String(status) : `${status} to ${printableUrl(location)}`;
    const isSecure = location?.toLowerCase().startsWith("https:") ?? false;
    if (status >= 300 && status < 400 && isSecure) {
      if (status === 301 || status === 308)
        return pass(
          `The insecure address of ${host} leads to the secure one for good.`,
          seen(address, received, "A lasting redirect."),
        );
      return warn(
        `The insecure address of ${host} leads to the secure one, but only for the moment.`,
        seen(address, received, "Crawlers keep the insecure address as the true one."),
      );
    }
    if (status === 403 || isSilent(status)) return unable(`The insecure address of ${host} refused to answer.`);
    return fail(
      `The insecure address of ${host} does not lead to the secure one.`,
      seen(address, received, "People who type the address stay unprotected."),
    );
  },
});
