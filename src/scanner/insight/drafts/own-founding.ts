// Whether a sentence tells when the business itself was founded: a town or a supplier was founded as well.
const VERB =
  /founded|foundation in|established|(?<!\p{L})est(?!\p{L})|gegründet|gründung|fond[ée]|fondat|cré[ée]|fundad|opgericht|założ|powsta/iu;
/** What stands before the verb: "we", our own house, or the house alone. */
const OWN =
  /^(?:(?:in|im jahre?|en|em|nel|w roku) )?(?:\d{4},? )?(?:(?:wurden?|werd) )?(?:our|my|unser\p{L}*|notre|nuestr[ao]|noss[ao]|(?:il |la |a )?nostr[ao]|ons|onze|nasz\p{L}{0,2}|(?:we|wir|nous|noi|nosotros|nós|wij)(?= (?:are|were|have been|wurden|sind|avons|sommes|fuimos|somos|siamo|fomos|zijn|werden) |\s*$))(?!\p{L})[^,;:]{0,80},? ?$/iu;
const HOUSE =
  /^(?:the|die|das|der|la|le|el|il|de|het) (?:\p{L}{1,20} )?\p{L}{0,20}(?:house|practice|company|firm|business|shop|studio|school|clinic|agency|office|hotel|haus|praxis|firma|unternehmen|betrieb|kanzlei|agentur|maison|entreprise|société|empresa|azienda|bedrijf)(?: (?:was|were|has|been|is|originally|first|in|im|jahre?|wurde|a|été|fue|foi|è|stat[ao]|werd|\d{4})){0,5} ?$/iu;
const OTHERS =
  /suppli|partner(?!ship)|(?<!\p{L})(?:town|city|village|county|region|behind|from|with|hinter|mit|von|avec|con|met|ville|stad|ort)(?!\p{L})|manufactur|producer|customer|neighbou?r|stadt|lieferant|herstell|kunde|fourniss|proveedor|ciudad|pueblo|fornec|cidade|fornitor|città|leveranc|dostawc|miast/iu;
const BY_PERSONS =
  /^it was founded (?:in \d{4} )?by (?:\p{L}+ ){0,2}(?:parents|sisters|brothers|friends|teachers)(?!\p{L})/iu;

export function tellsOwnFounding(sentence: string): boolean {
  const at = sentence.search(VERB);
  const before = sentence.slice(0, Math.max(0, at));
  return BY_PERSONS.test(sentence) || at === 0 || (!OTHERS.test(before) && (OWN.test(before) || HOUSE.test(before)));
}
