// A chat on the site: a vendor's widget, or the site's own box.
import { vendorOf } from "../vendors.ts";
import { brief, shown } from "./channel-site.ts";
import type { ChannelDetector, ChannelPage, ChannelSite, Sighting } from "./channel-site.ts";

const OWN_SCRIPT = /\/[^/?]*(?:chat-?widget|chat-?bot|live-?chat|web-?chat|chat-?box)[^/?]*\.m?js(?:\?|$)/i;
const OWN_TOKEN =
  /^(?:(?:ai|live|web|site)-?)?chat-?(?:widget|bot|box|window|launcher|toggle|bubble|panel|fab|container|trigger|button|btn)(?:[-_].*)?$|^chatbot|^(?!(?:[a-z]{1,9})?robot)[a-z]{1,12}bot-(?:launch(?:er)?|panel|window|box|toggle|bubble|messages)$/i;
const CHAT_NAME = /\b(?:chat|czat)\b|チャット|채팅|聊天|在线客服|دردشة|צ'אט|чат/i;
const MESSENGER = /whatsapp|messenger|telegram|viber|line|kakao|facebook|discord|slack|chatgpt/i;

export const liveChat: ChannelDetector = {
  type: "live-chat",
  detect: (site) => [...byTechnology(site), ...site.pages.flatMap((page) => [...byVendor(page), ...ownBox(page)])],
};

function byTechnology(site: ChannelSite): Sighting[] {
  return site.technologies
    .filter((one) => one.feeds.includes("live-chat") && one.category !== "review-platform" && one.confidence !== "low")
    .filter((one) => one.category === "chat-or-bot-widget" || one.feeds[0] === "live-chat")
    .map((one) => ({
      url: one.url,
      confidence: one.confidence,
      evidence: shown(`Widget of ${one.name}`),
      vendor: one.name,
    }));
}

function byVendor(page: ChannelPage): Sighting[] {
  const addresses = [
    ...page.facts.scripts.map((script) => script.src),
    ...page.facts.iframes.map((frame) => frame.src),
  ];
  return addresses.flatMap((address) => {
    const vendor = address === "" ? null : vendorOf("live-chat", address);
    return vendor
      ? [{ url: page.url, confidence: "high" as const, evidence: `Widget of ${vendor.vendor}`, vendor: vendor.vendor }]
      : [];
  });
}

/** An own widget needs its script, or a button to open it together with its box. */
function ownBox(page: ChannelPage): Sighting[] {
  const script = page.facts.scripts.find((one) => OWN_SCRIPT.test(one.src) && !/whatsapp|messenger/i.test(one.src));
  const box = [...page.facts.tokens.ids, ...page.facts.tokens.classes].find(
    (name) => OWN_TOKEN.test(name) && !MESSENGER.test(name),
  );
  const button = page.facts.buttons.find(
    (one) => CHAT_NAME.test(one.name) && one.name.length <= 40 && !MESSENGER.test(one.name),
  );
  if (script)
    return [
      {
        url: page.url,
        confidence: box || button ? "high" : "medium",
        evidence: shown(`Script ${brief(script.src.split("/").at(-1) ?? "")}`),
      },
    ];
  if (box && button)
    return [{ url: page.url, confidence: "high", evidence: shown(`Button "${brief(button.name)}" with a chat box`) }];
  return button || box
    ? [{ url: page.url, confidence: "low", evidence: shown(`Element "${brief(button?.name ?? box ?? "")}"`) }]
    : [];
}
