// How a passage or page begins: on its own feet, leaning on what came before, or clearing its throat.
import { foldText } from "../text/text-search.ts";

/**
 * First words that point back at something outside the passage, without accents. Words that also open
 * independent sentences ("Es gibt", "Il y a", "Sie" as polite address) are left out.
 */
const LEANING: Readonly<Record<string, string>> = {
  en: "it, this, these, they, those, he, she, such, as above, as mentioned, as described, the above",
  de: "dies, diese, dieser, dieses, diesen, diesem, jene, jener, er, solche, wie oben, wie bereits, wie erwahnt, dabei, dazu, dadurch",
  fr: "ceci, cela, ce dernier, cette derniere, elle, elles, ils, celui-ci, celle-ci, ceux-ci, comme ci-dessus, comme indique, ces",
  es: "esto, este, esta, estos, estas, ello, ellos, ellas, como se ha, como hemos, lo anterior, dicho, dicha",
  pt: "isto, isso, este, esta, estes, estas, esse, essa, ele, ela, eles, elas, como acima, como mencionado",
  it: "questo, questa, questi, queste, cio, esso, essa, essi, come sopra, come detto, tale, tali",
  nl: "dit, deze, dat, die, hij, zij, zoals hierboven, zoals vermeld, zulke",
  pl: "to, ten, ta, te, ci, ono, one, on, ona, oni, jak wyzej, jak wspomniano, takie, taki",
};

/** The leaning words a passage opens with, as written; null when it stands on its own. */
export function findLeaningStart(text: string, language: string): string | null {
  return findStart(text, LEANING[language]);
}

/** Phrases that delay the answer. */
const THROAT_CLEARING: Readonly<Record<string, string>> = {
  en: "welcome to, in today's, in this article, in this post, have you ever, are you looking, did you know, when it comes to, in the world of, let's",
  de: "willkommen, herzlich willkommen, in der heutigen, in diesem artikel, in diesem beitrag, haben sie schon, kennen sie das, wussten sie",
  fr: "bienvenue, de nos jours, dans cet article, saviez-vous, vous cherchez, dans le monde",
  es: "bienvenido, bienvenidos, hoy en dia, en este articulo, sabias que, en el mundo",
  pt: "bem-vindo, bem-vindos, hoje em dia, neste artigo, voce sabia, no mundo",
  it: "benvenuti, benvenuto, al giorno d'oggi, in questo articolo, sapevi che, nel mondo",
  nl: "welkom, tegenwoordig, in dit artikel, wist je, wist u, in de wereld",
  pl: "witamy, witaj, w dzisiejszych, w tym artykule, czy wiesz, czy zastanawiales, w swiecie",
};

export const clearsThroat = (text: string, language: string): boolean =>
  findStart(text, THROAT_CLEARING[language]) !== null;

function findStart(text: string, list: string | undefined): string | null {
  const folded = foldText(text.slice(0, 80)).replaceAll("’", "'").trimStart();
  const starts = list?.split(", ") ?? [];
  return (
    starts.find((start) => folded.startsWith(start) && !/[\p{L}\p{N}'-]/u.test(folded.charAt(start.length))) ?? null
  );
}
