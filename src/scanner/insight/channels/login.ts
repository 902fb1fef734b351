// A log-in for customers, members, pupils or patients; not the back door of the site itself.
import { vendorOf } from "../vendors.ts";
import { isWord } from "./channel-words.ts";
import { hostOf, isOwn, seenLink, shown } from "./channel-site.ts";
import type { ChannelDetector, ChannelPage, ChannelSite, Sighting } from "./channel-site.ts";

const BACK_DOOR =
  /wp-login|wp-admin|\/wp\/|\/admin(?:istrator)?(?:[/.?]|$)|\/typo3|\/user\/login\b|\/backend|\/cms(?:\/|$)|\/ghost\/?|\/umbraco|editor\.wix|squarespace\.com\/config|webmail|cpanel|plesk|roundcube/i;
const OTHERS =
  /(?:^|\.)(?:github|gitlab|bitbucket|google|gmail|facebook|instagram|linkedin|twitter|x|youtube|apple|microsoft|wordpress|wix|weebly|godaddy|squarespace|webflow|disqus|discord|slack|reddit|medium|amazon|ebay|paypal|stripe|netlify|vercel|cloudflare)\.(?:com|org|net)$/i;
const COMMENT = /comment|kommentar|commenter|comentar|reply|bookmark|to edit|to like/i;

export const login: ChannelDetector = {
  type: "login",
  detect: (site) => site.speaking.flatMap((page) => [...byField(page), ...byLink(page, site), ...byButton(page)]),
};

function byField(page: ChannelPage): Sighting[] {
  if (BACK_DOOR.test(page.url)) return [];
  return page.forms
    .filter((form) => form.purpose === "login" && !BACK_DOOR.test(form.facts.action))
    .map((form) => ({
      url: page.url,
      confidence: "high" as const,
      evidence: shown(`Form with a password field, "${form.facts.submitTexts[0] ?? "log in"}"`),
      seenAs: "form" as const,
    }));
}

function byLink(page: ChannelPage, site: ChannelSite): Sighting[] {
  const found = page.links.flatMap((link): Sighting[] => {
    if (!/^(?:https?|javascript):/.test(link.href) || BACK_DOOR.test(link.href) || COMMENT.test(link.text)) return [];
    const portal = vendorOf("login", link.href);
    const isNamed = link.text.length <= 40 && isWord("login", link.text, page.languages, 2);
    if (portal?.isSpecific && !isOwn(site, link.href)) {
      return [{ url: page.url, confidence: isNamed ? "high" : "medium", ...seenLink(link), vendor: portal.vendor }];
    }
    if (!isNamed || OTHERS.test(hostOf(link.href))) return [];
    const isFragment = link.href.lastIndexOf("#") > link.href.lastIndexOf("/");
    return [
      {
        url: page.url,
        confidence: isFragment ? "low" : isOwn(site, link.href) ? "high" : "medium",
        ...seenLink(link),
      },
    ];
  });
  return found.slice(0, 2);
}

function byButton(page: ChannelPage): Sighting[] {
  const button = page.facts.buttons.find(
    (one) => !one.hidden && one.form === -1 && one.name.length <= 30 && isWord("login", one.name, page.languages, 1),
  );
  return button ? [{ url: page.url, confidence: "medium", evidence: shown(`Button "${button.name}"`) }] : [];
}
