// Street addresses in text, in the orders in which several countries write them.

/** A street with a number, which is no year of a copyright: "© 2025 Harbour Street". The first word begins where no letter stands before it and is bounded: else a long word costs its square. */
const ENDING = String.raw`(?:straße|strasse|str\.|weg|platz|gasse|allee|damm|ring|ufer|laan|straat|plein)\s?\d{1,4}\b`;
const OTHER_STREET =
  /(?<!(?:©|\(c\)|copyright)\s?(?:\d{4}\s?[-–]\s?)?)\b\d{1,5}[A-Za-z]?,?\s(?:\p{L}[\p{L}.'’]*\s){1,4}(?:street|st\.?|avenue|ave\.?|road|rd\.?|drive|dr\.?|lane|ln\.?|boulevard|blvd\.?|way|court|ct\.?|place|square|highway|hwy|parkway|close|terrace|crescent|quay)\b|\b(?:rue|avenue|boulevard|place|quai|chemin|calle|avenida|av\.|c\/|plaza|paseo|carrer|rua|travessa|praça|via|viale|piazza|corso|largo|vicolo|ul\.|al\.|pl\.|os\.|ulice|ул\.|улица|просп|пр-т)\s[\p{L}'’. ]{3,40}[,\s]\s?(?:n[°º.]?\s?)?\d{1,4}|\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:rue|avenue|boulevard|place|quai|chemin)\s\p{L}|(?:mah\.|mahallesi|cad\.|caddesi|sok\.|sokak)|〒\s?\d{3}-?\d{4}|[都道府県市区町村].{1,12}\d{1,3}[-−丁]|(?:로|길)\s?\d{1,3}(?:번길)?|[市区區路街].{0,12}\d{1,4}\s?号/iu;
const STREET = new RegExp(String.raw`(?<!\p{L})\p{L}{2,60}${ENDING}|${OTHER_STREET.source}`, "iu");
/** True for the same texts, told from the ending: to begin at every word and go back from its end costs ten times as much. */
const HOLDS_STREET = new RegExp(String.raw`(?<=(?<!\p{L})\p{L}{2,60})${ENDING}|${OTHER_STREET.source}`, "iu");

const EVERY_STREET = new RegExp(STREET.source, "giu");
/** What every one of them holds, but for the Turkish words: a number. Most texts have none. */
const MAY_HOLD = /\d|mah|cad|sok/iu;

export const hasStreetAddress = (text: string): boolean => MAY_HOLD.test(text) && HOLDS_STREET.test(text);

/** The first street with its number, in lower case; null where there is none. */
export const streetIn = (text: string): string | null =>
  hasStreetAddress(text) ? (STREET.exec(text)?.[0].toLowerCase() ?? null) : null;

/** The same where the street has a name: "60 seats on the terrace" has none. */
export const namesStreet = (text: string): boolean =>
  hasStreetAddress(text) && /\p{Lu}/u.test(STREET.exec(text)?.[0] ?? "");

/** A postal code behind the street, alone or after the town: "Calle Mayor, 5, Getafe, 28901, Madrid". Years are none. */
const LATE_CODE =
  /(?<![\p{N}-])(?:\d{5}|(?!19|20)[1-9]\d{3}|\d{2}-\d{3}|\d{4}-\d{3}|\d{5}-\d{3})(?=\s*(?:$|,|\n|\s\p{Lu}))/u;
const CODE_WITHIN = 70;
const LONGEST_ADDRESS = 140;

/** A street with number and postal code in a text that says little else, in whatever letters the street is written. */
export function isAddressLine(text: string): boolean {
  if (text.length > LONGEST_ADDRESS || !hasStreetAddress(text)) return false;
  const street = STREET.exec(text);
  if (street === null) return false;
  const end = street.index + street[0].length;
  return LATE_CODE.test(text.slice(end, end + CODE_WITHIN));
}

/** A postal code and a town, in countries that write them behind street and number. */
const CODE_AND_TOWN =
  /(?<![\p{N}-])(?:(?!19|20)[1-9]\d{3}\s?(?!GB|MB|TB|KM|PS|HP|KG|MM|CM)[A-Z]{2}\s{1,2}|(?:[A-Z]{1,2}-)?\d{5}\s|\d{2}-\d{3}\s|\d{4}-\d{3}\s|(?:[A-Z]{1,2}-)?(?!19|20)[1-9]\d{3}\s)\p{Lu}\p{L}{2}/gu;
/** A name in capitals with the number of a house, which ends the text: "Dukdalf 16-8, ", "Im Dorf 3a · ". */
const NAMED_HOUSE =
  /(?<!\p{L})(\p{Lu}[\p{L}'’-]{2,30})\.?\s(?!0)\d{1,3}(?:\s?[-/]\s?\d{1,4})?\s?[A-Za-z]?(?:\s?[,|·•–]\s?|\s)$/u;
const BEFORE_CODE = 48;
/** What carries a number of another kind, or is a month. */
const NOT_A_STREET =
  /^(?:(?:tel|fon|phone|fax|mob|mail|order|bestel|commande|pedido|ordine|zam[oó]w|invoice|rechnung|factur|fattura|faktura|n[uú]m|article|artikel|page|seite|p[aá]g|version|model).*|nr|no|art|from|since|seit|ab|depuis|desde|type|typ|kvk|btw|iban|siret|siren|nip|regon|krs|vat|ust|jan(?:uary?|uari|vier)?|feb\p{L}{0,6}|fév\p{L}{0,5}|m[aä]r(?:z|ch|s|zo|ço|t)?|maart|apr\p{L}{0,3}|avril|abril|ma[iyj]\p{L}{0,2}|ju[nl]\p{L}{0,4}|juillet|aug\p{L}{0,3}|ao[uû]t|agosto|se[pt]t?\p{L}{0,6}|o[ck]t\p{L}{0,5}|ott\p{L}{0,4}|outubro|nov\p{L}{0,6}|d[eéi][cz]\p{L}{0,6})$/iu;

/** An address whose street has no word for one: a name with a number, then postal code and town. */
export function holdsCodedAddress(text: string): boolean {
  if (text.length > LONGEST_ADDRESS || !/\d\d-?\d/.test(text)) return false;
  for (const { index } of text.matchAll(CODE_AND_TOWN)) {
    const name = NAMED_HOUSE.exec(text.slice(Math.max(0, index - BEFORE_CODE), index))?.[1];
    if (name !== undefined && !NOT_A_STREET.test(name)) return true;
  }
  return false;
}

/** The text with streets and numbers taken out, and the brackets that held only them. */
export function hideStreetAddress(text: string): string {
  if (!/\p{Nd}/u.test(text) || !HOLDS_STREET.test(text)) return text;
  return text.replace(EVERY_STREET, "…").replace(/\s*\(\s*…[^)]{0,30}\)/g, "");
}
