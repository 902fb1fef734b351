// Shops that a script of their system draws into a page: the goods are not in what the server sends.
import type { PageFacts } from "../page-facts.ts";

/** Scripts that shop systems hand out for pages of others. */
const SHOP_SCRIPT =
  /^https?:\/\/(?:[a-z0-9.-]*\.ecwid\.com\/|cdn\.snipcart\.com\/|sdks\.shopifycdn\.com\/|[a-z0-9.-]*\.shopify\.com\/[^?#]{0,80}buy-?button|cdn\.foxycart\.com\/|gumroad\.com\/js\/gumroad|app\.lemonsqueezy\.com\/js\/|assets\.lemonsqueezy\.com\/|[a-z0-9.-]*\.sendowl\.com\/)/i;

/** Whether a shop system draws its goods into this very page. */
export const drawnShopOn = ({ scripts }: PageFacts): boolean => scripts.some(({ src }) => SHOP_SCRIPT.test(src));
