// pdf:x — a document to download whose name or link text says what it is.
import { memoByPage } from "../../evidence/memo-by-page.ts";
import type { AnchorFacts, PageFacts } from "../../evidence/page-facts.ts";
import topics from "../data/document-topics.json" with { type: "json" };
import { normaliseText } from "../normalise-text.ts";
import { quoteOf } from "../quote-of.ts";
import { isForProfession } from "./for-profession.ts";
import { pathOf } from "./site-reading.ts";
import type { SignalHit, SiteReading } from "./site-reading.ts";

const words = (list: string): readonly string[] => list.split(",");

/** Stems that a document's file name or link text holds. */
const TOPICS: Readonly<Record<string, readonly string[]>> = topics;

/** Documents that fill-in words also fit, though nobody fills them in. */
const NOT_FORMS = words(
  "information,informationen,platform,performance,formation,reform,transform,privacy,datenschutz,datasheet",
);
/** Papers of applicants for a job. */
const JOB_FORMS = words(
  "job,employment,bewerbung,stellen,lebenslauf,personalbogen,candidature,emploi,empleo,vacante,emprego,vaga,lavoro,sollicit,vacature,praca,rekrut,iş-başvuru,iş-müracaat",
);
/** Papers of another kind of work: joining, ordering, sending goods back, applying. Their forms are no forms for an intake. */
const OTHER_FORMS = [...["membership", "order", "return"].flatMap((topic) => TOPICS[topic] ?? []), ...JOB_FORMS];
const DOCUMENT_PATH = /\.(?:pdf|docx?|odt|rtf|xlsx?)$/i;

export const isDocumentSignal = (name: string): boolean =>
  name.startsWith("pdf:") && name.slice("pdf:".length) in TOPICS;

export interface SiteDocument {
  file: string;
  href: string;
  pageUrl: string;
  hit: SignalHit;
}

export const documentHits = (reading: SiteReading, name: string): SignalHit[] =>
  documentsOn(reading, name.slice("pdf:".length))
    .slice(0, 6)
    .map((document) => document.hit);

/** Linked documents on a topic, each once, with the page that links it. */
export function documentsOn(reading: SiteReading, topic: string): SiteDocument[] {
  const stems = TOPICS[topic] ?? [];
  const found = new Map<string, SiteDocument>();
  for (const { page, anchor, path, name } of linksToDocuments(reading)) {
    if (found.has(path) || !stems.some((stem) => name.includes(stem))) continue;
    if (topic === "membership" && RECORDS.test(name)) continue;
    const isForPatients = (): boolean => page.kind !== "careers" && !isForProfession(reading, page.url);
    if (topic !== "form" || (isIntakeForm(name) && isForPatients()))
      found.set(path, toDocument(anchor, path, page.url));
  }
  return [...found.values()];
}

/** What members are sent, and not what joins them. */
const RECORDS =
  /minutes|protokol|protocolo|proces-verbal|procès-verbal|compte-rendu|verbale|notulen|zapisnik|versammlung|meeting|assembl|zebrani|convoca|einladung|uitnodiging/;

interface DocumentLink {
  page: PageFacts;
  anchor: AnchorFacts;
  path: string;
  name: string;
}

/** Read once for all topics. */
const linksToDocuments = memoByPage(({ pages }: SiteReading): readonly DocumentLink[] =>
  pages.flatMap(({ facts: page }) =>
    page.kind === "post" ? [] : page.anchors.flatMap((anchor) => linkToDocument(page, anchor)),
  ),
);

function linkToDocument(page: PageFacts, anchor: AnchorFacts): DocumentLink[] {
  const path = anchor.hidden ? "" : pathOf(anchor.href);
  return DOCUMENT_PATH.test(path) ? [{ page, anchor, path, name: nameWords(anchor, path) }] : [];
}

/** A doctor fills in whom to refer; who refers themselves does so too. */
const REFERRALS = /referral|überweisung|ueberweisung|zuweis|verwijs|skierowan/;

/** Papers that an authority issues: the business cannot make them anew. */
const OF_AUTHORITIES = /(?:^|-)(?:irs|uscis|hmrc|f?w-?[249]|i-9|f\d{4}|cerfa|modelo-\d{3})(?=[-.,]|$)/;

const isIntakeForm = (name: string): boolean =>
  !OF_AUTHORITIES.test(name) &&
  ![...NOT_FORMS, ...OTHER_FORMS].some((word) => name.includes(word)) &&
  (!REFERRALS.test(name) || /self|selbst|zelf/.test(name));

const nameWords = (anchor: AnchorFacts, path: string): string =>
  normaliseText(`${anchor.text} ${path.split("/").at(-1) ?? ""}`).replaceAll(/[\s_+]+/g, "-");

function toDocument(anchor: AnchorFacts, path: string, pageUrl: string): SiteDocument {
  const file = path.split("/").at(-1) ?? path;
  const quote = anchor.text && anchor.text !== file ? `${anchor.text} (${file})` : file;
  return {
    file,
    href: anchor.href,
    pageUrl,
    hit: {
      url: pageUrl,
      region: "link",
      quote: quoteOf(quote),
      strength: 1,
      mention: { kind: "document", label: file },
    },
  };
}
