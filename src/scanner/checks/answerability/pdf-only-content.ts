import { listOf } from "../../../model/words.ts";
import { findHours } from "../../evidence/answers/answers-fact-places.ts";
import { readPricing } from "../../evidence/answers/answers-pricing.ts";
import { readFactFiles } from "../../evidence/answers/answers-files.ts";
import { defineCheck, na, pass, seen, warn } from "../define-check.ts";

export const pdfOnlyContent = defineCheck({
  id: "pdf-only-content",
  agent: "answerability",
  category: "Key facts and pricing",
  counts: ["aeo"],
  severity: 2,
  evidence: "B",
  needs: ["pages", "home", "structured", "channels", "technologies", "profile"],
  title: "Prices and hours stand on a page, not only in a file",
  why: "Assistants read pages first and often nothing else. A price list or menu that exists only as a PDF or picture is as good as missing.",
  fix: "Copy the content of the files named here onto a page as text, and keep the file for printing.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/crawling-indexing/indexable-file-types",
  headline: ({ people }) => `Prices or hours ${people} ask for are locked in files`,
  run(evidence) {
    const files = readFactFiles(evidence.pages);
    if (files.length === 0) return na("No file or picture that by its name holds prices, a menu or hours is linked.");
    const { prices } = readPricing(evidence.pages, evidence.structured, evidence.profile);
    const hasHours = findHours(evidence) !== null;
    const locked = files.filter(({ holds }) => (holds === "prices" ? prices.length === 0 : !hasHours));
    if (locked.length === 0) return pass(`What ${listOf(files.map(({ file }) => file))} holds also stands on a page.`);
    return warn(
      `${listOf([...new Set(locked.map(({ holds }) => (holds === "prices" ? "Prices" : "Opening hours")))])} stand only in ${listOf(locked.map(({ file }) => file))}.`,
      locked.slice(0, 5).map(({ url, file, holds }) => seen(url, file, `No page read gives the ${holds} as text.`)),
    );
  },
});
