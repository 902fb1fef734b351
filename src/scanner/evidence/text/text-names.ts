// Whether a passage names where its words or numbers come from.
import { hasTerm, makeSearchText, prepareTerms } from "./text-search.ts";

/** Words that introduce a speaker or a source. */
const REPORTING = prepareTerms(
  ["according to", "said", "says", "explains", "explained", "writes", "wrote", "argues", "survey by", "study by"],
  ["data from", "found that", "published by", "reported by"],
  ["laut", "sagt", "sagte", "erklärt", "erklärte", "schreibt", "schrieb", "betont", "zufolge", "nach angaben"],
  ["studie der", "studie des", "berichtet", "veröffentlicht von"],
  ["selon", "d'après", "a dit", "affirme", "explique", "écrit", "déclare", "rapporte", "étude de", "publié par"],
  ["según", "dijo", "afirma", "explica", "escribe", "estudio de", "publicado por"],
  ["segundo o", "segundo a", "diz", "disse", "escreve", "de acordo com", "estudo da", "estudo do"],
  ["secondo il", "secondo la", "secondo l'", "ha detto", "afferma", "spiega", "scrive", "studio di"],
  ["volgens", "zegt", "zei", "vertelt", "schrijft", "legt uit", "onderzoek van", "gepubliceerd door"],
  ["według", "mówi", "powiedział*", "twierdzi", "wyjaśnia", "pisze", "jak podaje", "z badania", "z badań", "podkreśla"],
);
const SOURCE_LABEL = /(?<!\p{L})(?:sources?|quellen?|fuentes?|fontes?|fonti|bron|źródł[oa])\s?:/iu;
/** Two capitalised words in a row, initials and particles allowed: "Maria Novak", "J. van der Berg". */
const FULL_NAME =
  /\p{Lu}[\p{L}'’.-]{0,30}\s(?:(?:van|von|de|der|den|da|di|del|la|le|dos|z)\s){0,2}\p{Lu}[\p{L}'’-]{1,30}/u;
/** "WHO", "OECD", "NFZ": an institution by its initials. */
const ACRONYM = /(?<!\p{L})\p{Lu}{3,8}(?!\p{L})/u;
const DASH_NAME = /^\s*[—–―-]\s?\p{Lu}/u;
/** "(WHO, 2024)", "[3]": the ways papers cite. */
const CITATION = /\([^()]{2,80}\b(?:19|20)\d{2}[a-z]?\)|\[\d{1,3}\]/u;

/** A law by its number, a book or a paper by its own: they can be looked up without a link. */
const NUMBERED =
  /(?<!\p{L})(?:doi(?:\.org\/|:? ?)10\.\d{4}|isbn[ :-]{0,3}97|(?:law|act|lei|ley|loi|legge|ustaw\p{L}|decreto|décret|regulation|directive|verordnung|richtlinie|règlement)(?: federal| complementar)?(?: \((?:EU|UE)\))?(?: n[.ºo°r]{1,3} ?\d[\d.]{0,7}(?:[/-]\d{2}| of (?:19|20)\d{2})| ?\d[\d.]{0,7}\/(?:19|20)\d{2}| ?(?:19|20)\d{2}[/-]\d| ?\d{2}\/\d{2,3}\/E))/iu;
/** An article or a paragraph with the law that it is of. */
const OF_LAW =
  /(?<!\p{L})(?:§{1,2}|[Aa]rt(?:s?\.|icles?|ikel|igos?|ículos?|icol[oi])) ?[LR]?\.? ?\d[^;:!?%\n]{0,40}(?:\p{Lu}\p{Ll}{0,6}\p{Lu}|caput|[Cc]ode\b|[Cc]ódigo|[Cc]odice|[Ll]aw\b|[Ll]ei\b|[Ll]ey\b|[Ll]oi\b|[Ll]egge|[Cc]onstitu|[Gg]esetz|[Vv]erordnung|[Uu]staw|[Kk]odeks|[Dd]irective|[Rr]egulation)/u;

/** A source named for a figure: a citation, a law, a source line, or words such as "according to". */
export const namesSource = (passage: string): boolean =>
  CITATION.test(passage) ||
  NUMBERED.test(passage) ||
  OF_LAW.test(passage) ||
  (passage.includes(":") && SOURCE_LABEL.test(passage)) ||
  hasTerm(makeSearchText(passage), REPORTING);

/** A person or organisation named as the speaker of a quotation. */
export const namesSpeaker = (passage: string): boolean =>
  DASH_NAME.test(passage) || FULL_NAME.test(passage) || ACRONYM.test(passage) || namesSource(passage);

const OWN_VOICE: Readonly<Record<string, readonly string[]>> = {
  en: prepareTerms(["we", "our", "ours", "i", "my"]),
  de: prepareTerms(["wir", "unser*", "ich", "mein*", "uns"]),
  fr: prepareTerms(["nous", "notre", "nos", "je", "j", "mon", "mes", "on"]),
  es: prepareTerms(["nosotros", "nosotras", "nuestr*", "yo", "mi"]),
  pt: prepareTerms(["nós", "noss*", "eu", "meu*", "minha*"]),
  it: prepareTerms(["noi", "nostr*", "io", "mio", "mia"]),
  nl: prepareTerms(["wij", "we", "ons", "onze", "ik", "mijn"]),
  pl: prepareTerms(["my", "nasz*", "nas", "nam", "nami", "mój", "moja", "moje"]),
};
/** Where the pronoun is dropped, the verb says who speaks: "przebadaliśmy", "hemos", "abbiamo". */
const OWN_VERB: Readonly<Record<string, RegExp>> = {
  es: /\p{L}{2,20}mos(?!\p{L})/iu,
  pt: /\p{L}{2,20}mos(?!\p{L})/iu,
  it: /\p{L}{2,20}iamo(?!\p{L})/iu,
  pl: /\p{L}{2,20}(?:liśmy|łyśmy|łem|łam|amy|emy|imy)(?!\p{L})/iu,
};

/** The writer speaks of own work: "we measured", "unsere Patienten", "przebadaliśmy". */
export const speaksInOwnVoice = (sentence: string, language: string): boolean =>
  (OWN_VERB[language]?.test(sentence) ?? false) ||
  hasTerm(makeSearchText(sentence), OWN_VOICE[language] ?? OWN_VOICE["en"] ?? []);
