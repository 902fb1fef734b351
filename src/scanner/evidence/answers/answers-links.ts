// Where links lead: out of the site, to a social network, to a source.
import { registrableDomainOf } from "../../../model/target.ts";
import { isMapAddress } from "../contacts/map-address.ts";

const SOCIAL_HOSTS = [
  "facebook.com",
  "fb.com",
  "instagram.com",
  "linkedin.com",
  "x.com",
  "twitter.com",
  "youtube.com",
  "youtu.be",
  "tiktok.com",
  "pinterest.com",
  "threads.net",
  "bsky.app",
  "xing.com",
  "vk.com",
  "t.me",
  "wa.me",
  "whatsapp.com",
  "m.me",
  "snapchat.com",
  "line.me",
  "discord.gg",
  "discord.com",
  "reddit.com",
  "messenger.com",
  "linktr.ee",
  "vimeo.com",
];
/** Services a page links to for its own working, not as a source. */
const SERVICE_HOSTS = [
  "goo.gl",
  "openstreetmap.org",
  "g.page",
  "apps.apple.com",
  "play.google.com",
  "calendly.com",
  "cal.com",
  "paypal.com",
  "paypal.me",
  "stripe.com",
  "mailchi.mp",
  "list-manage.com",
  "forms.gle",
  "typeform.com",
  "doctolib.de",
  "doctolib.fr",
  "opentable.com",
  "trustpilot.com",
  "wordpress.org",
  "wordpress.com",
  "wix.com",
  "squarespace.com",
  "shopify.com",
  "webflow.com",
  "jimdo.com",
  "cookiebot.com",
  "addtoany.com",
];

/** Host of an http(s) address without "www."; null for anything else. */
export function hostOf(href: string): string | null {
  const match = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(href);
  return match?.[1]?.toLowerCase().replace(/^www\./, "") ?? null;
}

/** True when an address leads to another registrable domain than `from`. */
export function isOutside(href: string, from: string): boolean {
  const [to, own] = [hostOf(href), hostOf(from)];
  return to !== null && own !== null && registrableDomainOf(to) !== registrableDomainOf(own);
}

/** True for a link a reader could follow to check a statement: no social network, map, shop system or booking service. */
export function isSourceLink(href: string): boolean {
  const host = hostOf(href);
  if (host === null) return false;
  const isOf = (known: string): boolean => host === known || host.endsWith(`.${known}`);
  return !isMapAddress(href) && !SOCIAL_HOSTS.some(isOf) && !SERVICE_HOSTS.some(isOf);
}

/** Path of an address in lower case without query; "" when it is none. */
export function pathOfAddress(href: string): string {
  return /^https?:\/\/[^/?#]+([^?#]*)/i.exec(href)?.[1]?.toLowerCase() ?? "";
}
