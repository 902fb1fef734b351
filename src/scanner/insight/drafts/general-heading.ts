// Headings such as "Products" or "Fees and insurance" name a kind of page, and nothing that it offers.
import { makeSearchText, prepareTerms } from "../../evidence/text/text-search.ts";

/** Words of such headings and the small words between them, in the eight main languages. */
const GENERAL: ReadonlySet<string> = new Set(
  prepareTerms(
    [
      "product products service services treatment treatments fee fees insurance price prices pricing plans plan rates rate",
      "features feature solution solutions offer offers offering offerings overview shop store catalog catalogue portfolio",
      "menu list home welcome platform software tariff tariffs cost costs packages what we do our and the all for you your",
      "produkt produkte leistung leistungen angebot angebote dienstleistung dienstleistungen preis preise preisliste kosten",
      "behandlung behandlungen lösung lösungen funktionen übersicht tarife honorar versicherung unsere unser und alle im",
      "produit produits prestation prestations offre offres tarif tarifs prix soins traitements solution boutique nos notre",
      "et les la le des de du assurance honoraires accueil fonctionnalités producto productos servicio servicios precio",
      "precios tarifa tarifas tratamiento tratamientos soluciones oferta ofertas tienda nuestros nuestras nuestro y los las",
      "seguros honorarios planes inicio produto produtos serviço serviços preço preços tratamento tratamentos soluções loja",
      "nossos nossas planos e os as prodotto prodotti servizio servizi prezzo prezzi listino trattamento trattamenti",
      "soluzioni offerta offerte negozio i nostri nostre le il product producten dienst diensten prijs prijzen tarieven",
      "behandeling behandelingen oplossingen aanbod winkel onze en produkty usługa usługi usług cena ceny cennik zabieg",
      "zabiegi oferta rozwiązania sklep nasze nasza i wszystkie",
    ]
      .join(" ")
      .split(" "),
  ).map((term) => term.trim()),
);

/** True where no word but such words is left beside the name of the business. */
export function isGeneralHeading(heading: string, name: string | null): boolean {
  const own = new Set(name === null ? [] : wordsOf(name));
  return wordsOf(heading).every((word) => GENERAL.has(word) || own.has(word));
}

const wordsOf = (text: string): string[] => makeSearchText(text).spaced.trim().split(" ");
