// Which product of a page is the one on sale there, and whether visitors choose a variant of it.
import data from "../data/control-words.json" with { type: "json" };
import type { FieldFacts, PageFacts } from "../page-facts.ts";
import { nodesOfType, textOf } from "../structured/collect-structured.ts";
import type { SiteNode } from "../site-evidence.ts";
import { hasTerm, makeSearchText, prepareTerms } from "../text/text-search.ts";

const SIDE_ROLES =
  /(?:^|[./])(?:isRelatedTo|isSimilarTo|isAccessoryOrSparePartFor|isConsumableFor|makesOffer|offers|hasOfferCatalog|itemListElement|item|hasVariant|itemReviewed|isVariantOf)(?:$|[./[])/;

/** Not a related product, a list entry, what a business offers, or a variant inside another product. */
export const isMainProduct = (node: SiteNode): boolean => !SIDE_ROLES.test(node.path);

/** "/products", "/productos.html": the page that lists them all, by its address. */
const LIST_OF_PRODUCTS =
  /\/(?:(?:our|unsere|nos|nuestros|nossos|i-nostri|onze|nasze)[-_])?(?:products|produkte|produits|productos|produtos|prodotti|producten|produkty|produkter|urunler|catalog(?:ue|o)?|katalog)(?:\.\w{2,5})?\/?$/i;
export const isProductList = (url: string): boolean =>
  URL.canParse(url) && LIST_OF_PRODUCTS.test(new URL(url).pathname);

/** Whether a page with these nodes is one of a product, whatever its address is called. */
export const describesProduct = (here: readonly SiteNode[]): boolean =>
  nodesOfType(here, "Product").some((node) => isMainProduct(node) && textOf(node.props.name) !== "");

/** Properties with a number by which a product is known in every shop. */
export const GLOBAL_NUMBERS = ["gtin", "gtin8", "gtin12", "gtin13", "gtin14", "isbn", "mpn"];

const VARIANT_WORDS = prepareTerms(data.variants.split(", "));
const VARIANT_NAME =
  /(?:^|[^a-z])(?:size|colou?r|variant|option|attribute_|swatch|farbe|groesse|taille|couleur|talla)/i;
const CHOICES = 2;

/** The field in which a visitor chooses a variant; null when there is none. Quantity fields are none. */
export function variantField(page: PageFacts): FieldFacts | null {
  const fields = page.forms.flatMap(({ fields }) => fields).filter(({ hidden }) => !hidden);
  return fields.find((field) => isChoice(field) && namesVariant(field)) ?? null;
}

const isChoice = ({ type, options }: FieldFacts): boolean =>
  (type === "select" && options.length >= CHOICES) || type === "radio";

const namesVariant = ({ name, id, label }: FieldFacts): boolean =>
  VARIANT_NAME.test(`${name} ${id}`) || hasTerm(makeSearchText(label), VARIANT_WORDS);
