// A cart or checkout, a direct link to pay, or the business's shop at a marketplace.
import { DONATE } from "./form-purpose.ts";
import type { AnchorFacts } from "../../evidence/page-facts.ts";
import { isCartAddress } from "../../evidence/commerce/cart-address.ts";
import { drawnShopOn } from "../../evidence/commerce/drawn-shop.ts";
import { vendorOf } from "../vendors.ts";
import { brief, isOwn, linkEvidence, named, seenLink, shown } from "./channel-site.ts";
import type { ChannelDetector, ChannelPage, ChannelSite, Sighting } from "./channel-site.ts";

const PAY_LINK =
  /^https:\/\/(?:buy\.stripe\.com\/|checkout\.stripe\.com\/|(?:www\.)?paypal\.com\/(?:ncp\/payment|cgi-bin\/webscr|instantcommerce)|[a-z0-9-]+\.gumroad\.com\/l\/|gumroad\.com\/l\/|[a-z0-9-]+\.lemonsqueezy\.com\/|payhip\.com\/b\/|sellfy\.com\/|square\.link\/u\/|[a-z0-9-]+\.square\.site|rzp\.io\/|pay\.sumup\.com\/|[a-z0-9-]+\.paddle\.com\/|buy\.polar\.sh\/|[a-z0-9-]+\.onfastspring\.com\/|checkout\.freemius\.com\/|[a-z0-9-]+\.thrivecart\.com\/|pay\.hotmart\.com\/|(?:www\.)?(?:digistore24|copecart)\.com\/products?\/)/i;
/** A till of the payment provider under a name of the site: checkout.example.com/b/14A2. */
const OWN_TILL = /^https:\/\/(?:checkout|buy)\.[^/]+\/./i;
const DONATION = new RegExp(String.raw`${DONATE.source}|dons?\b|wspar|support us|give\b|tip jar|coffee`, "i");
const NOT_OPEN =
  /coming soon|not (?:yet )?(?:open|available)|opening soon|demnächst|bientôt|próximamente|em breve|prossimamente|wkrótce|yakında|скоро|準備中|敬请期待/i;

export const ecommerce: ChannelDetector = {
  type: "ecommerce",
  detect: (site) => {
    const platform = site.technologies.find((one) => one.category === "commerce-platform" && one.confidence !== "low");
    const own = site.speaking.flatMap((page) => onPage(page, site, platform?.name));
    return [...own, ...marketItems(site)];
  },
};

function onPage(page: ChannelPage, site: ChannelSite, platform: string | undefined): Sighting[] {
  const cart = page.links.find((link) => isCartAddress(link.href) && isShopAddress(site, link));
  const control = addControl(page);
  const found: Sighting[] = [];
  if (control !== null && !NOT_OPEN.test(control)) {
    const isSure = cart !== undefined || platform !== undefined;
    found.push(
      withVendor(
        {
          url: page.url,
          confidence: isSure ? "high" : "medium",
          evidence: shown(`Control "${brief(control)}"`),
          seenAs: "control",
        },
        platform,
      ),
    );
  } else if (platform !== undefined && page.facts.kind === "shop" && drawnShopOn(page.facts)) {
    found.push({
      url: page.url,
      confidence: "high",
      evidence: shown(`A shop of ${platform} on a page of its own`),
      vendor: platform,
    });
  } else if (cart && (platform !== undefined || hasPricedProduct(page, site))) {
    found.push(withVendor({ url: page.url, confidence: platform ? "high" : "medium", ...seenCart(cart) }, platform));
  }
  return [...found, ...payLinks(page, site), ...externalShops(page)];
}

/** A counter of what lies in the cart is no name of the link. */
const seenCart = (link: AnchorFacts): Pick<Sighting, "evidence" | "seenAs"> =>
  /\p{L}{2}/u.test(link.text) ? seenLink(link) : { evidence: shown(`Cart at ${new URL(link.href).pathname}`) };

const withVendor = (sighting: Sighting, vendor: string | undefined): Sighting =>
  vendor === undefined ? sighting : { ...sighting, vendor };

const isShopAddress = (site: ChannelSite, link: AnchorFacts): boolean =>
  isOwn(site, link.href) || vendorOf("ecommerce", link.href) !== null;

/** Name of a control that puts something into a cart: a form, a button, a marked link. */
function addControl(page: ChannelPage): string | null {
  const form = page.forms.find((one) => one.purpose === "cart" && one.facts.method === "post");
  if (form) return form.facts.submitTexts[0] ?? "add to cart";
  const button = page.facts.buttons.find(
    (one) => !one.hidden && !("disabled" in one.attributes) && named("cart", one.name, page) !== null,
  );
  if (button) return button.name;
  const link = page.links.find((one) => /[?&]add-to-cart=|\/cart\/add|snipcart-add/i.test(one.href));
  if (link) return link.text;
  return page.facts.tokens.classes.some((name) =>
    /^(?:snipcart-add-item|add_to_cart_button|single_add_to_cart_button)$/.test(name),
  )
    ? "add to cart"
    : null;
}

/** A product with a price in the structured data of this page, or of the site for a page without any. */
function hasPricedProduct(page: ChannelPage, site: ChannelSite): boolean {
  if (page.facts.kind === "shop" || page.facts.kind === "product") return true;
  return site.structured.some((node) => node.types.includes("Product") && node.props["offers"] !== undefined);
}

function payLinks(page: ChannelPage, site: ChannelSite): Sighting[] {
  const found: Sighting[] = [];
  for (const link of page.links) {
    if (!paysAt(site, link.href) || DONATION.test(`${link.text} ${link.href}`)) continue;
    // A picture that is not described may as well ask for a gift.
    if (link.text === "" && !hasPricedProduct(page, site)) continue;
    found.push(withVendor({ url: page.url, confidence: "high", ...seenLink(link) }, payVendor(link.href)));
  }
  for (const { facts, heading } of page.forms) {
    if (
      !paysAt(site, facts.action) ||
      DONATION.test(`${facts.action} ${facts.submitTexts.join(" ")} ${heading} ${facts.text}`)
    )
      continue;
    if (facts.fields.some((field) => field.name === "cmd" && /donations/.test(field.placeholder))) continue;
    found.push(
      withVendor(
        { url: page.url, confidence: "medium", evidence: "Form that pays for one product", seenAs: "form" },
        payVendor(facts.action),
      ),
    );
  }
  return found.slice(0, 2);
}

const paysAt = (site: ChannelSite, address: string): boolean =>
  PAY_LINK.test(address) || (OWN_TILL.test(address) && isOwn(site, address));

const payVendor = (href: string): string | undefined =>
  (vendorOf("payment", href) ?? vendorOf("ecommerce", href))?.vendor;

/** Single items, or all that one seller has, at a marketplace; what carries the mark of a partner is advertised for others. */
const MARKET_ITEM =
  /^https?:\/\/(?:[a-z]{1,12}\.)?(?:(ebay)\.[a-z.]{2,6}\/(?:itm|usr|str|m)\/|(vinted)\.[a-z.]{2,6}\/(?:items\/|member\/|catalog\?)|(etsy)\.com\/(?:[a-z]{2}\/)?listing\/|(amazon)\.[a-z.]{2,6}\/(?:[^?#]{0,200}\/)?(?:dp|gp\/product)\/|(allegro)\.pl\/oferta\/|(mercadoli[bv]re)\.com|(kleinanzeigen)\.de\/s-|(depop)\.com\/products\/|(wallapop)\.com\/item\/|(leboncoin)\.fr\/(?:ad|boutique)\/|(trendyol)\.com\/|(hepsiburada)\.com\/|(shopee)\.[a-z.]{2,6}\/|(tokopedia)\.com\/)/i;
const PARTNER = /[?&](?:tag|campid|affid|aff_id|ascsubtag|utm_medium=affiliate)=/i;
const TO_BUY =
  /\b(?:buy|shop|order|purchase|get it)\b|kauf|bestell|achet|command|compr|acquist|ordina|\bk[oó]p\p{L}{0,2}\b|bestel|\bkup\b|zamów|satın|køb|kjøp|osta\b|koupit|kúpiť|购买|購入|구매|купить|beli\b/iu;
const FEWEST_ITEMS = 3;

/** A business that sends people to a marketplace for one thing after the other has its shop there. */
function marketItems({ speaking }: ChannelSite): Sighting[] {
  const items = speaking.flatMap(({ url, links }) =>
    links.flatMap((link) => {
      const market = MARKET_ITEM.exec(link.href)
        ?.slice(1)
        .find((name) => name !== undefined);
      if (market === undefined || PARTNER.test(link.href) || !TO_BUY.test(link.text)) return [];
      const vendor = market === "ebay" ? "eBay" : `${market.slice(0, 1).toUpperCase()}${market.slice(1)}`;
      return [{ href: link.href, sighting: { url, confidence: "medium" as const, ...seenShop(link), vendor } }];
    }),
  );
  return new Set(items.map(({ href }) => href)).size < FEWEST_ITEMS ? [] : items.map(({ sighting }) => sighting);
}

const seenShop = (link: AnchorFacts): Pick<Sighting, "evidence" | "seenAs"> => ({
  evidence: `External shop: ${linkEvidence(link)}`.slice(0, 160),
  seenAs: "external-shop",
});

function externalShops(page: ChannelPage): Sighting[] {
  return page.links.flatMap((link) => {
    const isShop =
      /^https?:\/\/(?:(?:www\.)?etsy\.com\/(?:[a-z]{2}\/)?shop\/|[a-z0-9-]+\.etsy\.com\/?|[a-z0-9-]+\.myshopify\.com|[a-z0-9-]+\.bigcartel\.com|[a-z0-9-]+\.stores\.jp|[a-z0-9-]+\.thebase\.in|smartstore\.naver\.com\/|[a-z0-9-]+\.salla\.sa)/i;
    if (!isShop.test(link.href) || /\/\/(?:www|help|blog)\.etsy\.com\/?$/i.test(link.href)) return [];
    return [
      withVendor({ url: page.url, confidence: "medium", ...seenShop(link) }, vendorOf("ecommerce", link.href)?.vendor),
    ];
  });
}
