// Words that open a sentence which says nothing of what is offered: calls, instructions, and going on from before.
import { foldText } from "../text/text-search.ts";

const START_CHARS = 80;
const startOf = (sentence: string): string => foldText(sentence.slice(0, START_CHARS)).trimStart();

/** Calls to act: to book, call, write, sign up. Folded. */
const CALL =
  /^(?:please |bitte |now |jetzt )?(?:sign up|subscribe|log in|make an appointment|request an appointment|write to us|email us|buchen sie|rufen sie|kontaktieren|melden sie sich|registrieren|vereinbaren|reservieren|schreiben sie|reservez|appelez|contactez|inscrivez|abonnez|prenez rendez|ecrivez|llame|llamanos|contacte|contacta|registrese|registrate|suscribase|suscribete|escriba|escribenos|pida cita|pide cita|agende|inscreva|registe|subscreva|prenota|prenoti|chiama|chiami|contatta|iscriviti|registrati|scrivi|reserveer|neem contact|meld je|meld u|schrijf|umow|zadzwon|skontaktuj|zapisz|zarejestruj|napisz|zarezerwuj)(?!\p{L})/u;
/** Words that are nouns as well, here or in another language: "Contact lenses", "Bel appartement", "Marque de vélos". */
const CALL_IF_FOLLOWED =
  /^(?:please |now )?(?:(?:book|call|ring|phone|contact|schedule|register|reserve) (?:us|me|now|today|your|our|a|an|the|online|here|ahead|for an?|for your|for more|with us|\+?\(?\d+)|reserv[ae] (?:tus?|sua?|seu|a sua|o seu|ya|ja|ahora|agora|hoy|hoje|online|una?|uma?|mesa|cita)|llama (?:ya|ahora|hoy|al|a nuestro|para)|marque (?:a sua|o seu|uma|ja|hoje|agora|consulta)|ligue (?:para|ja|agora|hoje|nos)|boek (?:nu|je|uw|een|direct|online|hier|vandaag)|bel (?:ons|mij|nu|direct|gerust|voor een|voor meer|naar|\+?\(?\d+))(?!\p{L})/u;
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

/** "Book your appointment online at any time." tells how to begin, not what is offered; a question tells neither. */
export function isCall(sentence: string): boolean {
  const start = startOf(sentence);
  return CALL.test(start) || CALL_IF_FOLLOWED.test(start) || CLICK.test(start) || /[?？؟]$/u.test(sentence);
}

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
