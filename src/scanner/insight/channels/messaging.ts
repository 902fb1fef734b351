// A link that opens a messenger with the business, not one that shares the page.
import { findPhones } from "../../../model/find-phones.ts";
import type { TextBlock } from "../../evidence/page-facts.ts";
import { isPlaceholderMessaging, isPlaceholderPhone } from "../../evidence/contacts/placeholders.ts";
import { vendorOf } from "../vendors.ts";
import { brief, hostOf, seenLink, shown } from "./channel-site.ts";
import type { ChannelDetector, ChannelPage, Sighting } from "./channel-site.ts";

const SHARE =
  /wa\.me\/?\?text=|whatsapp\.com\/send\/?\?(?!.*phone=).*text=|whatsapp:\/\/send\?text=|t\.me\/share|telegram\.me\/share|\/share(?:\/|\?|$)|viber:\/\/forward|line\.me\/R\/(?:msg|share)|social-plugins\.line\.me|[?&]u(?:rl)?=https?/i;
const VENDOR_PAGES =
  /^https?:\/\/(?:www\.)?(?:whatsapp\.com|viber\.com|line\.me|twilio\.com|telegram\.org|skype\.com)\/?(?:download|legal|features|en|business)?\/?$/i;
/** Names as whole words: a telegraph is no messenger. */
const SPOKEN =
  /(?<!\p{L})(?:what'?s ?app|viber|telegram|signal|wechat|kakao ?talk|zalo)(?!\p{L})|微信|카카오|واتساب|וואטסאפ|ватсап|व्हाट्सएप|হোয়াটসঅ্যাপ/giu;

export const messaging: ChannelDetector = {
  type: "messaging",
  detect: (site) =>
    site.speaking.flatMap((page) => [...byLink(page), ...byButton(page), ...byScript(page), ...byText(page)]),
};

function byLink(page: ChannelPage): Sighting[] {
  const seen = new Set<string>();
  return page.links.flatMap((link) => {
    const vendor = vendorOf("messaging", link.href);
    if (!vendor || seen.has(vendor.vendor)) return [];
    if (SHARE.test(link.href) || VENDOR_PAGES.test(link.href) || isPlaceholderMessaging(link.href)) return [];
    seen.add(vendor.vendor);
    return [{ url: page.url, confidence: "high" as const, ...seenLink(link), vendor: vendor.vendor }];
  });
}

/** A button whose script opens the messenger. */
const byButton = ({ url, facts }: ChannelPage): Sighting[] =>
  facts.buttons.flatMap(({ hidden, name, leadsTo = "" }) => {
    const vendor =
      hidden || SHARE.test(leadsTo) || isPlaceholderMessaging(leadsTo) ? null : vendorOf("messaging", leadsTo);
    if (vendor === null || VENDOR_PAGES.test(leadsTo)) return [];
    const evidence = shown(`Button${name === "" ? "" : ` "${brief(name)}"`} to ${hostOf(leadsTo)}`);
    return [{ url, confidence: "high" as const, evidence, vendor: vendor.vendor }];
  });

function byScript(page: ChannelPage): Sighting[] {
  return page.facts.scripts.flatMap((script) => {
    const vendor = script.src === "" ? null : vendorOf("messaging", script.src);
    if (!vendor || !/^(?:GetButton|Wati|Elfsight WhatsApp)$/.test(vendor.vendor)) return [];
    if (vendor.vendor === "Elfsight WhatsApp") return [];
    return [
      { url: page.url, confidence: "medium" as const, evidence: `Button of ${vendor.vendor}`, vendor: vendor.vendor },
    ];
  });
}

/** "WhatsApp: 0157 …" right beside or above a valid number, without a link. */
function byText(page: ChannelPage): Sighting[] {
  const { blocks } = page.facts;
  for (const [at, block] of blocks.entries()) {
    if (block.text.length > MOST_CHARS || block.quoted) continue;
    for (const [messenger, before, after] of namesIn(block.text)) {
      const isNamed = (BESIDE.test(before) && BESIDE.test(after)) || messenger.toLowerCase() !== "signal";
      const isLabel = isNamed && block.text.length <= LABEL_CHARS && !/[.!?]$/.test(block.text.trim());
      const number =
        numberBeside(block.text, before.length, messenger) ?? (isLabel ? numberBelow(blocks[at + 1]) : null);
      if (number !== null) return [{ url: page.url, confidence: "medium", evidence: shown(`${messenger} ${number}`) }];
    }
  }
  return [];
}

/** A longer paragraph is no invitation. */
const MOST_CHARS = 1_200;
const LABEL_CHARS = 40;
const NUMBER_LINE_CHARS = 60;
/** What stands between a messenger and its number: "us on", " / Telefon: ". A sentence, a clause or more words part them. */
const BESIDE = /^(?![^]{30})(?:[^\p{L}\d.!?;,•|]*\p{L}+\.?){0,3}[^\p{L}\d.!?;,•|]*$/u;

/** A part of every name: hardly a text has any. */
const MAY_SPEAK = /app|viber|telegram|signal|wechat|kakao|zalo|微信|카카오|واتساب|וואטסאפ|ватсап|व्हाट्सएप|হোয়াটসঅ্যাপ/iu;

/** Messengers named in a text, with what stands before and behind; a "signal" in small letters is none. */
const namesIn = (text: string): [string, string, string][] =>
  (MAY_SPEAK.test(text) ? [...text.matchAll(SPOKEN)] : [])
    .filter(([name]) => name !== "signal")
    .map(({ 0: name, index }) => [name, text.slice(0, index), text.slice(index + name.length)]);

/** The valid number nearest to the name at `from`, on either side. */
function numberBeside(text: string, from: number, name: string): string | null {
  const spans = findPhones(text).map(({ start, end }) => ({ start, end, number: text.slice(start, end) }));
  const gapOf = ({ start, end }: { start: number; end: number }): string =>
    start > from ? text.slice(from + name.length, start) : text.slice(end, from);
  return spans.find((span) => BESIDE.test(gapOf(span)) && !isPlaceholderPhone(span.number))?.number ?? null;
}

/** "Phone / WhatsApp", with the number in the line below. */
function numberBelow(block: TextBlock | undefined): string | null {
  if (block === undefined || block.quoted || block.text.length > NUMBER_LINE_CHARS) return null;
  const numbers = findPhones(block.text).map(({ start, end }) => block.text.slice(start, end));
  return numbers.find((number) => !isPlaceholderPhone(number)) ?? null;
}
