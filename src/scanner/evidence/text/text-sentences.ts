// Cuts running text into sentences, without a dictionary and in any script.
import { memoByPage } from "../memo-by-page.ts";
import type { TextBlock } from "../page-facts.ts";

const STOP = /[.!?…。！？｡؟।]+["'”’»“)\]」』]*/gu;
const WIDE_STOP = /[。！？｡]/u;
/** A sentence may start with a capital, a digit, an opening sign or a letter of a script without case. */
const START = /^[\p{Lu}\p{Lt}\p{Lo}\p{N}"'“„«»‘‚([¿¡—–•#$€£]/u;
const SENTENCE_CHARS = 2_000;

/** Abbreviations that end in a full stop and are followed by more of the sentence; lower case, without the last stop. */
const ABBREVIATIONS = new Set(
  [
    "mr mrs ms dr prof st jr sr vs etc e.g i.e approx dept est no nos vol fig inc ltd co corp tel",
    "bzw z.b u.a d.h ca ggf inkl exkl zzgl usw evtl str nr abs art mio mrd max min std vgl i.d.r s",
    "m mme mlle p.ex env av bd éd réf cf n°",
    "sr sra srta dña d p.ej aprox núm pág tel avda ud uds",
    "dott ing sig sig.ra ecc pag es art n",
    "dhr mevr bijv o.a d.w.z enz nl m.b.t",
    "np tj tzn itd itp ul al pl tel godz zł ok inż mgr lek hab im św r nr pkt min",
    "tzv např apod č",
  ]
    .join(" ")
    .split(" "),
);

/** Sentences in order, each trimmed and at most 2,000 characters long; headings and labels come out whole. Linear. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.includes("\n") ? text.split(/\n+/) : [text]) {
    let from = 0;
    for (const stop of line.matchAll(STOP)) {
      const end = stop.index + stop[0].length;
      if (!endsSentence(line, from, stop.index, end, stop[0])) continue;
      keep(sentences, line.slice(from, end));
      from = end;
    }
    keep(sentences, line.slice(from));
  }
  return sentences;
}

/** The sentences of a block, cut once for all who read it. */
export const sentencesOf = memoByPage((block: TextBlock): readonly string[] => splitSentences(block.text));

/** True for a sentence with an end mark: a heading, a label or a menu entry has none. */
export const isFullSentence = (sentence: string): boolean => /[.!?…。！？｡؟।]["'”’»“)\]」』]*$/u.test(sentence);

function endsSentence(line: string, from: number, at: number, end: number, mark: string): boolean {
  const after = line.slice(end, end + 3);
  if (after.trim() === "") return true;
  if (WIDE_STOP.test(mark)) return true;
  if (!/^\s/.test(after) || !START.test(after.trimStart())) return false;
  return mark.startsWith(".") && mark.length === 1 ? !isAbbreviated(line.slice(Math.max(from, at - 12), at)) : true;
}

/** "Dr", "z.B", an initial or a day ("3. Mai") before the stop: the sentence goes on. */
function isAbbreviated(before: string): boolean {
  const word =
    before
      .split(/[\s(„“"'/]/)
      .at(-1)
      ?.toLowerCase() ?? "";
  if (ABBREVIATIONS.has(word)) return true;
  return /^\p{L}$/u.test(word) || /^\d{1,2}$/.test(word) || /^(?:\p{L}\.)+\p{L}$/u.test(word);
}

function keep(sentences: string[], piece: string): void {
  const sentence = piece.trim();
  if (sentence !== "") sentences.push(sentence.slice(0, SENTENCE_CHARS));
}
