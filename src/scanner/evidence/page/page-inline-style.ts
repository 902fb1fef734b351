// The few declarations by which CSS takes text out of sight, read from a style attribute or a rule's body.
import { HTML_LIMITS } from "./html-limits.ts";
import type { Hiding } from "./page-parser-state.ts";

type Declarations = ReadonlyMap<string, string>;

const HIDING_HINT = /none|visib|display|opacity|font-size|clip|-\d{3}|-\d\d\.?\d*r?em|height\s?:\s?0|color/i;
const OFFSETS = ["left", "right", "top", "bottom", "text-indent", "margin-left", "margin-top"];
/** Far enough that no screen shows it; menus slide out by their own width, which is less. */
const OFF_SCREEN_PX = -999;
const PX_PER_EM = 16;
const COLOUR_NAMES = new Map([
  ["white", "#ffffff"],
  ["black", "#000000"],
]);
/** Script libraries fade content in from opacity 0 and declare the movement beside it. */
const ENTRANCE = [
  "transform",
  "translate",
  "scale",
  "filter",
  "transition",
  "animation",
  "animation-name",
  "will-change",
];

/** Property -> value in lower case, without !important; empty when nothing in it could hide text. */
export function parseDeclarations(css: string): Declarations {
  const found = new Map<string, string>();
  if (!HIDING_HINT.test(css)) return found;
  for (const declaration of css.slice(0, HTML_LIMITS.attributeChars).toLowerCase().split(";")) {
    const colon = declaration.indexOf(":");
    if (colon === -1) continue;
    found.set(
      declaration.slice(0, colon).trim(),
      declaration
        .slice(colon + 1)
        .replace("!important", "")
        .trim(),
    );
  }
  return found;
}

/** Why text with these declarations is not seen; null when it is. */
export function hidingOf(css: Declarations): Hiding | null {
  if (css.size === 0) return null;
  if (css.get("display") === "none") return "display-none";
  if (css.get("visibility") === "hidden" || css.get("visibility") === "collapse") return "visibility-hidden";
  if (isTransparent(css)) return "transparent";
  if (hasNoSize(css)) return "zero-size";
  if (isOffScreen(css)) return "off-screen";
  return hasOneColour(css) ? "same-colour" : null;
}

/** True when a script is about to bring transparent text into view. */
export function isEntrance(css: Declarations): boolean {
  return ENTRANCE.some((property) => css.has(property) && css.get(property) !== "none");
}

/** True when the declarations show text again that a parent hides by a property which children may override. */
export function showsAgain(css: Declarations, hiddenBy: Hiding): boolean {
  if (hiddenBy === "visibility-hidden") return css.get("visibility") === "visible";
  return hiddenBy === "zero-size" && css.has("font-size") && !isZero(css.get("font-size"));
}

function isTransparent(css: Declarations): boolean {
  const opacity = css.get("opacity");
  return opacity !== undefined && Number.parseFloat(opacity) <= 0.01;
}

function hasNoSize(css: Declarations): boolean {
  if (isZero(css.get("font-size"))) return true;
  if (isZero(css.get("width")) && isZero(css.get("height"))) return true;
  return (
    /^rect\(0|^rect\(1px,? 1px/.test(css.get("clip") ?? "") || /^inset\((?:50|100)%/.test(css.get("clip-path") ?? "")
  );
}

const isZero = (value: string | undefined): boolean =>
  value !== undefined && /^0(?:\.0{1,4})?(?:px|r?em|pt|%)?$/.test(value);

function isOffScreen(css: Declarations): boolean {
  if (OFFSETS.some((property) => lengthInPx(css.get(property)) <= OFF_SCREEN_PX)) return true;
  return /translate(?:x|y|3d)?\(\s?-\d{4,6}px/.test(css.get("transform") ?? "");
}

/** Percentages and viewport units depend on the window and are not judged. */
function lengthInPx(value: string | undefined): number {
  if (value === undefined || !value.startsWith("-")) return 0;
  const number = Number.parseFloat(value);
  if (Number.isNaN(number)) return 0;
  if (/^-[\d.]+(?:px|pt)?$/.test(value)) return number;
  return /^-[\d.]+r?em$/.test(value) ? number * PX_PER_EM : 0;
}

/** Text and ground of one colour, declared together; what lies under an element without a ground is unknown. */
function hasOneColour(css: Declarations): boolean {
  const text = css.get("color");
  const ground = css.get("background-color") ?? css.get("background");
  return text !== undefined && ground !== undefined && canonicalColour(text) === canonicalColour(ground);
}

function canonicalColour(value: string): string {
  const named = COLOUR_NAMES.get(value) ?? value;
  if (/^#[\da-f]{3}$/.test(named)) return `#${named.slice(1).replace(/./g, "$&$&")}`;
  const rgb = /^rgba?\(\s?(\d{1,3})[\s,]{1,3}(\d{1,3})[\s,]{1,3}(\d{1,3})\s?(?:,\s?1\s?)?\)$/.exec(named);
  if (rgb === null) return named;
  return `#${rgb
    .slice(1, 4)
    .map((part) => Number(part).toString(16).padStart(2, "0"))
    .join("")}`;
}
