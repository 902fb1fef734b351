import { describe, expect, it } from "vitest";
import { maskPersonalData } from "../../src/model/mask.ts";

describe("maskPersonalData", () => {
  it.each([
    ["Write to info@acme-dental.com today", "Write to i•••@acme-dental.com today"],
    ["jane.doe+shop@mail.example.co.uk", "j•••@mail.example.co.uk"],
    ["info [at] praxis-nord.de", "i••• [at] praxis-nord.de"],
    ["müller@bäckerei.de", "m•••@bäckerei.de"],
  ])("hides the local part of an e-mail address: %s", (text, masked) => {
    expect(maskPersonalData(text)).toBe(masked);
  });

  it.each([
    ["+49 178 364 2226", "+49 178 ••• 26"],
    ["Call (207) 555-0182 now", "Call (207) ••• 82 now"],
    ["+1 (207) 555-0182", "+1 (207) ••• 82"],
    ["1-800-555-0199", "1-800 ••• 99"],
    ["Tel. 030 / 901820", "Tel. 030 ••• 20"],
    ["0123 4567890", "0123 ••• 90"],
    ["06 12 34 56 78", "06 12 ••• 78"],
    ["+48508526700", "+48 ••• 00"],
    ["+254712345670", "+254 ••• 70"],
    ["+351912345678", "+351 ••• 78"],
    ["+12078462210", "+1 ••• 10"],
    ["Phone 555-0182", "Phone 55 ••• 82"],
    ["98765 43218", "98 ••• 18"],
    ["(16) 99788-8751", "(16) ••• 51"],
    ["03-1234-5679", "03 ••• 79"],
    ["8 (495) 123-45-67", "8 (495) ••• 67"],
    ["télephone 912 345 678", "télephone 912 ••• 78"],
    ["電話 ０３-１２３４-５６７９", "電話 ０３ ••• 79"],
    ["هاتف ٠٥٠ ١٢٣ ٤٥٦٧", "هاتف ٠٥٠ ••• 67"],
    ["Falmouth, ME 04105 207-555-0183", "Falmouth, ME 04105 207 ••• 83"],
    ["0161 496 0000 9am-5pm", "0161 ••• 00 9am-5pm"],
    ["Or ring us07 00 11 22 33", "Or ring us07 00 ••• 33"],
  ])("hides the middle of a phone number: %s", (text, masked) => {
    expect(maskPersonalData(text)).toBe(masked);
  });

  it.each([
    ["Sabrina Koh · Google Review", "••• · Google Review"],
    ["B.Y. Kwok | Google review", "••• | Google review"],
    ['Social skills." — Flora Sun, Google Review. Enrichment', 'Social skills." — •••, Google Review. Enrichment'],
    ["Anna K. Verified Buyer", "••• Verified Buyer"],
    ["Google review by Flora Sun: great", "Google review by •••: great"],
    ["Jonas Weber, Google-Bewertung", "•••, Google-Bewertung"],
    ["Petra M. – verifizierter Käufer", "••• – verifizierter Käufer"],
    ["Jean Dupré — avis Google", "••• — avis Google"],
    ["Claire D. (acheteur vérifié)", "••• (acheteur vérifié)"],
    ["María del Río · reseña de Google", "••• · reseña de Google"],
    ["Ana P. · compradora verificada", "••• · compradora verificada"],
    ["João Silva, avaliação do Google", "•••, avaliação do Google"],
    ["Lucia Bianchi - recensione Google", "••• - recensione Google"],
    ["Marco R., acquirente verificato", "•••, acquirente verificato"],
    ["Jan de Vries · Google-recensie", "••• · Google-recensie"],
    ["Sanne B. – geverifieerde koper", "••• – geverifieerde koper"],
    ["Ewa Nowak · opinia Google", "••• · opinia Google"],
    ["Ewa N., zweryfikowany klient", "•••, zweryfikowany klient"],
    ["“They fixed the roof within a day.” — Tom Baker", "“They fixed the roof within a day.” — •••"],
    ["« Un accueil chaleureux à chaque visite » – Claire D.", "« Un accueil chaleureux à chaque visite » – •••"],
  ])("hides who praised a business: %s", (text, masked) => {
    expect(maskPersonalData(text)).toBe(masked);
  });

  it.each([
    "Leave a Google Review",
    "Harbour Dental | Google Reviews",
    "What is a Google review?",
    "Our verified buyers",
    "“Open” – Monday to Friday",
    "4.9 sterren op Google Reviews",
    "verifizierte E-Mail-Adressen",
  ])("leaves what names no reviewer: %s", (text) => {
    expect(maskPersonalData(text)).toBe(text);
  });

  it.each([
    ["IBAN DE89 3704 0044 0532 0130 00", "IBAN DE•••"],
    ["GB82WEST12345698765432", "GB•••"],
    ["4111 1111 1111 1111", "••• 11"],
    ["Kontonummer 1234567 BLZ 37040044", "Kontonummer ••• BLZ •••"],
  ])("hides account and card numbers: %s", (text, masked) => {
    expect(maskPersonalData(text)).toBe(masked);
  });

  it.each([
    "from $1,250,000.00 to €2.500.000",
    "1 250 000 Kč",
    "12.500,00 €",
    "$19.99 / month",
    "open 09:00-17:00, Sat 10:00-14:00",
    "Mo-Fr 09.00 - 17.00",
    "Mon-Fri 0800-1700",
    "9-12 14-18",
    "31.12.2026 and 2026-12-31",
    "on 12/31/2026 or 01/02/2027",
    "1998-2026",
    "2024/2025",
    "50,000 to 100,000 units",
    "10000-50000 pcs",
    "ships 1 000 000 parts a year",
    "83.5 % of 12 500 patients",
    "81825 München",
    "Falmouth, ME 04105-1234",
    "01310-100 São Paulo",
    "110 00 Praha 1",
    "〒150-0001",
    "ISBN 978-3-16-148410-0",
    "version 192.168.10.100",
    "48.1371540, 11.5761240",
    "ISO 9001:2015 certified since 2004",
    "24/7 support",
    "HRB 123456",
  ])("leaves %s alone", (text) => {
    expect(maskPersonalData(text)).toBe(text);
  });

  it("is linear on long runs of digits, at signs and brackets", () => {
    for (const unit of ["1", "1 ", "@", "a@a.", "(", "+1-", "AB12 CDEF "]) {
      const started = performance.now();
      maskPersonalData(unit.repeat(60_000 / unit.length));
      expect(performance.now() - started).toBeLessThan(400);
    }
  });

  it("changes nothing when applied twice", () => {
    const once = maskPersonalData("info@acme.com, +1 207 555 0182");
    expect(maskPersonalData(once)).toBe(once);
  });
});
