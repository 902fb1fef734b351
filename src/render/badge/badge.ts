// The scores of a website as a small picture that other sites show. Looks are presentation attributes, since the
// policy of the answer allows no style but the one text that the theme "auto" brings.
import { PRODUCT } from "../../model/product.ts";
import { dateInWords } from "../date-in-words.ts";
import { htmlOf, type Markup, markup } from "../markup.ts";
import { toneOf } from "../report/words.ts";
import { DARK, DARK_STYLE, LIGHT, type Palette, type Role } from "./palette.ts";
import { textWidth } from "./text-width.ts";

export const BADGE_SCORES = ["both", "readiness", "aeo"] as const;
export const BADGE_STYLES = ["flat", "plain", "large"] as const;
export const BADGE_THEMES = ["auto", "light", "dark"] as const;

export interface BadgeLook {
  score: (typeof BADGE_SCORES)[number];
  style: (typeof BADGE_STYLES)[number];
  theme: (typeof BADGE_THEMES)[number];
}

export interface BadgeScores {
  readinessScore: number;
  aeoScore: number;
  /** Day on which the site was read, YYYY-MM-DD. */
  day: string;
  scanType: string;
}

interface Part {
  text: string;
  /** What it is filled with, or in the plain style written in. */
  role: Role;
}
type Shape = (typeof SHAPES)[keyof typeof SHAPES];

const SHAPES = {
  flat: { height: 20, size: 11, pad: 7, radius: 4, hasLogo: false, isFilled: true },
  plain: { height: 20, size: 11, pad: 7, radius: 4, hasLogo: false, isFilled: false },
  large: { height: 32, size: 14, pad: 11, radius: 7, hasLogo: true, isFilled: true },
} as const;
/** XML 1.0 section 2.2: one such character, and the picture is none. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const FONT = "Verdana, DejaVu Sans, sans-serif";

/** `scores` is null for a site without a public scan. */
export function badge(domain: string, scores: BadgeScores | null, { score, style, theme }: BadgeLook): string {
  const shape = SHAPES[style];
  const palette = theme === "dark" ? DARK : LIGHT;
  const title = titleOf(domain, scores, score).replace(NOT_IN_XML, "");
  const places = placeParts(partsOf(scores, score), shape);
  const width = places.reduce((end, { x, width: own }) => Math.max(end, x + own), 0);
  const { height } = shape;
  return htmlOf(markup`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}"><title>${title}</title>${theme === "auto" && DARK_STYLE}${
    !shape.isFilled &&
    markup`<rect class="paper edge" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="${shape.radius}" fill="${palette.paper}" stroke="${palette.edge}"/>`
  }${places.map((place, at) => drawPart(place, { shape, palette, isFirst: at === 0, isLast: at === places.length - 1 }))}</svg>
`);
}

const NAMES = { readiness: "AI readiness", aeo: "AEO" } as const;

function partsOf(scores: BadgeScores | null, which: BadgeLook["score"]): Part[] {
  const label: Part = { text: which === "both" ? PRODUCT.name : NAMES[which], role: "label" };
  if (scores === null) return [label, { text: "not scanned", role: "none" }];
  const [readiness, aeo] = [Math.round(scores.readinessScore), Math.round(scores.aeoScore)];
  switch (which) {
    case "both":
      return [label, valueOf(`${NAMES.readiness} ${readiness}`, readiness), valueOf(`${NAMES.aeo} ${aeo}`, aeo)];
    case "readiness":
      return [label, valueOf(`${readiness} of 100`, readiness)];
    case "aeo":
      return [label, valueOf(`${aeo} of 100`, aeo)];
  }
}

const valueOf = (text: string, score: number): Part => {
  const tone = toneOf(score);
  return { text, role: tone === "plain" ? "none" : tone };
};

function titleOf(domain: string, scores: BadgeScores | null, which: BadgeLook["score"]): string {
  if (scores === null) return `${domain}: not scanned by ${PRODUCT.name}`;
  const readiness = `${NAMES.readiness} ${Math.round(scores.readinessScore)} of 100`;
  const aeo = `${NAMES.aeo} ${Math.round(scores.aeoScore)} of 100`;
  const values = { both: `${readiness}, ${aeo}`, readiness, aeo }[which];
  return `${values}: ${domain}, ${scores.scanType} scan by ${PRODUCT.name} on ${dateInWords(scores.day)}`;
}

interface Place extends Part {
  x: number;
  width: number;
  textX: number;
  textWidth: number;
}

function placeParts(parts: readonly Part[], { size, pad, height, hasLogo }: Shape): Place[] {
  let x = 0;
  return parts.map((part, at) => {
    const logo = hasLogo && at === 0 ? height - pad : 0;
    const own = textWidth(part.text, size);
    const place = { ...part, x, width: logo + own + 2 * pad, textX: x + logo + pad, textWidth: own };
    x += place.width;
    return place;
  });
}

interface Drawing {
  shape: Shape;
  palette: Palette;
  isFirst: boolean;
  isLast: boolean;
}

/** `textLength` holds the text to the width that was computed, whichever font a reader has. */
function drawPart(place: Place, { shape, palette, isFirst, isLast }: Drawing): Markup {
  const { text, role, textX, textWidth: length } = place;
  const { size, height, isFilled, hasLogo } = shape;
  const ink: Role = isFilled ? (role === "label" ? "on-label" : "on") : role === "label" ? "none" : role;
  return markup`${isFilled && markup`<path class="${role}" d="${outline(place, shape, { isFirst, isLast })}" fill="${palette[role]}"/>`}${
    hasLogo && isFirst && logoIn(shape, palette)
  }<text class="${ink}" x="${textX}" y="${height / 2 + Math.round(size * 0.36)}" textLength="${length}" lengthAdjust="spacingAndGlyphs" font-family="${FONT}" font-size="${size}" fill="${palette[ink]}">${text}</text>`;
}

/** Rounded where the badge ends, straight where parts meet. */
function outline(
  { x, width }: Place,
  { height, radius }: Shape,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): string {
  const [left, right] = [isFirst ? radius : 0, isLast ? radius : 0];
  const corner = (r: number, dx: number, dy: number): string => (r === 0 ? "" : `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`);
  return `M${x + left} 0H${x + width - right}${corner(right, 1, 1)}V${height - right}${corner(right, -1, 1)}H${x + left}${corner(left, -1, -1)}V${left}${corner(left, 1, -1)}z`;
}

const logoIn = ({ height, pad }: Shape, palette: Palette): Markup =>
  markup`<svg x="${pad}" y="${(height - 16) / 2}" width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="${palette["on-label"]}" stroke-width="2"><circle cx="12" cy="12" r="10.5"/><path d="M4.5 13.5C6 9 9 7 12 7s6 2 7.5 6.5"/><circle cx="12" cy="13" r="2.6" fill="${palette["on-label"]}" stroke="none"/></svg>`;
