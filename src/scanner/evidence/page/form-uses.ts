// Forms by which nobody asks the business anything: those of a log-in or a cart, and those that take praise or a friend's address.
import data from "../data/form-uses.json" with { type: "json" };
import type { FieldFacts, FormFacts, PageFacts } from "../page-facts.ts";
import { foldText } from "../text/text-search.ts";
import type { OpenElement } from "./page-parser-state.ts";

const OF_LOGIN = new RegExp(data.ofLogin, "u");
const OF_REVIEW = new RegExp(data.ofReview, "u");
const OF_CONTACT = new RegExp(data.ofContact, "u");
const OF_NEWSLETTER = new RegExp(data.ofNewsletter, "u");
const ASKS_ELSE = new RegExp(`${data.ofContact}|${data.ofNewsletter}`, "u");
const RATING = new RegExp(data.rating, "u");
/** A loan, a hotel or a house that is looked for has a rating or stars, too. */
const OF_CLASS = new RegExp(data.ofClass, "u");
/** What the field for stars is called in the code. */
const RATES = /^(?:review[-_])?(?:rating|stars|sterne|estrellas|[eé]toiles|stelle)$/i;

/** On a page for logging in, forms to renew a password or to reach what lies behind it stand beside. */
export function noteFormUses({
  kind,
  forms,
  headings,
  buttons,
}: Pick<PageFacts, "kind" | "forms" | "headings" | "buttons">): void {
  const isLoginPage = kind === "login" && forms.some((form) => form.fields.some(isSecret));
  for (const form of forms) {
    const pressed = buttons.flatMap(({ form: at, name }) => (forms[at] === form ? name : []));
    const title = foldText((form.label || (headings[form.heading]?.text ?? "")).slice(0, 300));
    const done = foldText([form.id, ...pressed].join(" | ").slice(0, 300));
    const words = `${title} | ${done}`;
    const isWritten = form.fields.some(({ tag }) => tag === "textarea");
    const isBeside = isLoginPage && form.region !== "footer" && !OF_NEWSLETTER.test(words);
    if (isBeside || form.fields.some(isSecret) || (!isWritten && OF_LOGIN.test(words))) form.use = "login";
    else if (OF_REVIEW.test(done) || (OF_REVIEW.test(title) && !OF_CONTACT.test(title)) || isRated(form))
      form.use = "review";
    // What lies in a cart may be asked for as well, where prices are told on request; forms of the whole page stand there, too.
    else if (form.use === "order" && (isWritten || form.region === "footer" || ASKS_ELSE.test(words))) delete form.use;
  }
}

const OF_CART = new RegExp(data.ofCart, "i");
const OF_WHOLE_PAGE: ReadonlySet<string> = new Set(["html", "body", "main"]);

/** What stands around it is called a cart or a checkout in the code. */
export function isInCart({ tag, attributes: { id = "", class: classes = "" }, parent }: OpenElement): boolean {
  if (OF_WHOLE_PAGE.has(tag)) return false;
  return OF_CART.test(`${id} ${classes}`) || (parent !== null && isInCart(parent));
}

const isSecret = ({ type, autocomplete, name, id }: FieldFacts): boolean =>
  type === "password" || autocomplete === "one-time-code" || /(?<![a-z])otp/i.test(`${name} ${id}`);

const isRated = ({ fields, text }: FormFacts): boolean =>
  fields.some(({ options }) => options.slice(0, 1).some((option) => OF_REVIEW.test(foldText(option)))) ||
  (fields.some(isRating) && !OF_CLASS.test(foldText(text)));

/** Stars to press, or a list that is called no more than a rating. */
const isRating = ({ type, name, id, label }: FieldFacts): boolean =>
  (RATES.test(name) || RATES.test(id)) &&
  (["radio", "hidden", "number", "range"].includes(type) || RATING.test(foldText(label)));
