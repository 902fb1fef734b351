import { registrableDomainOf } from "../../../model/target.ts";
import { listOf } from "../../../model/words.ts";
import { claimedEntity } from "../../evidence/outside/wikidata.ts";
import { defineCheck, info, na, seen, unable } from "../define-check.ts";

export const wikidataRoundtrip = defineCheck({
  id: "wikidata-roundtrip",
  agent: "identity",
  category: "Structured data and entity",
  counts: [],
  severity: 1,
  evidence: "B",
  needs: ["structured", "target", "outside"],
  title: "Wikidata names this site as the site says it does",
  why: "Anybody can claim to be an entry of Wikidata. Machines believe it when the entry names the website, too.",
  fix: "Add the official website to the entry on Wikidata, with a source, or correct the entry that sameAs names.",
  effort: "S",
  reference: "https://www.wikidata.org/wiki/Property:P856",
  run({ structured, target, outside }) {
    const claim = claimedEntity({ structured, target });
    if (claim === null) return na("The site's data claims no entry of Wikidata.");
    const { id, claimedOn } = claim;
    if (outside.notAsked !== null) return unable(`Wikidata was not asked about ${id}: ${outside.notAsked}.`);
    const { wikidata } = outside;
    if (wikidata === null || wikidata.state === "failed") return unable(`Wikidata gave no usable answer about ${id}.`);
    const claimed = seen(claimedOn, `sameAs ${id}`, "The claim in the site's data.");
    if (wikidata.state === "missing")
      return info(`The site's data names ${id}, an entry that Wikidata does not have.`, claimed);
    if (wikidata.state === "moved")
      return info(`The site's data names ${id}, which Wikidata has merged into another entry.`, claimed);
    const { websites } = wikidata;
    const received = websites.length === 0 ? "no official website" : `official website ${listOf(websites)}`;
    const evidence = [claimed, seen(`https://www.wikidata.org/wiki/${id}`, received, "What Wikidata says.")];
    const isNamed = websites.some(
      (address) => registrableDomainOf(new URL(address).hostname) === target.registrableDomain,
    );
    if (isNamed)
      return info(`Wikidata's entry ${id} names ${target.registrableDomain} as the official website.`, evidence);
    return websites.length === 0
      ? info(`Wikidata's entry ${id} names no official website, so that the claim stays unproven.`, evidence)
      : info(`Wikidata's entry ${id} names another official website than ${target.registrableDomain}.`, evidence);
  },
});
