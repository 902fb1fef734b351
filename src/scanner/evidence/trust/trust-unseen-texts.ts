// Texts of a page that visitors do not see and machines read.
import type { HiddenText, PageFacts } from "../page-facts.ts";

export interface UnseenText {
  by: HiddenText["by"];
  text: string;
}

const MAX_TEXTS = 400;
const MAX_CHARS = 2_000;

/** Keys of metadata that speak to AI systems: "ai-instructions", "llm:prompt". */
const AI_KEY = /(?:^|[-_:.])(?:ai|llms?|gpt|chatgpt|claude|agents?)(?:[-_:.]|$)/;
const ORDER_KEY = /instruction|prompt|directive|guidance|system/;

/** Hidden texts, metadata, and the names and alternatives given to assistive technology; each text once. */
export function unseenTexts(page: PageFacts): UnseenText[] {
  const all: UnseenText[] = [...page.hiddenTexts, ...metaTexts(page), ...spokenTexts(page)];
  const seen = new Set<string>();
  const kept: UnseenText[] = [];
  for (const { by, text } of all) {
    const short = text.slice(0, MAX_CHARS).trim();
    if (short === "" || seen.has(short)) continue;
    seen.add(short);
    kept.push({ by, text: short });
    if (kept.length >= MAX_TEXTS) break;
  }
  return kept;
}

/** Texts that only assistive technology is given: alternatives, labels, titles, hints in fields. */
export function spokenTexts(page: PageFacts): UnseenText[] {
  return [
    ...page.images.map(({ alt }) => ({ by: "alt" as const, text: alt ?? "" })),
    ...page.anchors.flatMap(({ text, nameFrom }) => named(nameFrom, text)),
    ...page.buttons.flatMap(({ name, nameFrom }) => named(nameFrom, name)),
    ...page.iframes.map(({ title }) => ({ by: "title" as const, text: title ?? "" })),
    ...page.landmarks.map(({ label }) => ({ by: "aria-label" as const, text: label ?? "" })),
    ...page.forms.flatMap(({ fields }) =>
      fields.flatMap(({ placeholder, label, labelFrom }) => [
        { by: "placeholder" as const, text: placeholder },
        ...named(labelFrom, label),
      ]),
    ),
  ];
}

function named(from: string, text: string): UnseenText[] {
  if (from === "aria-label" || from === "alt" || from === "title") return [{ by: from, text }];
  return [];
}

function metaTexts(page: PageFacts): UnseenText[] {
  return page.metas.map(({ key, content }) => ({
    by: "meta" as const,
    text: AI_KEY.test(key) && ORDER_KEY.test(key) ? `ai instructions: ${content}` : content,
  }));
}

const HOW: Record<HiddenText["by"], string> = {
  "hidden-attribute": "in an element marked as hidden",
  "display-none": "in an element that is not displayed",
  "visibility-hidden": "in an element made invisible",
  "zero-size": "in an element without size",
  "off-screen": "in an element moved off the screen",
  transparent: "in transparent letters",
  "same-colour": "in letters of the background's color",
  "aria-hidden": "in an element kept from assistive technology",
  comment: "in a comment of the page's code",
  noscript: "in the part for browsers without scripts",
  template: "in a template that is never shown",
  meta: "in the page's metadata",
  alt: "in the text alternative of a picture",
  "aria-label": "in a label for assistive technology",
  title: "in a title attribute",
  placeholder: "in the hint of a form field",
  "hidden-input": "in a hidden form field",
};

/** "in an element that is not displayed". */
export const howHidden = (by: HiddenText["by"]): string => HOW[by];
