// Places that the page leaves empty for a script to fill: a label of contact without its value, a heading of questions
// without any, a menu without links.
import data from "../data/contact-labels.json" with { type: "json" };
import { keepFact, onClose, textOf } from "./page-elements.ts";
import type { OpenElement, ParserState } from "./page-parser-state.ts";

const VALUE_TAGS = new Set(["a", "span", "p", "dd", "div", "address", "td", "li", "strong", "b", "time", "output"]);
/** What stands before a value on pages of contact, in lower case and without the colon. */
const LABELS: ReadonlySet<string> = new Set(data.labels);
/** Under these a script finds its place by an id: whatever else is empty there may be a line. */
const QUESTIONS: ReadonlySet<string> = new Set(data.questions);
const LONGEST_LABEL = 40;
/** How far back the label's text may lie: white space between two elements is a text of its own. */
const PARTS_BACK = 2;
/** An empty element beside a label is mostly a picture or the place of a message. */
const OTHER_USE =
  /icon|(?:^|[\s_-])(?:fa(?!q)|bi|ri|mdi|ico|glyph|error|required|status|help|hint|arrow|line|divider)/i;

const MENU_TAGS = new Set(["header", "nav"]);
const MENU_IDS =
  /^(?:(?:site|main|page|global|app|top)[-_]?)?(?:header|nav|navbar|menu|navigation)(?:[-_]?(?:placeholder|container|root|include|mount|slot|component))?$/i;

const MOST_LABELS = 6;

export function noteUnfilled(state: ParserState, element: OpenElement): void {
  const isMenu = isMenuPlace(element);
  const label = isMenu ? null : labelBefore(state, element);
  if (!isMenu && label === null) return;
  const { counts, unfilled } = state.facts;
  const nodes = counts.nodes;
  onClose(element, () => {
    if (counts.nodes > nodes || textOf(state, element, 1, "all") !== "") return;
    if (label === null) counts.emptyMenus++;
    else if (!unfilled.includes(label)) keepFact(state, unfilled, label, { most: MOST_LABELS });
  });
}

const isMenuPlace = ({ tag, attributes, within }: OpenElement): boolean =>
  !within.isInArticle && (MENU_TAGS.has(tag) || (attributes.id !== undefined && MENU_IDS.test(attributes.id)));

/** The label right before the element, where the element has a name by which a script finds it; null otherwise. */
function labelBefore({ log }: ParserState, { tag, attributes, parent, textStart, within }: OpenElement): string | null {
  if (!VALUE_TAGS.has(tag) || within.form !== null || parent === null) return null;
  for (let at = textStart - 1; at >= Math.max(parent.textStart, textStart - PARTS_BACK); at--) {
    const part = log.parts[at]?.trim() ?? "";
    if (part === "") continue;
    if (part.length > LONGEST_LABEL) return null;
    const label = part.replace(/[:：.]$/, "").trim();
    const key = label.toLowerCase();
    const mayBe = LABELS.has(key) || (QUESTIONS.has(key) && attributes.id !== undefined);
    return mayBe && isNamedForScripts(attributes) ? label : null;
  }
  return null;
}

export const asksQuestions = (label: string): boolean => QUESTIONS.has(label.toLowerCase());

function isNamedForScripts(attributes: OpenElement["attributes"]): boolean {
  const { class: className = "", id = "" } = attributes;
  if (OTHER_USE.test(className) || OTHER_USE.test(id)) return false;
  return className !== "" || id !== "" || Object.keys(attributes).some((name) => name.startsWith("data-"));
}
