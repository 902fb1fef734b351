// Whether a sentence found on a page says what the business is or does, and not what a visitor should do or a product is.
import { makeSearchText, hasTerm, prepareTerms } from "../../evidence/text/text-search.ts";

/** The business as "we", in the eight main languages. */
const WE = prepareTerms(
  "we, our, us, wir, unser, unsere, nous, notre, nos, somos, nuestro, nuestra, nuestros, nuestras, nosotros, nós, nosso, nossa, noi, siamo, nostro, nostra, wij, we, onze, jesteśmy, nasz, nasza, nasze".split(
    ", ",
  ),
);
/** What businesses say that they are or do; "our" beside a verb of another kind is about anything. */
const DOES = prepareTerms(
  [
    "offer, offers, provide, provides, make, makes, build, builds, sell, sells, repair, repairs, install, installs, help, helps, treat, treats, serve, serves, design, designs, produce, produces, supply, supplies, deliver, delivers, teach, teaches, advise, advises, specialise, specialises, specialize, specializes, specialists, run, care for, is a, is an, is the, are a, are an",
    "bieten, bietet, fertigen, bauen, verkaufen, reparieren, montieren, helfen, behandeln, planen, liefern, beraten, betreuen, ist ein, ist eine, sind ein, sind eine, spezialisiert",
    "offrons, proposons, fabriquons, vendons, réparons, installons, aidons, conseillons, accompagnons, réalisons, est un, est une, sommes un, sommes une, propose, spécialisée, spécialisé",
    "ofrecemos, ofrece, fabricamos, vendemos, reparamos, instalamos, ayudamos, diseñamos, realizamos, asesoramos, es un, es una, somos un, somos una, especializada, especializado, especialistas",
    "oferecemos, oferece, produzimos, vendemos, reparamos, instalamos, ajudamos, realizamos, é um, é uma, somos um, somos uma, especializada, especializado",
    "offriamo, offre, produciamo, vendiamo, ripariamo, installiamo, aiutiamo, realizziamo, è un, è una, siamo un, siamo una, specializzata, specializzato",
    "bieden, biedt, maken, bouwen, verkopen, repareren, installeren, helpen, leveren, adviseren, is een, zijn een, gespecialiseerd",
    "oferujemy, oferuje, produkujemy, sprzedajemy, naprawiamy, pomagamy, projektujemy, wykonujemy, doradzamy, jest, zajmujemy się, specjalizujemy",
  ].flatMap((list) => list.split(", ")),
);
/** A case ("If something is hurting, …") and a question speak to the visitor. */
export const TO_VISITOR =
  /^(?:if|when|wenn|falls|si|quand|cuando|se|quando|als|wanneer|jeśli|jeżeli|gdy)(?!\p{L})|\?/iu;

/** "We are a small family-run firm, established in 2008 in Leeds.": who and where, and nothing of what is done. */
export const isMereFirm = (sentence: string): boolean => MERE_FIRM.test(sentence.trim());
const MERE_FIRM =
  /^(?:We(?:['’]re| are)(?: an?)?|Wir sind(?: eine?)?|Nous sommes une|Somos uma?|Somos una|Siamo una?|[Ww]ij zijn een|We zijn een|Jesteśmy)(?:,? (?:small|family|family[- ](?:run|owned)|and|local|independent|private|young|growing|established|kleine[rs]?|(?:inhaber|familien)geführte[rs]?|junge[rs]?|regionale[rs]?|petite|jeune|pequeñ[oa]|pequena|jovem|piccola|giovane|klein|jong|mał[aą]|młod[aą]|rodzinn[aą])){0,5}[ '’](?:firm|company|business|(?:Familien)?[Uu]nternehmen|(?:Familien)?[Bb]etrieb|Firma|entreprise(?: familiale)?|société|empresa(?: familiar)?|azienda(?: familiare)?|(?:familie)?bedrijf|firmą(?: rodzinną)?)(?: with (?:over |more than )?\d{1,3} years['’]?(?: of)? experience| (?:based )?in the (?:heart|centre|center|middle) of(?: [\p{Lu}][\p{L}'’-]{1,30}){1,3}| in (?:zweiter|dritter|vierter|fünfter|\d\.) Generation)?(?:,? (?:established|founded|based|located|since|in|at|near|from|of|gegründet|aus|im|seit|mit Sitz|fondée|située|basée|depuis|en|à|fundada|ubicada|con sede|desde|no|com sede|fondata|dal|nel|a|di|opgericht|gevestigd|uit|sinds|założoną|z|od|w|roku)(?: [\p{Lu}\d][\p{L}\d'’-]{0,30}){0,3})*\.?$/u;

export function saysWhatItDoes(sentence: string, business: string | null): boolean {
  if (TO_VISITOR.test(sentence.trim()) || isMereFirm(sentence)) return false;
  return namesBusiness(sentence, business) && hasTerm(makeSearchText(sentence), DOES);
}

/** By its name, with or without its spaces, or as "we". */
function namesBusiness(sentence: string, business: string | null): boolean {
  if (hasTerm(makeSearchText(sentence), WE)) return true;
  const name = joined(business ?? "");
  return name !== "" && joined(sentence).includes(name);
}

const joined = (text: string): string => text.toLowerCase().replace(/\s+/g, "");
