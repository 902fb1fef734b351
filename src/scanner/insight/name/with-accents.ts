// A title is often typed without the accents that the headings of the same site have.
import type { PageFacts } from "../../evidence/page-facts.ts";

const HEADING_CHARS = 300;

/** The name as a heading writes it, where that has accents and is the same letters otherwise: "Gite" -> "Gîte". */
export function withAccents(name: string, pages: readonly PageFacts[]): string {
  const bare = withoutAccents(name);
  if (bare !== name) return onMostPages(name, bare, pages);
  for (const { headings } of pages)
    for (const { text, hidden } of headings) {
      const shown = text.slice(0, HEADING_CHARS).normalize();
      const at = hidden ? -1 : withoutAccents(shown).indexOf(bare);
      const written = shown.slice(at, at + name.length);
      if (at >= 0 && written !== name && !/[\p{L}\p{N}]/u.test(shown[at + name.length] ?? "")) return written;
    }
  return name;
}

/** Accents typed otherwise on one page are a slip: "Cafè" of a legal text, where titles and headings have "Café". */
function onMostPages(name: string, bare: string, pages: readonly PageFacts[]): string {
  const uses = new Map([[name, 0]]);
  for (const { titles, headings, blocks } of pages) {
    const found = [...titles, ...headings.map(({ text }) => text), ...blocks.map(({ text }) => text)].flatMap(
      (text) => {
        const shown = text.slice(0, HEADING_CHARS).normalize();
        const at = withoutAccents(shown).indexOf(bare);
        const written = shown.slice(at, at + name.length);
        return at === -1 || written === bare ? [] : [written];
      },
    );
    for (const written of new Set(found)) uses.set(written, (uses.get(written) ?? 0) + 1);
  }
  return [...uses].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? name;
}

/** As long as before: every letter is its first part, "é" an "e". */
const withoutAccents = (text: string): string =>
  text.replaceAll(/[\u00c0-\u024f]/g, (letter) => letter.normalize("NFD").charAt(0));
