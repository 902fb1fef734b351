// Signs that a site sells, and the words in which shops speak of carts, delivery, returns and payment.
import type { Channel, Profile, Technology } from "../../../model/profile.ts";
import { pathOf } from "../../../model/words.ts";
import { nodesOfType } from "../structured/collect-structured.ts";
import { isCartAddress } from "./cart-address.ts";
import { isMainProduct } from "./commerce-products.ts";
import type { AnchorFacts, PageFacts } from "../page-facts.ts";
import type { SiteNode } from "../site-evidence.ts";
import { metaContent } from "../structured/structured-metas.ts";
import { hasTerm, makeSearchText, prepareTerms, searchTextOn } from "../text/text-search.ts";
import { RETURN_EXCLUSION_WORDS, RETURN_WORDS } from "./commerce-words.ts";

export interface CommerceSignal {
  /** "platform: Shopify", "address: /cart". */
  signal: string;
  url: string;
}

interface ShopEvidence {
  profile: Profile;
  pages: readonly PageFacts[];
  structured: readonly SiteNode[];
}

const NO_GOODS: ReadonlySet<string> = new Set(["saas-api", "docs", "media-blog", "app-shell"]);

/** The site sells things that are delivered: it has a cart and pages or data of products. */
export function sellsGoods({ profile, pages, structured }: ShopEvidence): boolean {
  if (!profile.sells || NO_GOODS.has(profile.siteType.value ?? "") || sellsLicenses({ profile, pages })) return false;
  const hasProducts = nodesOfType(structured, "Product").some(isMainProduct);
  return hasProducts || pages.some(({ kind }) => kind === "product" || kind === "shop");
}

/** Software that is paid for at a till and delivered as a key or a download: there is no cart. */
export const sellsLicenses = ({ profile, pages }: Pick<ShopEvidence, "profile" | "pages">): boolean =>
  profile.industry.value === "technology" &&
  !pages.some(({ anchors }) => anchors.some(({ href }) => isCartAddress(href)));

/** Some goods cannot come back, says this sentence. */
export function exceptsReturns(page: PageFacts, text: string): boolean {
  const searched = searchTextOn(page, text);
  return hasTerm(searched, RETURN_WORDS) && hasTerm(searched, RETURN_EXCLUSION_WORDS);
}

/** Paid programs' interfaces concern a site only when it sells or offers a service to programs. */
export const concernsPayments = ({ profile }: { profile: Profile }): boolean =>
  profile.sells || ["saas-api", "marketplace", "ecommerce"].includes(profile.siteType.value ?? "");

const CART_WORDS = prepareTerms(
  ["add to cart", "add to bag", "add to basket", "shopping cart", "view cart", "cart", "basket", "checkout", "buy now"],
  ["in den warenkorb", "warenkorb", "zur kasse", "jetzt kaufen", "ajouter au panier", "panier", "passer commande"],
  [
    "anadir al carrito",
    "agregar al carrito",
    "carrito",
    "finalizar compra",
    "tramitar pedido",
    "adicionar ao carrinho",
  ],
  ["carrinho", "comprar agora", "aggiungi al carrello", "carrello", "acquista ora", "in winkelwagen", "in winkelmand"],
  ["winkelwagen", "afrekenen", "dodaj do koszyka", "do koszyka", "koszyk", "sepete ekle", "sepetim", "satin al"],
  ["в корзину", "корзина", "оформить заказ", "до кошика", "do kosiku", "kosik", "vlozit do kosiku", "varukorg"],
  ["laeg i kurv", "indkobskurv", "ostoskori", "kosar", "kosarba", "adauga in cos", "カート", "買い物かご", "장바구니"],
  ["구매하기", "购物车", "購物車", "立即购买", "السلة", "סל קניות", "הוסף לסל", "कार्ट", "কার্ট"],
);

/** Links to a cart or checkout, by address or by name. */
export const cartLinks = (page: PageFacts): AnchorFacts[] =>
  page.anchors.filter(
    ({ href, rawHref, text }) =>
      isCartAddress(href) || (href.startsWith("http") && !rawHref.startsWith("#") && isCartName(text)),
  );

const isCartName = (text: string): boolean => text.length <= 40 && hasTerm(makeSearchText(text), CART_WORDS);

/** Every kind of sign once, with the first page it was seen on. */
export function commerceSignals(
  site: ShopEvidence & { channels: readonly Channel[]; technologies: readonly Technology[] },
): CommerceSignal[] {
  const { pages, structured, channels, technologies } = site;
  const platforms = technologies
    .filter(({ category, confidence }) => category === "commerce-platform" && confidence !== "low")
    .map(({ name, url }) => ({ signal: `platform: ${name}`, url }));
  const metas = pages.flatMap((page) => [
    ...(metaContent(page, "og:type").startsWith("product")
      ? [{ signal: "metadata: product page", url: page.url }]
      : []),
    ...(metaContent(page, "product:price:amount") ? [{ signal: "metadata: price", url: page.url }] : []),
  ]);
  const carts = pages.flatMap((page) =>
    cartLinks(page)
      .slice(0, 1)
      .map(({ href, text }) => ({
        signal: isCartAddress(href) ? `address: ${pathOf(href)}` : `link: ${text}`,
        url: page.url,
      })),
  );
  const buttons = pages.flatMap((page) =>
    page.buttons
      .filter(({ name }) => isCartName(name))
      .slice(0, 1)
      .map(({ name }) => ({ signal: `button: ${name}`, url: page.url })),
  );
  const products = nodesOfType(structured, "Product")
    .filter(isMainProduct)
    .map(({ pageUrl }) => ({ signal: "data: Product", url: pageUrl }));
  const shops = channels.filter(({ type, confidence }) => type === "ecommerce" && confidence !== "low");
  const channel = shops.map(({ evidence, pages: [url = ""] }) => ({ signal: `channel: ${evidence}`, url }));
  const all = [...platforms, ...metas, ...carts, ...buttons, ...products, ...channel];
  return [...new Map(all.map((signal) => [signal.signal, signal])).values()].slice(0, 12);
}
