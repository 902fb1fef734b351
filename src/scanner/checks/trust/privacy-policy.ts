import { pathOf } from "../../../model/words.ts";
import { findPolicy } from "../../evidence/trust/trust-policy-pages.ts";
import { collectsPersonalData } from "../../evidence/trust/trust-data-collection.ts";
import { namedInPlaceOf } from "../../evidence/trust/policy-of-others.ts";
import { PRIVACY_PARTS, PRIVACY_WORDS } from "../../evidence/trust/trust-policy-words.ts";
import { judgePolicy } from "../judge-policy.ts";
import { absent, defineCheck, fail, na, seen, unable, warn } from "../define-check.ts";

/** Reachable and with text; a part of the page that tells the same counts, since who fills in the form reads it. A date is reported and not scored: whether it is seen depends on the pages read. */
export const privacyPolicy = defineCheck({
  id: "privacy-policy",
  agent: "trust-security",
  category: "Trust and safety",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["pages", "home", "profile", "linkChecks", "exchanges", "technologies", "target"],
  title: "What happens to visitors' data can be read",
  why: "People and their assistants look for this before they hand over a name or a number, and most countries require it.",
  fix: "Link in the footer of {host} a privacy policy that says which data is collected, what for, who gets it and for how long.",
  effort: "M",
  reference: "https://eur-lex.europa.eu/eli/reg/2016/679/oj",
  headline: ({ name }, [shown] = []) =>
    shown?.about?.includes("somebody else") === true
      ? `The privacy notice of ${name} speaks of somebody else`
      : `People cannot read what ${name} does with their data`,
  run({ pages, home, profile, linkChecks, exchanges, technologies, target }) {
    const policy = findPolicy({ pages, linkChecks, exchanges }, PRIVACY_WORDS, PRIVACY_PARTS);
    const notice = policy.state === "read" && !policy.section && pages.find(({ url }) => url === policy.url);
    const names = [
      profile.businessName.value ?? "",
      ...profile.alsoKnownAs,
      target.registrableDomain.split(".")[0] ?? "",
    ];
    const other = notice ? namedInPlaceOf(notice, pages, names) : undefined;
    if (other !== undefined)
      return warn(
        `The privacy notice speaks of “${other}” and names neither the business nor its domain.`,
        seen(policy.url, `“${other}”, on no other page read`, "It seems to be taken over from somebody else.", {
          about: ["somebody else"],
        }),
        {
          fix: `If ${other} runs this site, say so there; else the text is somebody else's: write one that says what this site does with data.`,
        },
      );
    if (policy.state !== "absent") return judgePolicy(policy, "a privacy notice", pages);
    if (profile.siteType.value === "app-shell")
      return unable("The pages are built by scripts in the browser, so their links could not be read.");
    const collects = collectsPersonalData(pages, technologies);
    if (collects === null)
      return absent(na("The site links no privacy policy, and no form or tracker that collects data was seen."));
    return absent(
      fail(
        `On ${pathOf(collects.url || home.url)} ${target.host} collects data of visitors, and no page read links one that says what happens to it.`,
        seen(collects.url || home.url, collects.what, ""),
      ),
    );
  },
});
