import { leadsSomewhere } from "../../evidence/interfaces/interface-surface.ts";
import { isSingular, listOf, shareOf } from "../../../model/words.ts";
import { readDiscoveryGraph } from "../../evidence/interfaces/interface-graph.ts";
import type { DocumentFacts } from "../../evidence/site-evidence.ts";
import { defineCheck, na, pass, seen, warn } from "../define-check.ts";

const MIN_AGE_S = 300;
const MAX_AGE_S = 86_400;

// Headers of robots.txt and sitemaps are not kept. Descriptions of interfaces and catalogs are judged, which agents ask
// for again and again; a guide such as llms.txt is read once, and a site must not lose points by adding one.
export const cachePolicy = defineCheck({
  id: "cache-policy",
  agent: "page-experience",
  category: "Performance",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["documents", "target"],
  title: "Documents for machines say how long they hold",
  why: "Agents ask for the same documents again and again. A validity of minutes to a day spares both sides, and a version mark makes asking cheap.",
  fix: "Send `Cache-Control: max-age` between 300 and 86400 and an ETag with these documents.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc9111",
  headline: ({ name }) => `Agents reload the same documents of ${name} on every visit`,
  run({ documents, target }) {
    const present = readDiscoveryGraph(documents).filter(leadsSomewhere);
    if (present.length === 0)
      return na(`${target.host} publishes no description of an interface and no catalog that leads to something.`);
    const grades = present.map((document) => ({ document, faults: faultsOf(document) }));
    const faulty = grades.filter(({ faults }) => faults.length > 0);
    const good = present.length - faulty.length;
    const situation = `${shareOf(good, present.length, "document")} for machines of ${target.host} ${isSingular(good, present.length) ? "says how long it holds and carries" : "say how long they hold and carry"} a version mark.`;
    if (faulty.length === 0) return pass(situation);
    return warn(
      situation,
      faulty.slice(0, 5).map(({ document, faults }) => seen(document.url, received(document), `${listOf(faults)}.`)),
      { score: 1 - faulty.length / present.length / 2 },
    );
  },
});

function faultsOf({ headers }: DocumentFacts): string[] {
  const age = /(?:s-maxage|max-age)\s*=\s*"?(\d{1,10})/i.exec(headers["cache-control"] ?? "")?.[1];
  const seconds = age === undefined ? null : Number(age);
  return [
    ...(headers.etag === undefined && headers["last-modified"] === undefined ? ["No version mark"] : []),
    ...(seconds === null ? ["no validity"] : []),
    ...(seconds !== null && seconds < MIN_AGE_S ? ["a validity below five minutes"] : []),
    ...(seconds !== null && seconds > MAX_AGE_S ? ["a validity above a day"] : []),
  ];
}

const received = ({ headers }: DocumentFacts): string =>
  `cache-control: ${headers["cache-control"] ?? "none"}; etag: ${headers.etag ?? "none"}`;
