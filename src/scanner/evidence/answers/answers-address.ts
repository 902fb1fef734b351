// Postal addresses in running text, by the shape of the line with the postal code.

/** Postal code with a town, country by country; every pattern is bounded. */
const SHAPES: readonly RegExp[] = [
  /(?<![\p{N}-])\d{5}\s\p{Lu}\p{L}/u, // Germany, France, Spain, Italy, Turkey, Finland
  /(?<!\p{L})[A-Z]{2},?\s\d{5}(?:-\d{4})?(?!\p{N})/u, // United States
  /(?<!\p{L})[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?!\p{L})/u, // United Kingdom
  /(?<!\p{N})\d{4}\s?[A-Z]{2}\s+\p{Lu}\p{Ll}/u, // Netherlands
  /(?<!\p{N})\d{2}-\d{3}\s\p{Lu}/u, // Poland
  /(?<!\p{N})\d{4}-\d{3}\s\p{Lu}/u, // Portugal
  /(?<!\p{N})\d{5}-\d{3}(?!\p{N})/u, // Brazil
  /(?<!\p{L})[A-Z]\d[A-Z]\s?\d[A-Z]\d(?!\p{L})/u, // Canada
  /(?<!\p{N})\d{3}\s\d{2}\s\p{Lu}\p{L}/u, // Czechia, Slovakia, Sweden, Greece
  /[,\n]\s?(?:[A-Z]{1,2}-)?(?!19|20)[1-9]\d{3}\s\p{Lu}\p{Ll}{2}/u, // Austria, Switzerland, Belgium, Denmark, Norway, Hungary
  /〒\s?\d{3}-?\d{4}/u, // Japan
  /(?<!\p{L})(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s\d{4}(?!\p{N})/u, // Australia
  /(?:省|市|区|區|都|道|府|県|구|동)\s?[\p{L}\p{N}]{1,20}(?:路|街|号|號|丁目|番|로|길)/u, // China, Japan, Korea
  /(?<!\p{N})[1-9]\d{2}\s?\d{3}(?=,?\s(?:India|Maharashtra|Karnataka|Delhi))/u, // India
];

/** What each of them holds, or the sign of the one without digits: a text with a lone number needs no closer look. */
const MAY_HOLD = /\d\d|\d[A-Z]|[省市区區都道府県구동]/;

export const holdsAddress = (text: string): boolean => MAY_HOLD.test(text) && SHAPES.some((shape) => shape.test(text));
