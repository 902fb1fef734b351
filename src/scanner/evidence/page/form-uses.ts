// Forms by which nobody asks the business anything: those of a log-in, and those that take praise or a friend's address.
import data from "../data/form-uses.json" with { type: "json" };
import type { FieldFacts, PageFacts } from "../page-facts.ts";
import { foldText } from "../text/text-search.ts";

const OF_LOGIN = new RegExp(data.ofLogin, "u");
const OF_REVIEW = new RegExp(data.ofReview, "u");
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
    const words = foldText(
      [form.label || (headings[form.heading]?.text ?? ""), form.id, ...pressed].join(" | ").slice(0, 600),
    );
    const isWritten = form.fields.some(({ tag }) => tag === "textarea");
    if (isLoginPage || form.fields.some(isSecret) || (!isWritten && OF_LOGIN.test(words))) form.use = "login";
    else if (OF_REVIEW.test(words) || form.fields.some(isRating)) form.use = "review";
  }
}

const isSecret = ({ type, autocomplete, name, id }: FieldFacts): boolean =>
  type === "password" || autocomplete === "one-time-code" || /(?<![a-z])otp/i.test(`${name} ${id}`);

const isRating = ({ name, id, options }: FieldFacts): boolean =>
  RATES.test(name) || RATES.test(id) || options.slice(0, 1).some((option) => OF_REVIEW.test(foldText(option)));
