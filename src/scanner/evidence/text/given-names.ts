// Who is named by a given name in a sentence about work stays out of what is quoted of it, as authors do.

/** Where a clause begins: "…with your CV; Joke reads every application herself". */
const BEGINS = String.raw`(^|[.;:,!?–—]\s)`;
const NAME = String.raw`(?!\p{L}+day |Ja?nu|Feb|Mar(?:ch|s) |Apr|Ma[iy] |Jun|Jul[yi]|Aug|Sept|Oct|Nov|Dec)\p{Lu}\p{Ll}{1,15}`;
/** Two names before what they do; a noun with a capital is none, so German is left out. */
const PAIR = new RegExp(String.raw`${BEGINS}${NAME}(?:, ${NAME})*,? (?:and|et|y|e|en|i) ${NAME} (?=\p{Ll})`, "u");
/** One name before what that person does in person. */
const ALONE = new RegExp(
  String.raw`${BEGINS}(?!(?:The|An?|Our|Your|Each|Every|She|He|Who|Le|La|Les|Il|Elle|El|Ella|O|A|Lei|Lui|De|Het)\s)${NAME} (?=\p{Ll}[^.;!?]{0,100}(?<!\p{L})(?:herself|himself|personally|lui-même|elle-même|él mismo|ella misma|ele mesmo|ela mesma|lui stesso|lei stessa|osobiście)(?!\p{L}))`,
  "u",
);

/** The sentence without the names, with an ellipsis in their place. */
export const withoutGivenNames = (sentence: string): string =>
  [PAIR, ALONE].reduce((text, names) => text.replace(names, "$1…"), sentence);
