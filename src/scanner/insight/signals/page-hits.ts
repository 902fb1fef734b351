// page:x — a page on a topic, by its address, its heading, or a link of the site that leads to it.
import type { PageKind } from "../../evidence/page-facts.ts";
import { normaliseText, wordsOf } from "../normalise-text.ts";
import { quoteOf } from "../quote-of.ts";
import { pathOf, pathWords } from "./site-reading.ts";
import type { ReadPage, SignalHit, SiteReading } from "./site-reading.ts";

interface PageTopic {
  /** Words of an address, hyphens between them and at both ends: the last part of an address names the page. */
  endings: readonly string[];
  /** The same as a link or heading says them. */
  names: ReadonlySet<string>;
  kinds?: readonly PageKind[];
}

const topic = (words: string, kinds?: readonly PageKind[]): PageTopic => ({
  endings: words.split(",").map((word) => `-${word}-`),
  names: new Set(words.split(",").map((word) => normaliseText(word).replaceAll("-", " "))),
  ...(kinds ? { kinds } : {}),
});

const TOPICS: Record<string, PageTopic> = {
  returns: topic(
    "shipping-returns,shipping-and-returns,shipping-returns-policy,delivery-and-returns,delivery-returns,versand-und-rückgabe,versand-rückgabe,livraison-et-retours,livraison-retours,envios-y-devoluciones,envíos-y-devoluciones,trocas-e-devoluções,trocas-e-devolucoes,spedizioni-e-resi,verzenden-en-retourneren,verzending-en-retour,dostawa-i-zwroty,kargo-ve-iade,returns,return-policy,returns-policy,refunds,refund-policy,rückgabe,rueckgabe,widerruf,retoure,retouren,rückversand,retours,devoluciones,politica-de-devoluciones,resi,reso,zwroty,iade,retourneren",
  ),
  shipping: topic(
    "shipping-returns,shipping-and-returns,shipping-returns-policy,delivery-and-returns,delivery-returns,shipping-information,versand-und-rückgabe,versand-rückgabe,versand-und-zahlung,livraison-et-retours,livraison-retours,envios-y-devoluciones,envíos-y-devoluciones,spedizioni-e-resi,verzenden-en-retourneren,verzending-en-retour,dostawa-i-zwroty,dostawa-i-płatność,kargo-ve-iade,shipping,shipping-policy,delivery,shipping-delivery,versand,versandkosten,lieferung,livraison,envios,envíos,entrega,spedizione,spedizioni,verzending,dostawa,wysylka,wysyłka,teslimat,doprava",
  ),
  "new-patient": topic(
    "new-patient,new-patients,new-patient-forms,patient-forms,new-client,new-clients,first-visit,your-first-visit,neupatient,neupatienten,erstbesuch,nouveau-patient,nuevos-pacientes,nuovi-pazienti,nowy-pacjent",
  ),
  notices: topic(
    "notices,notice,notice-board,noticeboard,circulars,announcements,letters-home,aktuelles,mitteilungen,elternbriefe,avis,circulaires,comunicados,avisos,circolari,ogloszenia,ogłoszenia,duyurular",
  ),
  timetable: topic(
    "timetable,time-table,class-schedule,class-routine,exam-routine,exam-schedule,academic-calendar,school-calendar,term-dates,holiday-list,stundenplan,emploi-du-temps,horarios,orario,rooster,plan-lekcji,ders-programi",
  ),
  "order-status": topic(
    "order-status,track-order,track-your-order,order-tracking,tracking,sendungsverfolgung,bestellstatus,suivi-de-commande,suivi-commande,seguimiento,seguimiento-de-pedido,traccia-ordine,sledzenie-zamowienia,kargo-takip",
  ),
  rooms: topic(
    "rooms,our-rooms,suites,apartments,appartamenti,apartamentos,appartementen,apartamenty,ferienwohnung,gites,gîtes,chalets,accommodation,cottages,zimmer,ferienwohnungen,chambres,hebergement,habitaciones,camere,kamers,pokoje,odalar",
  ),
  campaign: topic("lp,landing,landing-page,offer,special-offer"),
  "how-it-works": topic(
    "how-it-works,how-we-work,our-process,our-approach,our-method,working-with-us,unser-vorgehen,vorgehen,so-arbeiten-wir,arbeitsweise,zusammenarbeit,notre-methode,notre-méthode,comment-nous-travaillons,notre-demarche,notre-démarche,como-trabajamos,cómo-trabajamos,metodologia,metodología,nuestro-metodo,nuestro-método,como-trabalhamos,come-lavoriamo,il-nostro-metodo,metodo,werkwijze,onze-werkwijze,zo-werken-wij,hoe-wij-werken,jak-pracujemy,jak-dzialamy,współpraca,wspolpraca,przebieg-współpracy,so-funktionierts,ablauf,comment-ca-marche,como-funciona,come-funziona,hoe-het-werkt,jak-to-dziala,nasil-calisir",
  ),
  "newsletter-archive": topic("newsletter-archive,past-issues,newsletters,newsletter-archiv,bulletins"),
  calendar: topic(
    "calendar,events,events-calendar,whats-on,what-s-on,happenings,upcoming-events,termine,programm,programme,programma,calendario,kalendarium,veranstaltungen,kalender,agenda,evenements,eventos,eventi,wydarzenia,etkinlikler",
    ["event"],
  ),
  courses: topic(
    "courses,classes,workshops,our-courses,kurse,backkurse,kochkurse,seminare,workshop-termine,ateliers,stages,nos-ateliers,cours,cursos,talleres,corsi,laboratori,cursussen,workshops-en-cursussen,kursy,warsztaty,szkolenia,oficinas",
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
    "wholesale,wholesale-orders,trade,trade-customers,stockists,for-retailers,grosshandel,großhandel,wiederverkäufer,wiederverkaeufer,revente,vente-en-gros,mayorista,mayoristas,venta-al-por-mayor,atacado,revenda,ingrosso,vendita-all-ingrosso,groothandel,hurt,hurtownia,dealers,dealer-locator,find-a-dealer,where-to-buy,distributors,resellers,haendler,händler,händlersuche,revendeurs,distribuidores,rivenditori,dystrybutorzy,bayiler",
  ),
  tenders: topic("tenders,tender,procurement,ausschreibungen,appels-d-offres,licitaciones,przetargi,ihaleler"),
  downloads: topic("downloads,download,download-center,resources-downloads,telechargements,descargas,do-pobrania"),
  enterprise: topic(
    "enterprise,for-enterprise,for-enterprises,enterprise-and-agency,enterprise-sales,contact-sales,talk-to-sales,für-unternehmen,fuer-unternehmen,vertrieb-kontaktieren,offre-entreprise,contacter-les-ventes,contactar-ventas,para-empresas,fale-com-vendas,per-le-aziende,contatta-le-vendite,voor-bedrijven,dla-firm,kurumsal-satış",
  ),
  "after-sales": topic(
    "after-sales,spares,service-and-spares,after-sale,after-sales-service,after-selling,aftersales,spare-parts,service-and-parts,parts-and-service,kundendienst,ersatzteile,service-und-ersatzteile,after-sales-service,sav,service-apres-vente,service-après-vente,pieces-detachees,pièces-détachées,postventa,servicio-postventa,servicio-tecnico,servicio-técnico,repuestos,recambios,pos-venda,pós-venda,assistencia-tecnica,assistência-técnica,assistenza,assistenza-tecnica,ricambi,onderdelen,naverkoop,serwis,serwis-i-części,części-zamienne,czesci-zamienne,satis-sonrasi,satış-sonrası,satış-sonrası-hizmetler,yedek-parça,servis-a-náhradní-díly,послепродажное-обслуживание,сервис-и-запчасти",
  ),
  "maker-service": topic(
    "service,services-and-spares,service-support,service-and-support,service-maintenance,service-und-wartung,service-wartung,wartung,service-entretien,entretien,maintenance,servicio,servicio-y-mantenimiento,mantenimiento,assistenza,manutenzione,manutencao,manutenção,onderhoud,serwis",
  ),
  portfolio: topic(
    "portfolio,work,our-work,case-studies,projects,referenzen,realisations,proyectos,projekte,realizacje",
  ),
  catalog: topic(
    "catalog,catalogue,product-catalog,product-catalogue,stock,stock-list,inventory,our-stock,katalog,produktkatalog,lagerliste,lagerbestand,catalogo,catálogo,catalogo-prodotti,catalogo-de-productos,stock-disponible,magazyn,katalog-produktow,oferta-magazynowa,urun-katalogu,katalog-produktu",
  ),
  quality: topic(
    "quality,product-quality,quality-assurance,quality-control,quality-management,quality-policy,our-quality,qualität,qualitaet,qualitätssicherung,qualitaetssicherung,qualitätsmanagement,qualite,qualité,contrôle-qualité,assurance-qualité,calidad,control-de-calidad,qualidade,controle-de-qualidade,qualita,qualità,controllo-qualità,kwaliteit,kwaliteitscontrole,jakość,jakosc,kontrola-jakości,kalite,kalite-kontrol",
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
    wanted.endings.some((ending) => page.words.endsWith(ending)) ||
    wanted.names.has(normaliseText(heading));
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

function linkedHits(reading: SiteReading, wanted: PageTopic): SignalHit[] {
  const seen = new Set<string>();
  return ownLinks(reading).flatMap(({ href, pageUrl, path, words, text, label }) => {
    if (seen.has(href) || !(wanted.names.has(text) || wanted.endings.some((ending) => words.endsWith(ending))))
      return [];
    seen.add(href);
    const mention = { kind: "page" as const, label: path };
    return [{ url: pageUrl, region: "link", quote: quoteOf(label || path), strength: 1, mention }];
  });
}

interface OwnLink {
  href: string;
  pageUrl: string;
  path: string;
  words: string;
  /** Words of the link. */
  text: string;
  label: string;
}

const ownLinksByReading = new WeakMap<SiteReading, OwnLink[]>();

/** Links to other pages of the site, each address and text once: menus repeat on every page. */
function ownLinks(reading: SiteReading): OwnLink[] {
  const known = ownLinksByReading.get(reading);
  if (known) return known;
  const found = new Map<string, OwnLink>();
  for (const { facts } of reading.pages) {
    const own = URL.canParse(facts.url) ? new URL(facts.url) : null;
    if (!own) continue;
    for (const { href, text: label, hidden } of facts.anchors) {
      const key = `${href} ${label}`;
      if (hidden || found.has(key) || !leadsAway(href, own)) continue;
      const path = pathOf(href);
      const text = wordsOf(normaliseText(label.slice(0, LABEL_CHARS))).join(" ");
      found.set(key, { href, pageUrl: facts.url, path, words: pathWords(path), text, label });
    }
  }
  const links = [...found.values()];
  ownLinksByReading.set(reading, links);
  return links;
}

const LABEL_CHARS = 200;

function leadsAway(href: string, own: URL): boolean {
  // Most links go to other hosts or to the page itself, and need no parsing to tell.
  if (!href.startsWith(`${own.origin}/`) && !href.toLowerCase().includes(own.host)) return false;
  if (!URL.canParse(href)) return false;
  const target = new URL(href);
  return target.host === own.host && target.pathname !== own.pathname && target.pathname !== "/";
}
