// Street addresses in text, in the orders in which several countries write them.

/** A street with a number. The first word begins where no letter stands before it and is bounded: else a long word costs its square. */
const ENDING = String.raw`(?:straße|strasse|str\.|weg|platz|gasse|allee|damm|ring|ufer|laan|straat|plein)\s?\d{1,4}\b`;
const OTHER_STREET =
  /\b\d{1,5}[A-Za-z]?,?\s(?:\p{L}[\p{L}.'’]*\s){1,4}(?:street|st\.?|avenue|ave\.?|road|rd\.?|drive|dr\.?|lane|ln\.?|boulevard|blvd\.?|way|court|ct\.?|place|square|highway|hwy|parkway|close|terrace|crescent|quay)\b|\b(?:rue|avenue|boulevard|place|quai|chemin|calle|avenida|av\.|c\/|plaza|paseo|carrer|rua|travessa|praça|via|viale|piazza|corso|largo|vicolo|ul\.|al\.|pl\.|os\.|ulice|ул\.|улица|просп|пр-т)\s[\p{L}'’. ]{3,40}[,\s]\s?(?:n[°º.]?\s?)?\d{1,4}|\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:rue|avenue|boulevard|place|quai|chemin)\s\p{L}|(?:mah\.|mahallesi|cad\.|caddesi|sok\.|sokak)|〒\s?\d{3}-?\d{4}|[都道府県市区町村].{1,12}\d{1,3}[-−丁]|(?:로|길)\s?\d{1,3}(?:번길)?|[市区區路街].{0,12}\d{1,4}\s?号/iu;
const STREET = new RegExp(String.raw`(?<!\p{L})\p{L}{2,60}${ENDING}|${OTHER_STREET.source}`, "iu");
/** True for the same texts, told from the ending: to begin at every word and go back from its end costs ten times as much. */
const HOLDS_STREET = new RegExp(String.raw`(?<=(?<!\p{L})\p{L}{2,60})${ENDING}|${OTHER_STREET.source}`, "iu");

const EVERY_STREET = new RegExp(STREET.source, "giu");
/** What every one of them holds, but for the Turkish words: a number. Most texts have none. */
const MAY_HOLD = /\d|mah|cad|sok/iu;

export const hasStreetAddress = (text: string): boolean => MAY_HOLD.test(text) && HOLDS_STREET.test(text);

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

/** The text with streets and numbers taken out, and the brackets that held only them. */
export function hideStreetAddress(text: string): string {
  if (!/\p{Nd}/u.test(text) || !HOLDS_STREET.test(text)) return text;
  return text.replace(EVERY_STREET, "…").replace(/\s*\(\s*…[^)]{0,30}\)/g, "");
}
