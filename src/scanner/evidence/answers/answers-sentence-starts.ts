// Words that open a sentence which says nothing of what is offered: calls, instructions, and going on from before.
import data from "../data/calls-to-act.json" with { type: "json" };
import { foldText } from "../text/text-search.ts";

const START_CHARS = 80;
const startOf = (sentence: string): string => foldText(sentence.slice(0, START_CHARS)).trimStart();

const WORDS = Object.values(data.calls).flat();
/** Words that are nouns as well, here or in another language: "Contact lenses", "Bel appartement", "Marque de vélos". */
const IF_FOLLOWED = Object.values(data.ifFollowed)
  .flat()
  .map(({ call, by }) => `(?:${call.join("|")}) (?:${by.join("|")})`);
/** "Learn more", and not "Learn more languages". */
const IF_ALONE = `(?:${data.ifAlone.en.join("|")})[^\\p{L}\\p{N}]*$`;
const AFTER_JETZT = `jetzt (?:[\\p{L}-]{1,20} ){0,2}(?:${data.afterJetzt.join("|")})`;
/** Calls to act: to book, call, write, sign up. Folded. */
const CALL = new RegExp(
  `^(?:please |bitte |now |jetzt )?(?:${[...WORDS, ...IF_FOLLOWED, IF_ALONE, AFTER_JETZT].join("|")}|(?:call|ring|phone|bel) \\+?\\(?\\d+)(?!\\p{L})`,
  "u",
);
/** A short cry for what is to be done at once: "Limited offer, act now!" */
const AT_ONCE = new RegExp(`^(?=.{0,60}!$).*(?<!\\p{L})(?:${data.now.join("|")})(?!\\p{L})`, "u");
/** To click and to follow: calls and instructions alike. */
const CLICK =
  /^(?:please |bitte )?(?:click|follow us|klicken|klicke|folgen sie|folge uns|cliquez|suivez|haga clic|haz clic|siganos|siguenos|siga-nos|clique (?:aqui|em|no|na)|clicca|seguici|klik|volg ons|kliknij)(?!\p{L})/u;
/** What one is told to do with the page, or to get from it. */
const GET =
  /^(?:please |bitte )?(?:use our|come check|scrollen|telechargez|descargue|baixe|pobierz|scroll (?:down|up|to)|download (?:our|the|your|it|a|here|now)|descarga (?:la|el|tu|aqui|ahora|nuestr[ao])|scarica (?:la|il|l|le|i|qui|ora))(?!\p{L})/u;

export function isInstruction(text: string): boolean {
  const start = startOf(text);
  return CLICK.test(start) || GET.test(start);
}

/** "Book your appointment online at any time." tells how to begin, not what is offered. */
export function asksToAct(sentence: string): boolean {
  const start = startOf(sentence);
  return CALL.test(start) || CLICK.test(start) || AT_ONCE.test(foldText(sentence).trim());
}

/** A call to act, or a question, which tells neither. */
export const isCall = (sentence: string): boolean => asksToAct(sentence) || /[?？؟]$/u.test(sentence);

/** "However, many teams …", "If we add to that …": said on from what went before, whatever the language of the page. */
const GOES_ON =
  /^(?:and|also|then|thus|hence|therefore|however|moreover|furthermore|nowadays|yet|besides|add to (?:this|that)|if (?:we|you) add|und|aber|oder|denn|doch|auch|dann|daher|deshalb|deswegen|darum|ausserdem|zudem|jedoch|heutzutage|hinzu kommt|et|donc|alors|ainsi|cependant|toutefois|de plus|en outre|de nos jours|pero|entonces|ademas|tambien|sin embargo|por eso|asi que|hoy en dia|entao|alem disso|tambem|por isso|no entanto|portanto|hoje em dia|quindi|dunque|inoltre|tuttavia|oggigiorno|al giorno d['’]oggi|dus|ook|daarom|bovendien|echter|tegenwoordig|wiec|jednak|ponadto|dlatego|takze|obecnie|(?:jak|jesli|gdy) (?:do tego )?doda\p{L}+)(?![\p{L}'’-])/u;
/** Words that open sentences of their own in another language: "En" and "Ale", "Más" without its accent, a man named Dan. */
const GOES_ON_IN: Readonly<Record<string, RegExp>> = {
  en: /^(?:but|or|so)(?![\p{L}'’-])/u,
  de: /^so(?![\p{L}'’-])/u,
  fr: /^(?:mais|or)(?![\p{L}'’-])/u,
  es: /^y(?![\p{L}'’-])/u,
  pt: /^(?:e|mas)(?![\p{L}'’-])/u,
  it: /^(?:e|ma)(?![\p{L}'’-])/u,
  nl: /^(?:en|maar|dan)(?![\p{L}'’-])/u,
  pl: /^(?:ale|jak)(?![\p{L}'’-])/u,
};

/** `language` is that of the page; null where it is not known. */
export function goesOn(sentence: string, language: string | null): boolean {
  const start = startOf(sentence);
  return GOES_ON.test(start) || (GOES_ON_IN[language ?? ""]?.test(start) ?? false);
}
