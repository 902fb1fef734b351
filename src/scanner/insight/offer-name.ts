// Whether a heading or an entry of a list names something that is offered.

const NAME_CHARS = 45;
const MOST_WORDS = 6;
/** What any page has: the parts of a site, and what calls upon its readers. */
const OF_ANY_SITE =
  /^(?:(?:our|the|your|all|more|other|unsere?|alle|weitere|nos|notre|nuestr[oa]s?|nossos?|i nostri|onze|nasze|additional|core|main) )?(?:services?|prices?|pricing|rates?|fees|costs?|contacts?(?: us)?|about(?: us)?|home|gallery|portfolio|projects?|products?|team|blog|news|faqs?|questions|reviews?|testimonials?|locations?|hours|offers?|process|approach|mission|values|benefits|features|leistungen|angebote?|preise|kontakt|über uns|startseite|galerie|referenzen|öffnungszeiten|servicios|precios|contacto|nosotros|inicio|serviços|preços|contato|sobre(?: nós)?|prestations|tarifs|contactez-nous|à propos|accueil|servizi|prezzi|contatti|chi siamo|diensten|tarieven|prijzen|over ons|usługi|cennik|oferta|o nas)$/iu;
const SLOGAN =
  /^(?:why|how|what|who|when|where|get|let|we|you|call|book|request|learn|contact|see|ready|welcome|warum|wie|was|wir|so|jetzt|pourquoi|comment|por qué|cómo|qué|por que|como|perché|waarom|hoe|dlaczego|jak)\b/iu;
const MARKS = /[.!?:;“”"{}[\]|<>@]|\d{3}|[€$£]/;

export const isOfferName = (name: string): boolean =>
  name.length <= NAME_CHARS &&
  /\p{L}{3}/u.test(name) &&
  name.split(/\s+/).length <= MOST_WORDS &&
  !OF_ANY_SITE.test(name.trim()) &&
  !SLOGAN.test(name) &&
  !MARKS.test(name);
