// Forms that hold the card fields of a payment provider: its script alone may take what is written there.
import type { FormFacts, PageFacts } from "../page-facts.ts";

const PROVIDER =
  /^https:\/\/(?:js\.stripe\.com|(?:sandbox\.)?web\.squarecdn\.com|(?:js\.squareup|www\.paypal(?:objects)?)\.com|js\.braintreegateway\.com|checkoutshopper-[a-z-]{2,20}\.(?:cdn\.)?adyen\.com|js\.mollie\.com)\//i;
/** In what the form and its buttons are called: the provider's script stands on other pages, too. */
const PAYS =
  /checkout|payment|(?<!\p{L})pay(?!\p{L})|credit[-_ ]?card|card[-_ ](?:form|element|container)|donat|spende|bezahl|zahlung|kasse|paiement|(?<!\p{L})payer|(?<!\p{L})pag(?:o|ar|amento|a)(?!\p{L})|betal|płatnoś|zapłać/iu;

export const holdsPayment = (
  { id, className, label, submitTexts }: FormFacts,
  { scripts }: Pick<PageFacts, "scripts">,
): boolean =>
  scripts.some(({ src }) => PROVIDER.test(src)) &&
  [id, className, label, ...submitTexts].some((text) => PAYS.test(text));
