import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgePageKind } from "../../../src/scanner/crawl/page-kind.ts";
import { KIND_WORDS } from "../../../src/scanner/crawl/page-kind-words.ts";
import { languageOf, languageSegmentOf } from "../../../src/scanner/crawl/page-language.ts";

const kindAt = (path: string, more: { linkText?: string; h1?: string; title?: string } = {}) =>
  judgePageKind({ url: `https://example-clinic.com${path}`, ...more });

describe("judgePageKind", () => {
  it.each([
    ["/", "home"],
    ["/index.html", "home"],
    ["/de/", "home"],
    ["/about-us", "about"],
    ["/about-smith-plumbing", "about"],
    ["/contact.html", "contact"],
    ["/contact-lenses", "other"],
    ["/epikoinonia.html", "contact"],
    ["/get-started", "other"],
    ["/getting-started", "docs"],
    ["/legal-services", "services"],
    ["/services/root-canal", "services"],
    ["/privacy-policy", "legal"],
    ["/terms-of-service", "legal"],
    ["/quality-policy", "other"],
    ["/termos-condicoes.html", "legal"],
    ["/politica-privacidade", "legal"],
    ["/livro-reclamacoes.html", "legal"],
    ["/libro-de-reclamaciones", "legal"],
    ["/resolucao-alternativa-de-litigios", "legal"],
    ["/klachtenregeling", "legal"],
    ["/livro-de-receitas", "other"],
    ["/book", "booking"],
    ["/book-a-table", "booking"],
    ["/book-club", "other"],
    ["/products/blue-chair", "product"],
    ["/p/12345", "product"],
    ["/shop", "shop"],
    ["/cart", "shop"],
    ["/pricing", "pricing"],
    ["/pricing/enterprise", "pricing"],
    ["/docs/api/users", "docs"],
    ["/developers/events", "docs"],
    ["/team/jane", "team"],
    ["/locations/falmouth", "location"],
    ["/events/open-day", "event"],
    ["/careers", "careers"],
    ["/company/jobs", "careers"],
    ["/coaching/solliciteren", "other"],
    ["/nursing/career-opportunities", "other"],
    ["/servicos/recrutamento", "services"],
    ["/trabalhe-connosco", "careers"],
    ["/trabaje-con-nosotros", "careers"],
    ["/offerte-di-lavoro", "careers"],
    ["/login", "login"],
    ["/blog", "blog"],
    ["/blog/how-to-book-an-appointment", "post"],
    ["/blog/2026/05/prices", "post"],
    ["/post-surgery-rehab.html", "other"],
    ["/post-construction-cleaning", "other"],
    ["/blog-five-ways-to-save", "post"],
    ["/artigo-guarda-compartilhada.html", "post"],
    ["/artikel-12-34", "other"],
    ["/blog-2", "other"],
    ["/2026/05/12/hello", "post"],
    ["/news/2026-05_fair", "post"],
    ["/news/page/2", "blog"],
    ["/blog/category/implants", "blog"],
    ["/gallery", "other"],
  ] as const)("takes %s for %s", (path, kind) => {
    expect(kindAt(path)).toBe(kind);
  });

  it.each([
    [
      "German",
      [
        "/ueber-uns",
        "/leistungen/zahnreinigung",
        "/preise",
        "/kontakt",
        "/haeufige-fragen",
        "/termin-vereinbaren",
        "/karriere",
        "/datenschutzerklaerung",
      ],
    ],
    [
      "French",
      [
        "/qui-sommes-nous",
        "/nos-services",
        "/nos-tarifs",
        "/nous-contacter",
        "/foire-aux-questions",
        "/prendre-rendez-vous",
        "/recrutement",
        "/mentions-legales",
      ],
    ],
    [
      "Spanish",
      [
        "/quienes-somos",
        "/servicios",
        "/precios",
        "/contacto",
        "/preguntas-frecuentes",
        "/pedir-cita",
        "/trabaja-con-nosotros",
        "/aviso-legal",
      ],
    ],
    [
      "Portuguese",
      [
        "/quem-somos",
        "/servicos",
        "/precos",
        "/contato",
        "/perguntas-frequentes",
        "/agendamento",
        "/trabalhe-conosco",
        "/politica-de-privacidade",
      ],
    ],
    [
      "Italian",
      [
        "/chi-siamo",
        "/servizi",
        "/prezzi",
        "/contatti",
        "/domande-frequenti",
        "/prenota",
        "/lavora-con-noi",
        "/note-legali",
      ],
    ],
    [
      "Dutch",
      [
        "/over-ons",
        "/diensten",
        "/tarieven",
        "/contact-opnemen",
        "/veelgestelde-vragen",
        "/afspraak-maken",
        "/vacatures",
        "/algemene-voorwaarden",
      ],
    ],
    [
      "Polish",
      [
        "/o-nas",
        "/uslugi",
        "/cennik",
        "/kontakt",
        "/najczesciej-zadawane-pytania",
        "/umow-wizyte",
        "/kariera",
        "/polityka-prywatnosci",
      ],
    ],
  ])("knows the names of pages in %s", (_language, paths) => {
    const kinds = ["about", "services", "pricing", "contact", "faq", "booking", "careers", "legal"];
    expect(paths.map((path) => kindAt(path))).toEqual(kinds);
  });

  it("reads the link's words where the path says nothing, with accents and in other scripts", () => {
    expect(kindAt("/x1", { linkText: "Über uns" })).toBe("about");
    expect(kindAt("/x1", { linkText: "Cennik usług" })).toBe("pricing");
    expect(kindAt("/x1", { linkText: "İLETİŞİM" })).toBe("contact");
    expect(kindAt("/x1", { linkText: "Контакты" })).toBe("contact");
    expect(kindAt("/x1", { linkText: "会社概要" })).toBe("about");
    expect(kindAt("/%D1%83%D1%81%D0%BB%D1%83%D0%B3%D0%B8")).toBe("services");
    expect(kindAt("/?page_id=7", { linkText: "Contact" })).toBe("contact");
    expect(kindAt("/it/", { linkText: "IT services" })).toBe("services");
  });

  it("takes no word for a kind that names goods or an account in another language", () => {
    expect(kindAt("/artikel", { linkText: "Unsere Artikel" })).toBe("other");
    expect(kindAt("/profil", { linkText: "Mon profil" })).toBe("other");
    expect(kindAt("/tentang-kami", { linkText: "Profil Perusahaan" })).toBe("about");
  });

  it("lets heading and title decide together, and takes no sentence for a name", () => {
    expect(kindAt("/x1", { h1: "Our Services", title: "Services | Example Clinic" })).toBe("services");
    expect(kindAt("/x1", { title: "Example Clinic – Contact us" })).toBe("contact");
    expect(kindAt("/x1", { linkText: "Read more about how we care for children and their teeth" })).toBe("other");
    expect(kindAt("/orchard-park", { linkText: "About the Orchard Park office" })).toBe("other");
  });

  it("throws on nothing", () => {
    fc.assert(
      fc.property(fc.webUrl(), fc.string({ unit: "binary" }), (url, text) => {
        expect(typeof judgePageKind({ url, linkText: text, h1: text, title: text })).toBe("string");
      }),
    );
    expect(judgePageKind({ url: "nonsense" })).toBe("other");
  });

  it("gives no phrase to two kinds", () => {
    const owners = new Map<string, string>();
    const twice: string[] = [];
    for (const { kind, phrases } of KIND_WORDS) {
      for (const phrase of phrases.split(",").map((text) => text.trim())) {
        if (owners.has(phrase)) twice.push(`${phrase}: ${owners.get(phrase) ?? ""}, ${kind}`);
        owners.set(phrase, kind);
      }
    }
    expect(twice).toEqual([]);
  });
});

describe("languageOf", () => {
  it.each([
    ["/de/kontakt", "de"],
    ["/pt-BR/", "pt-br"],
    ["/es.html", "es"],
    ["/english/about", "english"],
    ["/about?lang=fr", "fr"],
    ["/design", ""],
    ["/about", ""],
  ])("%s -> %j", (path, language) => {
    expect(languageOf(`https://example-clinic.com${path}`)).toBe(language);
  });

  it("does not look below the first segment", () => {
    expect(languageSegmentOf("https://example-clinic.com/jobs/it/")).toBeNull();
  });
});
