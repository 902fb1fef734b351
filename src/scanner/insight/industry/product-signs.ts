// Signs that a site sells a software product. The trade it then speaks of is its customers', not its own.
import { wholeWords } from "../../evidence/text/text-search.ts";
import { memoByPage } from "../../evidence/memo-by-page.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { DECISIVE, STRONG, WEAK } from "./industry-lexicon.ts";
import { readRegions } from "./read-regions.ts";
import type { RegionText, TextRegion } from "./read-regions.ts";

export interface ProductSign {
  source: RegionText;
  /** The words found. */
  text: string;
  /** Nats for technology. */
  weight: number;
}

interface Kind {
  /** What every alternative holds, where looking for them all is dear. */
  needs?: RegExp;
  /** Of two kinds of one name that are found, the one with more points counts. */
  name: string;
  regions: readonly TextRegion[];
  pattern: RegExp;
  weight: number;
  points: number;
  /** Only a product has it; a gym has trials, a log-in and a price by the month as well. */
  isCore?: true;
}

const ANYWHERE = ["title", "description", "h1", "h2", "nav", "body"] as const;
const HEAD = ["title", "description", "h1", "h2"] as const;

const KINDS: readonly Kind[] = [
  {
    name: "features",
    regions: ["nav", "h2"],
    pattern:
      /^(?:(?:all |our |key |product )?features|funktionen|funktionsumfang|fonctionnalités|funciones|funcionalidades|recursos|funzionalità|funzioni|functies|functionaliteiten|funkcje|funkcjonalności)$/i,
    weight: DECISIVE,
    points: 1,
    isCore: true,
  },
  {
    name: "program",
    // To manage something is what only a program is for.
    regions: HEAD,
    needs: /software|app|program|gest|administratie|aplikacj|system|dziennik/iu,
    pattern: wholeWords(
      String.raw`(?:management|booking|scheduling|billing|administration|practice|invoicing|membership|point of sale) (?:software|app)`,
      String.raw`\p{L}{3,30}(?:software|verwaltungsprogramm)|(?:software|app|programm) (?:zur|zum) verwalt\p{L}{2,4}`,
      String.raw`(?:logiciel|application|plateforme) de gestion|(?:software|programa|aplicación|plataforma|sistema|aplicativo) de gest(?:ión|ão)`,
      String.raw`(?:software|applicazione|piattaforma) (?:di gestione|per la gestione)|software gestionale|gestionale per`,
      String.raw`(?:leden|klanten|school)administratie voor|(?:software|app) voor het beheer`,
      String.raw`(?:oprogramowanie|aplikacj\p{L}{1,3}|system\p{L}{0,3}|program\p{L}{0,3}) do (?:zarządzania|obsługi|prowadzenia)|elektroniczny dziennik|dziennik elektroniczny`,
    ),
    weight: DECISIVE,
    points: 1.5,
    isCore: true,
  },
  {
    name: "program",
    regions: HEAD,
    needs: /software|app|saas|logiciel|applic|aplic|aplikacj|system|sistem|platform|oprogramowanie|agenda online/iu,
    pattern: wholeWords(
      String.raw`(?:reservation|ordering|booking|management) (?:system|platform)|(?:software|app|saas) (?:for|für|pour|para|per|voor|dla)`,
      String.raw`logiciels? (?:de|pour)|application pour|software de|aplicación para`,
      String.raw`sistema (?:online|para)|aplicativo (?:de|para)|agenda online para|applicazione per`,
      String.raw`systeem voor|oprogramowanie dla|aplikacj\p{L}{1,3} dla|system\p{L}{0,3} dla`,
    ),
    weight: DECISIVE,
    points: 1,
    isCore: true,
  },
  {
    name: "trial",
    regions: ANYWHERE,
    pattern: wholeWords(
      String.raw`free trial(?! (?:class|lesson|session|week|workout|training|day))|start (?:for )?free|try (?:it )?for free|\d{1,2}[ -]days? (?:free )?trial`,
      String.raw`(?:kostenlos|gratis) (?:testen|ausprobieren)|testphase|testversion|testzugang|tage (?:lang )?(?:kostenlos|gratis)`,
      String.raw`essai gratuit|essayer gratuitement|essayez gratuitement|version d['’]essai|jours d['’]essai`,
      String.raw`prueba (?:gratis|gratuita)|pruébal[oa] gratis|probar gratis|días gratis|periodo de prueba`,
      String.raw`teste (?:grátis|gratuito)|testar grátis|experimente grátis|período de teste|dias grátis`,
      String.raw`prova gratuita|prova gratis|provalo gratis|giorni gratis|periodo di prova`,
      String.raw`gratis (?:uit)?proberen|gratis proefperiode|probeer (?:\p{L}{1,20} |\d{1,2} ){0,3}gratis|dagen gratis`,
      String.raw`(?:wypróbuj|testuj|przetestuj) (?:\p{L}{1,20} ){0,2}(?:za darmo|bezpłatnie)|okres\p{L}{0,2} próbn\p{L}{1,3}|dni za darmo|wersj\p{L} próbn\p{L}`,
    ),
    weight: DECISIVE,
    points: 1,
  },
  {
    name: "demo",
    regions: ANYWHERE,
    pattern: wholeWords(
      String.raw`(?:book|request|get|schedule|see) (?:a |your )?(?:live |free )?demo|demo (?:buchen|anfordern|vereinbaren|aanvragen|boeken)`,
      String.raw`(?:demander|réserver) une démo|(?:solicita|pide|reserva) (?:una |tu )?demo|(?:agende|agendar|solicite|solicitar) (?:uma )?demo(?:nstração)?`,
      String.raw`(?:richiedi|prenota) (?:una )?demo|umów (?:się na )?demo`,
    ),
    weight: STRONG,
    points: 1,
  },
  {
    name: "service",
    regions: ANYWHERE,
    pattern: wholeWords(
      String.raw`in the cloud|in der cloud|dans le cloud|en la nube|na nuvem|nel cloud|in cloud|w chmurze`,
      String.raw`per user|pro (?:be)?nutzer|par utilisateur|por usuario|por usuário|per utente|per gebruiker|za użytkownika`,
      String.raw`an api|rest api|integrations|intégrations|integraciones|integrações|integrazioni|koppelingen|integracje`,
      String.raw`server in deutschland|hébergement en france|bez instalacji|sin instalación|sem instalação`,
      String.raw`(?:our|unsere|notre|nuestro|nosso|il nostro|onze) (?:software|logiciel|sistema|aplicativo|app)|(?:naszą|nasza) aplikacj\p{L}|z systemu korzysta`,
    ),
    weight: STRONG,
    points: 1,
  },
  {
    name: "log-in",
    regions: ["nav"],
    pattern:
      /^(?:log ?in|sign ?in|sign ?up|anmelden|einloggen|registrieren|connexion|se connecter|entrar|iniciar sesión|login|accedi|inloggen|zaloguj(?: się)?|logowanie)$/i,
    weight: WEAK,
    points: 0.5,
  },
  {
    name: "subscription",
    regions: ["h2", "body"],
    pattern: wholeWords(
      String.raw`billed (?:monthly|annually|yearly)|(?:monthly|annual) subscription|cancel any ?time|(?:monatlich|jederzeit) kündbar|sans engagement|facturation mensuelle`,
      String.raw`sin permanencia|facturación mensual|sem fidelidade|cobrança mensal|senza vincoli|fatturazione mensile|maandelijks opzegbaar|(?:płatność|opłata) miesięczna|abonament miesięczny`,
    ),
    weight: WEAK,
    points: 0.5,
  },
];
const ENOUGH_POINTS = 2;

/** The same for the pages of a site, looked for once. */
export const productSignsOn = memoByPage((pages: readonly PageFacts[]): readonly ProductSign[] =>
  productSigns(readRegions(pages, () => null)),
);

/** One sign of each kind when there are enough of them for a software product; none otherwise. */
export function productSigns(sources: readonly RegionText[]): ProductSign[] {
  // Without one that only a product has there is none, and the others need not be looked for in all the text.
  if (!sources.some((source) => CORE_KINDS.some((kind) => hitOf(kind, source) !== null))) return [];
  const found = new Map<string, { kind: Kind; sign: ProductSign }>();
  for (const source of sources) {
    for (const kind of KINDS) {
      const weight = kind.weight * source.factor;
      const known = found.get(kind.name);
      if (known && rankOf(kind, weight) <= rankOf(known.kind, known.sign.weight)) continue;
      const hit = hitOf(kind, source);
      if (hit !== null) found.set(kind.name, { kind, sign: { source, text: hit[0].toLowerCase(), weight } });
    }
  }
  const all = [...found.values()];
  const points = all.reduce((sum, { kind }) => sum + kind.points, 0);
  return points >= ENOUGH_POINTS && all.some(({ kind }) => kind.isCore) ? all.map(({ sign }) => sign) : [];
}

const CORE_KINDS = KINDS.filter(({ isCore }) => isCore);

function hitOf({ regions, needs, pattern }: Kind, { region, raw }: RegionText): RegExpExecArray | null {
  if (!regions.includes(region)) return null;
  const text = raw.slice(0, 600).trim();
  return needs === undefined || needs.test(text) ? pattern.exec(text) : null;
}

const rankOf = (kind: Kind, weight: number): number => kind.points * 10 + weight;
