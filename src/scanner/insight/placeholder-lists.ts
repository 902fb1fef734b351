// What templates, documentation and regulators use as samples: hosts, names, addresses, numbers, filler.

/** Digits of the national number by country prefix, from the numbering plans (ITU-T E.164 national annexes). */
export const NATIONAL_LENGTHS: Record<string, [number, number]> = {
  "1": [10, 10],
  "7": [10, 10],
  "31": [8, 10],
  "33": [9, 9],
  "34": [9, 9],
  "39": [6, 12],
  "41": [9, 9],
  "44": [9, 10],
  "48": [9, 9],
  "49": [5, 13],
  "55": [10, 11],
  "61": [9, 9],
  "81": [9, 10],
  "82": [8, 10],
  "86": [10, 11],
  "90": [10, 10],
  "91": [10, 10],
  "420": [9, 9],
  "880": [8, 10],
  "966": [8, 9],
  "972": [8, 9],
};

/** Ranges that regulators keep for films and examples, as national numbers with the trunk zero. */
export const DRAMA_RANGES = [
  // Ofcom
  /^0(?:1632960|2079460|7700900|8081570|3069990|1(?:1[345678]|[23456]1)4960|1914980|2920180|2896496)\d{3}$/,
  // Arcep
  /^0(?:19900|26191|35301|46571|53649|63998)\d{4}$/,
  // Bundesnetzagentur
  /^0(?:3023125|6990009|4066969|2214710|8999998)\d{3}$/,
  /^017139200\d\d$/,
  // ACMA
  /^0[2378](?:5550|7010)\d{4}$/,
  /^049157(?:0006|0156|0157|0158|0159|0110|[1-9]\d{3})$/,
];

export const SAMPLE_LABELS =
  /^(?:example|exemple|ejemplo|exemplo|esempio|beispiel|beispielfirma|musterfirma|muster|mustermann|przyklad|przykladowy|ornek|voorbeeld|sample|samplesite|yourdomain|your-domain|yoursite|your-site|yourcompany|your-company|yourbusiness|yourwebsite|your-website|youremail|mydomain|mycompany|mywebsite|tudominio|tuempresa|seudominio|suaempresa|ihredomain|ihre-domain|deine-domain|votredomaine|votresite|votre-site|tuodominio|alanadiniz)$/;
export const SAMPLE_HOSTS = new Set([
  "domain.com",
  "domain.tld",
  "domain.de",
  "domein.nl",
  "company.com",
  "email.com",
  "mysite.com",
  "website.com",
  "site.com",
  "abc.com",
  "xyz.com",
]);
export const PLATFORM_HOSTS = [
  "sentry.io",
  "wixpress.com",
  "squarespace.com",
  "godaddy.com",
  "themeforest.net",
  "envato.com",
  "colorlib.com",
  "html5up.net",
  "templatemo.com",
  "htmlcodex.com",
  "themewagon.com",
  "bootstrapmade.com",
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
export const FILLERS = [
  "lorem ipsum",
  "dolor sit amet",
  "consectetur adipi",
  "your text here",
  "your text goes here",
  "insert text here",
  "add your content",
  "add your text",
  "click here to add",
  "placeholder text",
  "sample text",
  "this is a paragraph. click",
  "beispieltext",
  "blindtext",
  "hier steht ihr text",
  "texto de ejemplo",
  "texto de exemplo",
  "texte d'exemple",
  "texte d’exemple",
  "votre texte ici",
  "testo di esempio",
  "voorbeeldtekst",
  "przykładowy tekst",
  "örnek metin",
  "пример текста",
  "текст-заполнитель",
  "vzorový text",
  "サンプルテキスト",
  "ダミーテキスト",
  "ここにテキスト",
  "예시 텍스트",
  "샘플 텍스트",
  "示例文字",
  "示例文本",
  "نص تجريبي",
  "لوريم إيبسوم",
  "טקסט לדוגמה",
  "לורם איפסום",
  "नमूना पाठ",
  "নমুনা লেখা",
];
export const SAMPLE_IDENTIFIERS = new Set([
  "DE123456789",
  "DE999999999",
  "1234567890",
  "1234563218",
  "00000000000100",
  "12345678000190",
  "DE89370400440532013000",
  "GB82WEST12345698765432",
  "FR1420041010050500013M02606",
  "FR7630006000011234567890189",
  "NL91ABNA0417164300",
  "ES9121000418450200051332",
]);
export const SAMPLE_NAMES = new Set([
  "john doe",
  "jane doe",
  "max mustermann",
  "erika mustermann",
  "jean dupont",
  "mario rossi",
  "juan pérez",
  "jan kowalski",
  "ahmet yılmaz",
  "山田太郎",
  "홍길동",
  "张三",
  "فلان",
  "ישראל ישראלי",
  "иван иванов",
]);
