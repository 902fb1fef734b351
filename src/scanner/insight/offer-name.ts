// Whether a heading or an entry of a list names something that is offered.

const NAME_CHARS = 45;
const MOST_WORDS = 6;
/** What any page has: the parts of a site, and what calls upon its readers. */
const OF_ANY_SITE =
  /^(?:(?:our|the|your|all|more|other|unsere?|alle|weitere|nos|notre|nuestr[oa]s?|nossos?|i nostri|onze|nasze|additional|core|main) )?(?:services?|prices?|pricing|rates?|fees|costs?|contacts?(?: us)?|about(?: us)?|home|gallery|portfolio|projects?|products?|team|blog|news|faqs?|questions|reviews?|testimonials?|locations?|hours|offers?|process|approach|mission|values|benefits|features|leistungen|angebote?|preise|kontakt|über uns|startseite|galerie|referenzen|öffnungszeiten|servicios|precios|contacto|nosotros|inicio|serviços|preços|contato|sobre(?: nós)?|prestations|tarifs|contactez-nous|à propos|accueil|servizi|prezzi|contatti|chi siamo|diensten|tarieven|prijzen|over ons|usługi|cennik|oferta|o nas)$/iu;
const SLOGAN =
  /^(?:why|how|what|who|when|where|get|let|we|you|call|book|request|learn|contact|see|ready|welcome|warum|wie|was|wir|so|jetzt|pourquoi|comment|por qué|cómo|qué|por que|como|perché|waarom|hoe|dlaczego|jak)\b/iu;
/** What is offered has a name; what calls upon its readers, or speaks of them and us, has none. */
const SPEAKS =
  /(?<!\p{L})(?:your|our|you|we|my|ihre?[nmrs]?|unser(?:e[nmrs]?)?|euch|eure?[nmrs]?|deine?[nmrs]?|wir|sie|votre|vos|notre|nos|vous|nous|tus?|sus?|nuestr[oa]s?|vuestr[oa]s?|usted|seus?|suas?|noss[oa]s?|vocês?|tu[oae]|tuoi|vostr[oaie]|nostr[oaie]|suoi|uw|jouw|jullie|onze|ons|wij|twoj\p{L}{1,3}|twój|nasz\p{L}{0,3}|wasz\p{L}{0,3}|swój|swoj\p{L}{1,3}|vaš\p{L}{0,3}|váš|naš\p{L}{0,3}|náš|vår[at]?|våra|vores|jeres|ваш\p{L}{0,3}|наш\p{L}{0,3}|σας|μας)(?!\p{L})/iu;
const CALLS_UPON =
  /^(?:\p{L}{2,20}ly )?(?:(?:grow|boost|increase|improve|create|discover|explore|choose|stop|make|keep|win|generate|attract|maximi[sz]e|unlock|transform|achieve|enjoy|join|send|tell|dominate|outrank|streamline|reduce|protect|expand|find|become|bring|add|avoid|ensure|schedule|entdecke|steigere|erhöhe|finde|starte|descubr[ea]|aument[ae]|mejora|consigue|elige|conoce|conheça|escolha|melhore|faça|scopri|migliora|scegli|conosci|ontdek|verhoog|verbeter|maak|kies|bekijk|vergroot|odkryj|zwiększ|popraw|wybierz|poznaj|zbuduj|sprawdź|zamów|upptäck|öka|boka|hitta|opdag|bestill)\s|(?:build|design|plan|start|drive|rank|scale|use|save|open|run|check|change|move|order|turn|take|reach|claim)\s(?:out|up|into|the|an?|more|new|all|every|this|that)\s|\p{L}{2,20}ez\s(?:le|la|les|un|une|des|de|du|plus)\s)/iu;
const MARKS = /[.!?:;“”"{}[\]|<>@]|\d{3}|[€$£]/;

export const isOfferName = (name: string): boolean =>
  name.length <= NAME_CHARS &&
  /\p{L}{3}/u.test(name) &&
  name.split(/\s+/).length <= MOST_WORDS &&
  !OF_ANY_SITE.test(name.trim()) &&
  !SLOGAN.test(name) &&
  !SPEAKS.test(name) &&
  !CALLS_UPON.test(name) &&
  !MARKS.test(name);
