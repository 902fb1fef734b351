import { describe, expect, it } from "vitest";
import {
  isPlaceholderAddress,
  isPlaceholderEmail,
  isPlaceholderMessaging,
  isPlaceholderName,
  isPlaceholderPhone,
  isPlaceholderText,
} from "../../../src/scanner/evidence/contacts/placeholders.ts";

describe("isPlaceholderPhone", () => {
  it.each([
    "(555) 123-4567",
    "555-0142",
    "+1 (207) 555-0182",
    "+1-401-555-1212",
    "+1 212 555 1212",
    "(800) 555-1212",
    "555-1212",
    "001 207 555 0182",
    "907 555 0107",
    "+1 (234) 567-890",
    "+91 12345 67890",
    "+39 333 1234567",
    "0123 456789",
    "010-1234-5678",
    "03-1234-5678",
    "0987654321",
    "111 111 1111",
    "+1 800 000 0000",
    "XXX-XXX-XXXX",
    "+00 12 345",
    "tel:+1",
    "tel:#",
    "tel:",
    "01632 960123",
    "+44 20 7946 0018",
    "07700 900461",
    "0113 496 0207",
    "(02) 5550 1234",
    "0491 570 006",
    "01 99 00 12 34",
    "06 39 98 12 34",
    "(030) 23125 123",
    "(0171) 39200 12",
    "+48 12 34 56",
    "+92 345 223424535",
    "+45 123 45",
    "{{ phone }}",
    "call us",
    "911",
  ])("drops %s", (number) => {
    expect(isPlaceholderPhone(number)).toBe(true);
  });

  it.each([
    "+49 178 364 2219",
    "0049 178 364 2219",
    "tel:0031413290517",
    "(207) 781-4402",
    "1-800-FLOWERS",
    "+48 508 526 701",
    "tel:+14155522671",
    "020 7183 8750",
    "06 82 47 19 33",
    "+91 98254 67103",
    "04-555 7281",
    "+1 401 555 3212",
    "06 55 55 01 23",
    "+48 555 121 208",
    "tel:+81%203-6205-4471",
    "+971 4 355 2218",
    "+92 300 5521874",
    "+351 253 218 774",
    "+43 1 5128833",
    "٠٥٠ ٤٧١ ٩٣٢٨",
    "0800 400 0710",
    "0113 496 2214",
    // Milan, Modena and Padua.
    "02 6191 1234",
    "02 7010 1234",
    "0536 491234",
    "049 1570006",
  ])("keeps %s", (number) => {
    expect(isPlaceholderPhone(number)).toBe(false);
  });
});

describe("isPlaceholderEmail", () => {
  it.each([
    "contact@example.com",
    "a@shop.example",
    "info@yourdomain.com",
    "name@email.com",
    "hello@domain.com",
    "hi@mysite.com",
    "office@sample.org",
    "you@acme-tools.com",
    "user@acme-tools.com",
    "john.doe@acme-tools.com",
    "noreply@acme-tools.com",
    "mail@mail.com",
    "abc@sentry.io",
    "x@o1.ingest.sentry.io",
    "605a7baede844d278b89dc95ae0a9123@sentry-next.wixpress.com",
    "filler@godaddy.com",
    "colorlib@colorlib.com",
    "image@2x.png",
    "mailto:",
    "info@musterfirma.de",
    "info@localhost",
    "info@twojadomena.pl",
    "kontakt@ihre-domain.de",
    "info@ihredomain.at",
    "contact@votredomaine.fr",
    "hola@tudominio.com",
    "contato@seudominio.com.br",
    "info@tuodominio.it",
    "info@uwdomein.nl",
    "info@mojafirma.pl",
    "info@mail.your-domain.com",
    "info@firma.pl",
    "info@firma.de",
    "info@empresa.es",
    "info@sitename.com",
    "demo@gmail.com",
    "info@gmail.com",
    "kontakt@gmx.de",
  ])("drops %s", (address) => {
    expect(isPlaceholderEmail(address)).toBe(true);
  });

  it.each([
    "info@acme-tools.com",
    "mailto:jane@janes-bakery.com?subject=Hi",
    "praxis.nord@gmail.com",
    "test-lab@uni-nord.de",
    "demo@acme-tools.com",
    "info@firma-weber.de",
    "info@domaine-du-lac.fr",
    "info@empresasgarcia.es",
    "kontakt@moja-kuchnia.pl",
    "info@mysitters.com",
    "info@deine-zahnaerzte.de",
    "info@acme.company",
    "firma.weber@gmx.de",
  ])("keeps %s", (address) => {
    expect(isPlaceholderEmail(address)).toBe(false);
  });
});

describe("isPlaceholderAddress", () => {
  it.each([
    "123 Main Street, Springfield",
    "123 Anywhere St., Any City",
    "1234 Street Name, City",
    "Musterstraße 1, 12345 Musterstadt",
    "3481 Melrose Place, Beverly Hills CA",
    "Av. Exemplo, 100",
    "12 Rue de l'Exemple, Paris",
    "Via Roma 1 00100 Roma",
    "ul. Przykładowa 5",
    "Örnek Mah. No 3",
    "Your City, Your State",
    "Springfield 00000",
  ])("drops %s", (address) => {
    expect(isPlaceholderAddress(address)).toBe(true);
  });
  it.each([
    "48 Harbour Lane, Falmouth ME 04105",
    "Hauptstraße 12, 53111 Bonn",
    "Via Roma 112, 20121 Milano",
    "1231 Maine Avenue",
  ])("keeps %s", (address) => {
    expect(isPlaceholderAddress(address)).toBe(false);
  });
});

describe("isPlaceholderMessaging", () => {
  it.each([
    "https://wa.me/1234567890",
    "https://wa.me/15551234567",
    "https://wa.me/",
    "https://api.whatsapp.com/send?text=look",
    "https://t.me/username",
    "https://m.me/yourpage",
    "https://t.me/",
    "sms:",
  ])("drops %s", (href) => {
    expect(isPlaceholderMessaging(href)).toBe(true);
  });
  it.each([
    "https://wa.me/4915792478316",
    "https://api.whatsapp.com/send?phone=905324718823&text=Hi",
    "https://wa.me/message/AB12CD34EF",
    "https://t.me/nordpraxis",
    "https://m.me/nordpraxis",
    "sms:+12077814402",
  ])("keeps %s", (href) => {
    expect(isPlaceholderMessaging(href)).toBe(false);
  });
});

describe("isPlaceholderText, isPlaceholderName", () => {
  it.each([
    "Lorem ipsum dolor sit amet",
    "Vivamus tempor fringilla tellus, ut lacinia nisi consectetur nec.",
    "[INSERT CONTACT METHOD]",
    "Hello {{ name }}",
    "Price: TBD",
    "Your text here",
    "Add your content",
    "Beispieltext für Sie",
    "Texto de ejemplo",
    "Texte d'exemple",
    "Пример текста",
    "サンプルテキスト",
    "示例文字",
  ])("knows filler: %s", (filler) => {
    expect(isPlaceholderText(filler)).toBe(true);
  });
  it("keeps what a business says of itself", () => {
    expect(isPlaceholderText("We insert crowns within two visits. Text us to book.")).toBe(false);
    expect(isPlaceholderText("The Vestibulum Choir rehearses the motet Nullam on Mondays.")).toBe(false);
  });
  it("knows template names", () => {
    expect([isPlaceholderName("Max Mustermann"), isPlaceholderName("Ada Weber")]).toEqual([true, false]);
  });
});
