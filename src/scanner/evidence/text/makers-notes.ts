// Notes that whoever built a page left on it: they say nothing about the business.
import { isPlaceholderText } from "../contacts/placeholders.ts";

const NOTE = new RegExp(
  [
    // Text that stands in for text.
    "[\\[{]\\s?(?:placeholder|platzhalter|insert|your|ihre?|votre)\\s[^\\]}]{2,60}[\\]}]",
    "[\\[(](?:placeholder|platzhalter)[\\])]",
    "^(?:post|article|blog|project|product|card) title \\d",
    "^your (?:title|text|headline|content) (?:goes )?here",
    "(?:karten|bild|text)platzhalter",
    "texte (?:à remplacer|d'exemple)|testo segnaposto|texto de (?:relleno|marcador)|tekst zastępczy|voorbeeldtekst",
    // What a script puts there until there is something to show.
    "^(?:loading|lade|wird geladen|chargement|cargando|carregando|caricamento|laden|wczytywanie|ładowanie)(?![\\p{L}])[^.…]{0,40}(?:…|\\.{3})$",
    // What is still to be done.
    "replace (?:with|this|it with) (?:your|the real|actual|text|image|map)",
    "ersetzen sie (?:bitte )?(?:alle |diese[ns]? |den )?(?:platzhalter|text|bild)",
    "^(?:website|template|developer|editor|designer|dev|implementation) note\\b|^note to (?:the )?(?:editor|developer)|^template for review",
    // Names of settings and files of code.
    "(?<![a-z])[a-z]{1,40}\\.[a-z]\\w{0,40} (?:in|of|dans|en) [\\w/.-]{1,80}\\.(?:js|ts|json|php|css)\\b",
    "`[\\w/.-]{1,80}\\.(?:js|ts|json|php|css)`",
  ].join("|"),
  "iu",
);
const MAY_BE_NOTE =
  /…$|\.{3}$|lorem|placeholder|platzhalter|[[{`]|note|title \d|here|remplac|exemple|segnaposto|relleno|marcador|zastępcz|voorbeeld|replace|ersetzen|template|\.(?:js|ts|json|php|css)\b/i;
/** Longer texts are articles, which may speak of all this. */
const LONGEST = 400;

export const isMakersNote = (text: string): boolean =>
  text.length <= LONGEST && MAY_BE_NOTE.test(text) && (isPlaceholderText(text) || NOTE.test(text));
