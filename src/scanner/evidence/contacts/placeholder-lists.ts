// What templates, documentation and regulators use as samples, where it is a pattern; plain words are in the data.

/** Digits of the national number by country prefix, from the numbering plans (ITU-T E.164 national annexes). */
export const NATIONAL_LENGTHS: Record<string, [number, number]> = {
  "1": [10, 10],
  "7": [10, 10],
  "20": [8, 10],
  "27": [9, 9],
  "30": [10, 10],
  "31": [8, 10],
  "32": [8, 9],
  "33": [9, 9],
  "34": [9, 9],
  "39": [6, 12],
  "40": [9, 9],
  "41": [9, 9],
  "43": [4, 13],
  "44": [9, 10],
  "45": [8, 8],
  "46": [7, 10],
  "47": [8, 8],
  "48": [9, 9],
  "49": [5, 13],
  "51": [8, 9],
  "52": [10, 11],
  "54": [10, 11],
  "55": [10, 11],
  "56": [8, 9],
  "57": [8, 10],
  "60": [8, 10],
  "61": [9, 9],
  "62": [7, 12],
  "63": [8, 10],
  "64": [8, 10],
  "65": [8, 8],
  "66": [8, 9],
  "81": [9, 10],
  "82": [8, 10],
  "84": [9, 10],
  "86": [10, 11],
  "90": [10, 10],
  "91": [10, 10],
  "92": [9, 10],
  "94": [9, 9],
  "351": [9, 9],
  "353": [7, 9],
  "380": [9, 9],
  "420": [9, 9],
  "421": [9, 9],
  "880": [8, 10],
  "852": [8, 8],
  "886": [8, 9],
  "966": [8, 9],
  "971": [8, 9],
  "972": [8, 9],
};

/**
 * Ranges that regulators keep for films and examples, as national numbers with the trunk zero. Where `writtenAs` is
 * given, people are called on the same digits elsewhere (02 6191 and 02 7010 are Milan, 049 is Padua): without the
 * prefix of the country a number has to be written the country's way.
 */
export const DRAMA_RANGES: readonly { digits: RegExp; writtenAs?: RegExp }[] = [
  // Ofcom
  {
    digits: /^0(?:1632960|2079460|7700900|8081570|3069990|1(?:1[345678]|[23456]1)4960|1914980|2920180|2896496)\d{3}$/,
  },
  // Arcep
  { digits: /^0(?:19900|26191|35301|46571|53649|63998)\d{4}$/, writtenAs: /^0\d(?:[ .-]\d\d){4}$/ },
  // Bundesnetzagentur
  { digits: /^0(?:3023125|6990009|4066969|2214710|8999998)\d{3}$/ },
  { digits: /^017139200\d\d$/ },
  // ACMA
  { digits: /^0[2378](?:5550|7010)\d{4}$/, writtenAs: /^\(0\d\)/ },
  { digits: /^049157(?:0006|0156|0157|0158|0159|0110|[1-9]\d{3})$/, writtenAs: /^\(?04\d\d\D/ },
];

export const SAMPLE_LOCALS =
  /^(?:your|you|yourname|your\.name|your-name|youremail|your\.email|your-email|name|firstname|firstname\.lastname|user|username|john\.?doe|jane\.?doe|max\.mustermann|mustermann|jean\.dupont|mario\.rossi|test|tester|testing|no-?reply|do-?not-?reply|someone|somebody|example|beispiel|exemple|ejemplo|esempio|filler|postmaster|git)$/;
export const SAMPLE_HANDLES =
  /^(?:username|user|yourpage|your-page|yourname|your_name|yourusername|your_username|yourhandle|yourbusiness|yourcompany|example|channel|page|#)$/;
export const SAMPLE_ADDRESSES = [
  /\b123[04]? (?:main|street name|anywhere|example|your|business|fake|demo|sample|any) ?(?:street|st|ave|avenue|road|rd|drive)?\b/,
  /\b1234 (?:street name|main|elm)\b/,
  /muster(?:straße|strasse|str\.|weg|allee|stadt|hausen)/,
  /\b(?:3481 melrose place|90210 beverly)/,
  /\b(?:av\.|avenida|calle|rua) (?:exemplo|ejemplo|falsa 123)/,
  /\brue de l['’]exemple\b/,
  /\bvia (?:esempio|roma,? 1,? 00100)\b/,
  /\bul\. przykładowa/,
  /örnek (?:mah|sok|cad)/,
  /\b(?:your (?:city|street|address|town)|city, state,? (?:zip|\d{5})|street address, city|anytown|anywhere st)\b/,
  /(?:^|[\s,])00000(?:$|[\s,])/,
];
