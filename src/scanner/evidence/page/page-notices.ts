// Small boxes that a script opens: "Your message has been sent", "Modal title". The page says nothing of it by itself.
import { countFields, onClose } from "./page-elements.ts";
import type { OpenElement, ParserState } from "./page-parser-state.ts";

const OPENED =
  /(?:^|\s)(?:modal|[\w-]{0,20}(?:success|error|sent|response)[-_](?:message|msg|box|text|output)|[\w-]{0,20}(?:alert|message|msg|form|notification)[-_](?:success|error|danger|done|fail))(?=\s|$)/i;
const ROLES: ReadonlySet<string | undefined> = new Set(["dialog", "alertdialog"]);
/** A longer text is content, wherever it is shown. */
const NOTICE_CHARS = 300;

/** Takes its text out of the blocks and its headings out of sight when it has ended, short and without a field. */
export function readNotice(state: ParserState, element: OpenElement): void {
  const { tag, within } = element;
  const { class: classes = "", id = "", role } = element.attributes;
  if (tag !== "dialog" && !ROLES.has(role) && !OPENED.test(classes) && !OPENED.test(id)) return;
  if (within.hiddenAt > 0 || within.region === "nav") return;
  const { facts, heading, headingElement } = state;
  const [blocks, headings] = [facts.blocks.length, facts.headings.length];
  const fields = countFields(state, element);
  onClose(element, () => {
    const chars = facts.blocks.slice(blocks).reduce((sum, { text }) => sum + text.length, 0);
    if (chars > NOTICE_CHARS || countFields(state, element) > fields) return;
    state.blockChars -= chars;
    facts.blocks.length = blocks;
    for (const one of facts.headings.slice(headings)) {
      one.hidden = true;
      if (within.form?.headingInside === one.text) within.form.headingInside = "";
    }
    Object.assign(state, { heading, headingElement });
  });
}
