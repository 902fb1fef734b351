// A link that opens a messenger with the business, not one that shares the page.
import { findPhones } from "../../../model/find-phones.ts";
import type { TextBlock } from "../../evidence/page-facts.ts";
import { isPlaceholderMessaging, isPlaceholderPhone } from "../placeholders.ts";
import { vendorOf } from "../vendors.ts";
import { linkEvidence, shown } from "./channel-site.ts";
import type { ChannelDetector, ChannelPage, Sighting } from "./channel-site.ts";

const SHARE =
  /wa\.me\/?\?text=|whatsapp\.com\/send\/?\?(?!.*phone=).*text=|whatsapp:\/\/send\?text=|t\.me\/share|telegram\.me\/share|\/share(?:\/|\?|$)|viber:\/\/forward|line\.me\/R\/(?:msg|share)|social-plugins\.line\.me|[?&]u(?:rl)?=https?/i;
const VENDOR_PAGES =
  /^https?:\/\/(?:www\.)?(?:whatsapp\.com|viber\.com|line\.me|twilio\.com|telegram\.org|skype\.com)\/?(?:download|legal|features|en|business)?\/?$/i;
const SPOKEN =
  /what'?s ?app|viber|telegram|signal|wechat|微信|kakao|카카오|zalo|واتساب|וואטסאפ|ватсап|व्हाट्सएप|হোয়াটসঅ্যাপ/i;

export const messaging: ChannelDetector = {
  type: "messaging",
  detect: (site) => site.speaking.flatMap((page) => [...byLink(page), ...byScript(page), ...byText(page)]),
};

function byLink(page: ChannelPage): Sighting[] {
  const seen = new Set<string>();
  return page.links.flatMap((link) => {
    const vendor = vendorOf("messaging", link.href);
    if (!vendor || seen.has(vendor.vendor)) return [];
    if (SHARE.test(link.href) || VENDOR_PAGES.test(link.href) || isPlaceholderMessaging(link.href)) return [];
    seen.add(vendor.vendor);
    return [{ url: page.url, confidence: "high" as const, evidence: linkEvidence(link), vendor: vendor.vendor }];
  });
}

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

/** "WhatsApp: 0157 …" beside or above a valid number, without a link. */
function byText(page: ChannelPage): Sighting[] {
  const { blocks } = page.facts;
  for (const [at, block] of blocks.entries()) {
    const messenger = SPOKEN.exec(block.text)?.[0];
    if (block.text.length > 400 || messenger === undefined || block.quoted) continue;
    const number = numberIn(block) ?? (isLabel(block) ? numberIn(blocks[at + 1]) : null);
    if (number !== null) return [{ url: page.url, confidence: "medium", evidence: shown(`${messenger} ${number}`) }];
  }
  return [];
}

const LABEL_CHARS = 40;
const NUMBER_LINE_CHARS = 60;

/** "Phone / WhatsApp", with the number in the line below. */
const isLabel = (block: TextBlock): boolean => block.text.length <= LABEL_CHARS && !/[.!?]$/.test(block.text.trim());

function numberIn(block: TextBlock | undefined): string | null {
  if (block === undefined || block.quoted || (block.text.length > NUMBER_LINE_CHARS && !SPOKEN.test(block.text)))
    return null;
  const numbers = findPhones(block.text).map(({ start, end }) => block.text.slice(start, end));
  return numbers.find((number) => !isPlaceholderPhone(number)) ?? null;
}
