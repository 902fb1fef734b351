// page:x — a page on a topic, by its address, its heading, or a link of the site that leads to it.
import type { PageFacts, PageKind } from "../../evidence/page-facts.ts";
import { normaliseText, wordsOf } from "../normalise-text.ts";
import { quoteOf } from "../quote-of.ts";
import { pathOf, pathWords } from "./site-reading.ts";
import type { ReadPage, SignalHit, SiteReading } from "./site-reading.ts";

interface PageTopic {
  /** Words of an address or a heading, hyphens between them. */
  words: readonly string[];
  kinds?: readonly PageKind[];
}

const topic = (words: string, kinds?: readonly PageKind[]): PageTopic => ({
  words: words.split(","),
  ...(kinds ? { kinds } : {}),
});

const TOPICS: Record<string, PageTopic> = {
  returns: topic(
    "returns,return-policy,returns-policy,refunds,refund-policy,rückgabe,rueckgabe,widerruf,retoure,retouren,rückversand,retours,devoluciones,politica-de-devoluciones,resi,reso,zwroty,iade,retourneren",
  ),
  shipping: topic(
    "shipping,shipping-policy,delivery,shipping-delivery,versand,versandkosten,lieferung,livraison,envios,envíos,entrega,spedizione,spedizioni,verzending,dostawa,wysylka,wysyłka,teslimat,doprava",
  ),
  "new-patient": topic(
    "new-patient,new-patients,new-patient-forms,patient-forms,new-client,new-clients,first-visit,your-first-visit,neupatient,neupatienten,erstbesuch,nouveau-patient,nuevos-pacientes,nuovi-pazienti,nowy-pacjent",
  ),
  notices: topic(
    "notices,notice-board,noticeboard,circulars,announcements,letters-home,aktuelles,mitteilungen,elternbriefe,avis,circulaires,comunicados,avisos,circolari,ogloszenia,ogłoszenia,duyurular",
  ),
  timetable: topic(
    "timetable,time-table,class-schedule,stundenplan,emploi-du-temps,horarios,orario,rooster,plan-lekcji,ders-programi",
  ),
  "order-status": topic(
    "order-status,track-order,track-your-order,order-tracking,tracking,sendungsverfolgung,bestellstatus,suivi-de-commande,suivi-commande,seguimiento,seguimiento-de-pedido,traccia-ordine,sledzenie-zamowienia,kargo-takip",
  ),
  rooms: topic(
    "rooms,our-rooms,suites,apartments,accommodation,cottages,zimmer,ferienwohnungen,chambres,hebergement,habitaciones,camere,kamers,pokoje,odalar",
  ),
  campaign: topic("lp,landing,landing-page,offer,special-offer"),
  "how-it-works": topic(
    "how-it-works,how-we-work,our-process,so-funktionierts,ablauf,comment-ca-marche,como-funciona,come-funziona,hoe-het-werkt,jak-to-dziala,nasil-calisir",
  ),
  "newsletter-archive": topic("newsletter-archive,past-issues,newsletters,newsletter-archiv,bulletins"),
  calendar: topic(
    "calendar,events,events-calendar,veranstaltungen,kalender,agenda,evenements,eventos,eventi,wydarzenia,etkinlikler",
    ["event"],
  ),
  verify: topic("verify,verify-certificate,certificate-verification,verification,zertifikat-prüfen"),
  fees: topic(
    "fees,tuition,tuition-fees,fee-structure,school-fees,gebühren,gebuehren,schulgeld,frais,frais-de-scolarite,tarifas,aranceles,rette,collegegeld,czesne,oplaty,opłaty,ucretler",
  ),
  results: topic("results,exam-results,ergebnisse,resultats,resultados,risultati,wyniki,sonuclar"),
  volunteer: topic(
    "volunteer,volunteers,volunteering,ehrenamt,mithelfen,benevolat,benevoles,voluntariado,volontariato,wolontariat",
  ),
  rates: topic("rates,current-rates,interest-rates,mortgage-rates,zinsen,konditionen,taux,tasas,tassi"),
  dealers: topic(
    "dealers,dealer-locator,find-a-dealer,where-to-buy,distributors,resellers,haendler,händler,händlersuche,revendeurs,distribuidores,rivenditori,dystrybutorzy,bayiler",
  ),
  tenders: topic("tenders,tender,procurement,ausschreibungen,appels-d-offres,licitaciones,przetargi,ihaleler"),
  downloads: topic("downloads,download,download-center,resources-downloads,telechargements,descargas,do-pobrania"),
  portfolio: topic(
    "portfolio,work,our-work,case-studies,projects,referenzen,realisations,proyectos,projekte,realizacje",
  ),
  fleet: topic(
    "fleet,our-fleet,vehicles,equipment,rentals,fuhrpark,mietpark,fahrzeuge,flotte,vehicules,flota,vehiculos,noleggio",
  ),
};

export const isPageSignal = (name: string): boolean => name.startsWith("page:") && name.slice("page:".length) in TOPICS;

export function pageHits(reading: SiteReading, name: string): SignalHit[] {
  const wanted = TOPICS[name.slice("page:".length)];
  if (!wanted) return [];
  const read = reading.pages.flatMap((page) => readPageHit(page, wanted) ?? []);
  return read.length > 0 ? read.slice(0, 3) : linkedHits(reading, wanted).slice(0, 2);
}

function readPageHit(page: ReadPage, wanted: PageTopic): SignalHit | null {
  const { facts } = page;
  if (facts.kind === "post" || facts.kind === "home") return null;
  const heading = facts.headings.find((one) => one.level === 1 && !one.hidden)?.text ?? facts.titles[0] ?? "";
  const isOn =
    (wanted.kinds?.includes(facts.kind) ?? false) ||
    wanted.words.some((word) => endsWithTopic(page.words, word)) ||
    wanted.words.some((word) => normaliseText(heading) === word.replaceAll("-", " "));
  if (!isOn) return null;
  const label = page.path === "/" ? "the home page" : page.path;
  return {
    url: facts.url,
    region: "page",
    quote: quoteOf(heading || page.path),
    strength: 1,
    mention: { kind: "page", label },
  };
}

/** The last part of an address names the page; the parts before it are the shelves it stands on. */
const endsWithTopic = (words: string, topicWords: string): boolean => words.endsWith(`-${topicWords}-`);

function linkedHits(reading: SiteReading, wanted: PageTopic): SignalHit[] {
  const seen = new Set<string>();
  return reading.pages.flatMap((page) =>
    page.facts.anchors.flatMap((anchor) => {
      if (anchor.hidden || !isOwn(anchor.href, page.facts) || seen.has(anchor.href)) return [];
      const path = pathOf(anchor.href);
      const text = wordsOf(normaliseText(anchor.text)).join("-");
      if (!wanted.words.some((word) => endsWithTopic(pathWords(path), word) || text === word)) return [];
      seen.add(anchor.href);
      const mention = { kind: "page" as const, label: path };
      return [{ url: page.facts.url, region: "link", quote: quoteOf(anchor.text || path), strength: 1, mention }];
    }),
  );
}

function isOwn(href: string, page: PageFacts): boolean {
  try {
    const target = new URL(href);
    const own = new URL(page.url);
    return target.host === own.host && target.pathname !== own.pathname && target.pathname !== "/";
  } catch {
    return false;
  }
}
