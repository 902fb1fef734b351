// Forms that visitors download, fill in and send back, and links that open an e-mail where a form could stand.
import { maskPersonalData } from "../../../model/mask.ts";
import data from "../data/manual-phrases.json" with { type: "json" };
import { plainUrl } from "../../../model/target.ts";
import { readablePath } from "../../../model/words.ts";
import { addressParts } from "../../../model/address-parts.ts";
import type { AnchorFacts, PageFacts } from "../page-facts.ts";

export interface PaperForm {
  /** Page the link stands on. */
  url: string;
  /** File name, for example "new-patient-form.pdf". */
  file: string;
  quote: string;
}

const PAPER = /\.(?:pdf|docx?|odt|rtf)$/i;
const MOST_PER_PAGE = 10;
const QUOTE_CHARS = 120;

/** Links to a PDF or word-processor file whose text or name says that it is a form. One entry per file. */
export function findPaperForms(page: PageFacts): PaperForm[] {
  const forms = new Map<string, PaperForm>();
  for (const anchor of page.anchors) {
    const file = fileOf(anchor);
    if (file === null || anchor.hidden || forms.has(file)) continue;
    if (!saysForm(`${anchor.text} ${file}`)) continue;
    forms.set(file, { url: plainUrl(page.url), file, quote: (anchor.text || file).slice(0, QUOTE_CHARS) });
    if (forms.size >= MOST_PER_PAGE) break;
  }
  return [...forms.values()];
}

function fileOf({ href }: AnchorFacts): string | null {
  const path = addressParts(href)?.pathname ?? "";
  const file = path.slice(path.lastIndexOf("/") + 1);
  if (!PAPER.test(file)) return null;
  return readablePath(file, decodeURIComponent);
}

/** Words of one part only match the whole part or its start or end: "Anmeldeformular", "order_form". "Performance" is none. */
function saysForm(text: string): boolean {
  const parts = text.toLowerCase().split(/[^\p{L}]+/u);
  return parts.some((part) => data.formWords.some((word) => part === word || isCompoundOf(part, word)));
}

const SHORTEST_IN_COMPOUND = 6;
const isCompoundOf = (part: string, word: string): boolean =>
  word.length >= SHORTEST_IN_COMPOUND && (part.startsWith(word) || part.endsWith(word));

export interface MailCall {
  url: string;
  quote: string;
}

/** Links in the text that ask for an action and open an e-mail: "Apply now", not "Contact" or an address. */
export function findMailCalls(page: PageFacts): MailCall[] {
  if (page.kind === "post" || page.kind === "legal") return [];
  const calls = page.anchors.filter(
    (anchor) =>
      anchor.href.toLowerCase().startsWith("mailto:") &&
      !anchor.hidden &&
      anchor.region !== "footer" &&
      asksForAction(anchor.text),
  );
  const texts = [...new Set(calls.map((anchor) => maskPersonalData(anchor.text).slice(0, QUOTE_CHARS)))];
  return texts.slice(0, MOST_PER_PAGE).map((quote) => ({ url: plainUrl(page.url), quote }));
}

function asksForAction(text: string): boolean {
  const folded = text.toLowerCase();
  if (folded.includes("@") || folded.length > 60) return false;
  const words = folded.split(/[^\p{L}]+/u);
  return data.actionWords.some((word) =>
    words.some((part) => part === word || (word.length >= SHORTEST_IN_COMPOUND && part.startsWith(word))),
  );
}
