import { maskPersonalData } from "../../../model/mask.ts";
import { listOf } from "../../../model/words.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { holdsName, nameKey } from "../../evidence/structured/structured-contact.ts";
import { agreeOnName, GUIDE, readNamePlaces } from "../../evidence/structured/structured-names.ts";
import { defineCheck, fail, na, pass, seen, warn } from "../define-check.ts";

const LEAST_PLACES = 3;
const PASS_SHARE = 0.8;
const WARN_SHARE = 0.5;

/** Five places can name the business: title, share name, page data, footer, logo. Three have to be there; a guide for machines joins them. A mark with the initials of the name repeats it and names nothing else. */
export const entityNameConsistent = defineCheck({
  id: "entity-name-consistent",
  agent: "structured-data",
  category: "Structured data and entity",
  aeoCategory: "Entity and reviews",
  counts: ["readiness", "aeo"],
  severity: 2,
  evidence: "B",
  needs: ["pages", "home", "structured", "target", "documents", "profile"],
  title: "The business has one name everywhere on the site",
  why: "Machines join what they read about a business by its name. Two spellings become two businesses.",
  fix: "Use one spelling of the name in the title of every page, in og:site_name, in the pages' data, in the footer and as the logo's text.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/site-names",
  headline: ({ name }) => `Not every place on the site of ${name} calls it by that name`,
  run({ pages, home, structured, target, documents, profile }) {
    const known = profile.businessName.value === null ? [] : [profile.businessName.value];
    const places = readNamePlaces({ pages, home, structured, target, documents }, known);
    const asked = places.filter(({ place }) => place !== GUIDE);
    if (asked.length < LEAST_PLACES) return na("Fewer than three places on the site give a name.");
    const agreed = agreeOnName(asked, known);
    if (!agreed) return na("None of the places that could name the business does.");
    const share = agreed.agree.length / asked.length;
    // The title of a guide may be no name: it is told, and costs nothing.
    const guides = places.filter(
      ({ place, texts }) => place === GUIDE && !texts.some((text) => holdsName(text, nameKey(agreed.name))),
    );
    const differ = [...agreed.differ, ...guides];
    const where = listOf(
      agreed.agree.map(({ place }) => place),
      5,
    );
    const also = places.flatMap(({ place, texts }) =>
      place === "page data" ? texts.filter((text) => !holdsName(text, nameKey(agreed.name))) : [],
    );
    const other = also.length === 0 ? "" : `; its data also call it “${quoteOf(also[0] ?? "")}”`;
    if (differ.length === 0) return pass(`"${agreed.name}" stands in ${where}${other}.`);
    const evidence = differ.map(({ texts, url, place }) =>
      seen(url, maskPersonalData(`${place}: ${texts[0] ?? ""}`.slice(0, 160)), `Does not hold "${agreed.name}".`),
    );
    const situation = `"${agreed.name}" stands in ${where || "none of the places"}; ${listOf(
      differ.map(({ place }) => place),
      5,
    )} ${differ.length === 1 ? "gives" : "give"} another name.`;
    if (share >= PASS_SHARE) return pass(situation, evidence);
    const differing = listOf(differ.map(({ place }) => `the ${place}`));
    return (share >= WARN_SHARE ? warn : fail)(situation, evidence, {
      fix: `Write “${agreed.name}” in ${differing}, too, or one other spelling in all these places.`,
    });
  },
});
