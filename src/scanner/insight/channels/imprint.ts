// The page on which a business names itself by law, and the lines there that speak of somebody else.
import { foldText } from "../../evidence/text/text-search.ts";
import type { ChannelPage } from "./channel-site.ts";

const IMPRINT =
  /(?<!\p{L})(?:impressum|imprint|anbieterkennzeichnung|legal[ -]?notice|legal information|mentions[ -]?legales|aviso[ -]?legal|note[ -]?legali|dati societari|colofon|nota prawna|dane firmy|tietoja yrityksesta|特定商取引法)/u;
/** Authorities, data officers, chambers, mediators, hosts, designers and photographers have addresses of their own. */
const SOMEBODY_ELSE =
  /datenschutzbeauftragt|datenschutzbehorde|landesbeauftragt|bundesbeauftragt|aufsichtsbehorde|aufsichtsstelle|streitbeileg|streitschlicht|schlichtungsstelle|verbraucherschlicht|kammer|berufshaftpflicht|versicherer|webdesign|umsetzung|gestaltung|konzeption|programmierung|realisierung|bildnachweis|bildquelle|fotos?:|hosting|hoster|hosted by|data protection officer|(?<!\p{L})dpo(?!\p{L})|supervisory authority|information commissioner|ombudsman|dispute resolution|web ?site by|designed by|hebergeur|heberge par|hebergement|delegue a la protection|mediateur|mediation|(?<!\p{L})cnil(?!\p{L})|alojamiento|delegado de proteccion|autoridad de control|proteccion de datos|encarregado|garante|responsabile della protezione|autoriteit|functionaris|inspektor ochrony|organ nadzorczy|(?<!\p{L})uodo(?!\p{L})/u;

/** By its heading, title or address; privacy pages and terms name too many others. */
export function isImprint({ facts, isLegal }: Pick<ChannelPage, "facts" | "isLegal">): boolean {
  if (!isLegal) return false;
  const path = URL.canParse(facts.url) ? new URL(facts.url).pathname : "";
  const heads = facts.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  return [path, facts.titles[0] ?? "", ...heads].some((text) => IMPRINT.test(foldText(text.slice(0, 200))));
}

const NEAR = 120;

/**
 * True on a legal page where the heading, or what stands right before the address in its line, names an authority, an
 * officer or a maker of the site. One paragraph often names the business first and others after it.
 */
export const isSomebodyElse = (page: ChannelPage, heading: string, line: string, at: number): boolean =>
  page.isLegal &&
  [heading, line.slice(Math.max(0, at - NEAR), Math.max(0, at))].some((text) => SOMEBODY_ELSE.test(foldText(text)));
