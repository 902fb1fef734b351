// HTML that is made by one tag: every text that is put in is escaped, so that no text of a website is ever markup.
import { escapeHtml } from "./escape-html.ts";

const MARKUP: unique symbol = Symbol("markup");

/** Made by `markup` alone: data cannot pass for it, since no data carries the symbol. */
export interface Markup {
  readonly [MARKUP]: string;
}
type Slot = string | number | false | null | Markup | readonly Slot[];

/** Text and numbers are escaped, lists are written one after the other, `false` and `null` are nothing. */
export const markup = (texts: TemplateStringsArray, ...slots: readonly Slot[]): Markup => ({
  [MARKUP]: texts.map((text, at) => text + write(slots[at] ?? null)).join(""),
});

/** Markup that another renderer made and escaped. */
export const fromHtml = (html: string): Markup => ({ [MARKUP]: html });

export const htmlOf = (made: Markup): string => made[MARKUP];

function write(slot: Slot): string {
  if (slot === null || slot === false) return "";
  if (typeof slot === "string") return escapeHtml(slot);
  if (typeof slot === "number") return String(slot);
  return isMarkup(slot) ? slot[MARKUP] : slot.map(write).join("");
}

const isMarkup = (slot: Markup | readonly Slot[]): slot is Markup => MARKUP in slot;
