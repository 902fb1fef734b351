import { eachOf, partOf } from "../../../model/words.ts";
import { nodesOn, isOfType, textOf } from "../../evidence/structured/collect-structured.ts";
import type { SiteNode } from "../../evidence/site-evidence.ts";
import { parseW3cDate } from "../../evidence/site/w3c-date.ts";
import { defineCheck, judgePages } from "../define-check.ts";

/** Property names people write instead of the vocabulary's own. */
const MISNAMED: Readonly<Record<string, string>> = {
  phone: "telephone",
  phoneNumber: "telephone",
  tel: "telephone",
  adress: "address",
  mail: "email",
  emailAddress: "email",
  openinghours: "openingHours",
  hours: "openingHours",
  businessHours: "openingHours",
  social: "sameAs",
  socialMedia: "sameAs",
  sameas: "sameAs",
  street: "streetAddress",
  city: "addressLocality",
  zip: "postalCode",
  zipCode: "postalCode",
  postcode: "postalCode",
  country: "addressCountry",
  region: "addressRegion",
  lat: "latitude",
  lng: "longitude",
  website: "url",
  title: "name",
  datePublish: "datePublished",
  dateUpdated: "dateModified",
  published: "datePublished",
};
/** "title" and the like are right on some types. */
const RIGHT_ON: Readonly<Record<string, string>> = { title: "JobPosting", country: "Person" };
const ADDRESSES = ["url", "image", "logo", "sameAs", "contentUrl", "thumbnailUrl", "embedUrl"];
const DATES = [
  "datePublished",
  "dateModified",
  "dateCreated",
  "uploadDate",
  "startDate",
  "endDate",
  "datePosted",
  "validThrough",
  "priceValidUntil",
];
const NUMBERS = [
  "price",
  "lowPrice",
  "highPrice",
  "ratingValue",
  "reviewCount",
  "ratingCount",
  "bestRating",
  "latitude",
  "longitude",
];

/**
 * Certain defects only: names that no vocabulary term can have, well-known misspellings, relative
 * addresses, dates and numbers that cannot be read. The share of pages decides between pass and warn.
 */
export const jsonldPropertySanity = defineCheck({
  id: "jsonld-property-sanity",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["pages", "structured"],
  title: "Facts for machines use the agreed words and forms",
  why: "A reader skips what it does not know: a phone number under a made-up name is no phone number.",
  fix: "Rename the property or correct its value as shown: full addresses beginning with https, dates as YYYY-MM-DD, numbers without currency signs or thousands separators.",
  effort: "S",
  reference: "https://schema.org/docs/datamodel.html",
  nowhere: "No page read carries facts for machines.",
  headline: ({ name }, shown = []) =>
    isSpeltAlone(shown)
      ? `Machines read words of ${name} with letters replaced by code`
      : `Machines skip facts about ${name} because they cannot read them`,
  run({ pages, structured }) {
    const judged = judgePages(
      pages,
      (page) => {
        const nodes = nodesOn(structured, page);
        if (nodes.length === 0) return null;
        const [defect] = nodes.flatMap(defectsOf);
        return defect ?? true;
      },
      ({ good, of }) =>
        good === 0
          ? `${eachOf(of, "page")} with facts for machines has some in words or forms that are not known.`
          : `All facts for machines use known words and forms on ${partOf(good, of, "page")} with such facts.`,
    );
    const verdict = isSpeltAlone(judged.evidence) ? { ...judged, fix: SPELL_FIX } : judged;
    return verdict.status === "fail"
      ? { ...verdict, status: "warn", score: Math.max(0.5, verdict.score ?? 0) }
      : verdict;
  },
});

interface Defect {
  received: string;
  meaning: string;
}

function defectsOf(node: SiteNode): Defect[] {
  const names = Object.keys(node.props).filter((name) => !name.startsWith("@") && !name.includes(":"));
  const type = node.types[0] ?? "item";
  const escaped =
    node.escaped === undefined ? [] : [{ received: `${type}.${node.escaped.slice(0, 80)}`, meaning: ESCAPED }];
  const others = names.flatMap((name) => {
    const values: unknown[] = [node.props[name]].flat().slice(0, 10);
    return nameDefects(node, name, type).concat(
      values.flatMap((value) => valueDefects(name, textOfScalar(value), type)),
    );
  });
  return [...escaped, ...others];
}

// JSON has no character references, so nobody undoes them: https://html.spec.whatwg.org/multipage/scripting.html
const SPELL_FIX =
  "Write the letters themselves in place of their spelling in markup (ø and not &oslash;), or switch off the escaping where the data is filled in.";
const isSpeltAlone = (shown: readonly { meaning: string }[]): boolean =>
  shown.length > 0 && shown.every(({ meaning }) => meaning === ESCAPED);
const ESCAPED =
  "Letters stand there as markup spells them, and machines read the spelling: write the letters themselves.";

function nameDefects(node: SiteNode, name: string, type: string): Defect[] {
  const right = MISNAMED[name];
  if (right && !isOfType(node, RIGHT_ON[name] ?? "")) {
    return [{ received: `${type}.${name}`, meaning: `The vocabulary calls this ${right}.` }];
  }
  // What an action takes and gives is annotated by these endings: https://schema.org/docs/actions.html
  if (node.syntax !== "json-ld" || /^[a-z][A-Za-z0-9]*(?:-(?:input|output))?$/.test(name)) return [];
  return [{ received: `${type}.${name.slice(0, 60)}`, meaning: "No property of the vocabulary is spelt like this." }];
}

/** Text of a plain value; "" for objects and lists, which are judged as nodes of their own. */
const textOfScalar = (value: unknown): string => (typeof value === "object" ? "" : textOf(value));

function valueDefects(name: string, text: string, type: string): Defect[] {
  if (text === "") return [];
  const received = `${type}.${name}: ${text.slice(0, 80)}`;
  if (ADDRESSES.includes(name) && !/^(?:https?:|data:|mailto:|tel:|#|_:)/i.test(text)) {
    return [{ received, meaning: "An address that does not begin with https:// leads nowhere outside the page." }];
  }
  if (DATES.includes(name) && parseW3cDate(text) === null) {
    return [{ received, meaning: "The date is not in the form that machines read." }];
  }
  if (NUMBERS.includes(name) && !/^[+-]?\d+(?:\.\d+)?$/.test(text)) {
    return [{ received, meaning: "The value is not a plain number." }];
  }
  return [];
}
