// One article in four languages, for the law that a translation scores like its original.
import { anchor, heading, page, text } from "../../../fixtures/site.ts";
import type { PageFacts } from "../../../../src/scanner/evidence/page-facts.ts";

export const LANGUAGES = ["en", "de", "fr", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

interface Article {
  title: string;
  byline: string;
  intro: string[];
  signs: [title: string, ...paragraphs: string[]];
  quote: [words: string, speaker: string];
  help: [title: string, ...paragraphs: string[]];
  steps: [title: string, ...steps: string[]];
  table: string[][];
  links: [string, string];
}

const ARTICLES: Record<Language, Article> = {
  en: {
    title: "What is bruxism?",
    byline: "Published 12 May 2026",
    intro: [
      "Bruxism is the habit of grinding or clenching the teeth, mostly at night. According to the World Health Organization about 10 percent of adults do it, many for years. Most of them hear of it from a partner who wakes up from the noise. In those hours the jaw works with a force of up to 80 kg.",
      "The teeth touch for only 20 minutes on a normal day. People who grind bring them together for 2 hours or more. That wears the enamel away, and it does not grow back.",
    ],
    signs: [
      "How do you notice it?",
      "People who grind their teeth often wake up with a tired jaw. The temples hurt, and the neck stays stiff until noon. Dentists see flat teeth, fine cracks and gums that draw back. We counted 312 patients with such marks last year, and 41 percent of them knew nothing about it.",
      "Children grind too, often when new teeth come in. With them it usually stops without treatment. A visit to the dentist makes sense when the child has pain or sleeps badly for several weeks.",
    ],
    quote: [
      "“Most people only believe it when they see the marks on the splint after the first month,”",
      "says Anna Weber, a dentist in Graz.",
    ],
    help: [
      "What helps against it?",
      "A splint protects the teeth, and it costs between 200 and 450 euros. It is worn at night and lasts about 3 years. Physiotherapy relaxes the muscles, and six visits are often enough. Stress is the most frequent cause, so sleep and sport help more than any medicine. Coffee and alcohol in the evening make the grinding worse.",
      "Some people also try exercises at home. Put the tip of the tongue behind the upper teeth and let the jaw hang. Do that several times a day, for example while you wait for the bus. After a few weeks many feel that the muscles let go.",
    ],
    steps: [
      "How to get a splint",
      "Call the practice and ask for a date.",
      "The dentist takes a scan of both jaws.",
      "The laboratory makes the splint within 5 days.",
      "The dentist fits it and checks it after four weeks.",
    ],
    table: [
      ["Treatment", "Price"],
      ["Soft splint", "200 EUR"],
      ["Hard splint", "450 EUR"],
    ],
    links: ["World Health Organization", "exercises at home"],
  },
  de: {
    title: "Was ist Bruxismus?",
    byline: "Veröffentlicht am 12. Mai 2026",
    intro: [
      "Bruxismus ist die Gewohnheit, mit den Zähnen zu knirschen oder sie zu pressen, meist in der Nacht. Laut Weltgesundheitsorganisation tun das etwa 10 Prozent der Erwachsenen, viele seit Jahren. Die meisten hören davon durch einen Partner, der von dem Geräusch aufwacht. In diesen Stunden arbeitet der Kiefer mit einer Kraft von bis zu 80 kg.",
      "An einem normalen Tag berühren sich die Zähne nur 20 Minuten lang. Wer knirscht, bringt sie 2 Stunden oder länger zusammen. Das reibt den Zahnschmelz ab, und er wächst nicht nach.",
    ],
    signs: [
      "Wie merkt man es?",
      "Wer mit den Zähnen knirscht, wacht oft mit müdem Kiefer auf. Die Schläfen tun weh, und der Nacken bleibt bis zum Mittag steif. Zahnärzte sehen flache Zähne, feine Risse und Zahnfleisch, das zurückgeht. Wir haben im letzten Jahr 312 Patienten mit solchen Spuren gezählt, und 41 Prozent von ihnen wussten nichts davon.",
      "Auch Kinder knirschen, oft wenn neue Zähne kommen. Bei ihnen hört es meist ohne Behandlung auf. Ein Besuch beim Zahnarzt ist sinnvoll, wenn das Kind Schmerzen hat oder einige Wochen lang schlecht schläft.",
    ],
    quote: [
      "„Die meisten glauben es erst, wenn sie nach dem ersten Monat die Spuren auf der Schiene sehen“,",
      "sagt Anna Weber, Zahnärztin in Graz.",
    ],
    help: [
      "Was hilft dagegen?",
      "Eine Schiene schützt die Zähne, und sie kostet zwischen 200 und 450 Euro. Man trägt sie in der Nacht, und sie hält etwa 3 Jahre. Physiotherapie löst die Muskeln, und sechs Besuche reichen oft aus. Stress ist die häufigste Ursache, darum helfen Schlaf und Sport mehr als jedes Medikament. Kaffee und Alkohol am Abend machen das Knirschen schlimmer.",
      "Manche versuchen auch Übungen zu Hause. Legen Sie die Zungenspitze hinter die oberen Zähne und lassen Sie den Kiefer hängen. Tun Sie das mehrmals am Tag, zum Beispiel wenn Sie auf den Bus warten. Nach einigen Wochen spüren viele, dass die Muskeln loslassen.",
    ],
    steps: [
      "So bekommen Sie eine Schiene",
      "Rufen Sie in der Praxis an und bitten Sie um einen Termin.",
      "Die Zahnärztin macht einen Scan beider Kiefer.",
      "Das Labor fertigt die Schiene in 5 Tagen.",
      "Die Zahnärztin passt sie ein und prüft sie nach vier Wochen.",
    ],
    table: [
      ["Behandlung", "Preis"],
      ["Weiche Schiene", "200 EUR"],
      ["Harte Schiene", "450 EUR"],
    ],
    links: ["Weltgesundheitsorganisation", "Übungen zu Hause"],
  },
  fr: {
    title: "Qu'est-ce que le bruxisme ?",
    byline: "Publié le 12 mai 2026",
    intro: [
      "Le bruxisme est l'habitude de grincer des dents ou de les serrer, surtout la nuit. Selon l'Organisation mondiale de la santé, environ 10 pour cent des adultes le font, beaucoup depuis des années. La plupart l'apprennent par un partenaire que le bruit réveille. Pendant ces heures, la mâchoire travaille avec une force qui atteint 80 kg.",
      "Un jour normal, les dents ne se touchent que 20 minutes. Chez ceux qui grincent, elles se touchent 2 heures ou plus. Cela use l'émail, et il ne repousse pas.",
    ],
    signs: [
      "Comment le remarquer ?",
      "Ceux qui grincent des dents se réveillent souvent avec la mâchoire lasse. Les tempes font mal, et la nuque reste raide jusqu'à midi. Les dentistes voient des dents plates, de fines fissures et des gencives qui reculent. Nous avons compté 312 patients avec de telles traces l'an dernier, et 41 pour cent d'entre eux n'en savaient rien.",
      "Les enfants grincent aussi, souvent quand de nouvelles dents sortent. Chez eux, cela cesse presque toujours sans traitement. Une visite chez le dentiste est utile quand l'enfant a mal ou dort mal pendant des semaines.",
    ],
    quote: [
      "« La plupart ne le croient que lorsqu'ils voient les traces sur la gouttière après le premier mois »,",
      "dit Anna Weber, dentiste à Graz.",
    ],
    help: [
      "Qu'est-ce qui aide ?",
      "Une gouttière protège les dents, et elle coûte entre 200 et 450 euros. On la porte la nuit, et elle dure environ 3 ans. La kinésithérapie détend les muscles, et six séances suffisent souvent. Le stress est la cause la plus fréquente, alors le sommeil et le sport aident plus que les médicaments. Le café et l'alcool le soir rendent le grincement pire.",
      "Certains essaient aussi des exercices à la maison. Posez la pointe de la langue derrière les dents du haut et laissez pendre la mâchoire. Faites cela plusieurs fois par jour, par exemple quand vous attendez le bus. Après des semaines, beaucoup sentent que les muscles se relâchent.",
    ],
    steps: [
      "Comment obtenir une gouttière",
      "Appelez le cabinet et demandez une date.",
      "La dentiste fait un scan des deux mâchoires.",
      "Le laboratoire fabrique la gouttière en 5 jours.",
      "La dentiste l'ajuste et la contrôle après quatre semaines.",
    ],
    table: [
      ["Soin", "Prix"],
      ["Gouttière souple", "200 EUR"],
      ["Gouttière dure", "450 EUR"],
    ],
    links: ["Organisation mondiale de la santé", "exercices à la maison"],
  },
  pl: {
    title: "Co to jest bruksizm?",
    byline: "Opublikowano 12 maja 2026",
    intro: [
      "Bruksizm to nawyk zgrzytania zębami albo ich zaciskania, najczęściej w nocy. Według Światowej Organizacji Zdrowia robi to około 10 procent dorosłych, wielu od lat. Większość dowiaduje się o tym od partnera, którego budzi hałas. W tych godzinach szczęka pracuje z siłą do 80 kg.",
      "W zwykły dzień zęby stykają się tylko przez 20 minut. U osób, które zgrzytają, stykają się przez 2 godziny albo dłużej. To ściera szkliwo, a ono nie odrasta.",
    ],
    signs: [
      "Jak to zauważyć?",
      "Kto zgrzyta zębami, często budzi się ze zmęczoną szczęką. Bolą skronie, a kark jest sztywny do południa. Dentyści widzą płaskie zęby, drobne pęknięcia i dziąsła, które się cofają. W zeszłym roku naliczyliśmy 312 pacjentów z takimi śladami, a 41 procent z nich nic o tym nie wiedziało.",
      "Dzieci też zgrzytają, często gdy rosną im nowe zęby. U nich zwykle mija to bez leczenia. Wizyta u dentysty ma sens, gdy dziecko czuje ból albo źle śpi przez kilka tygodni.",
    ],
    quote: [
      "„Większość wierzy w to dopiero wtedy, gdy po pierwszym miesiącu widzi ślady na szynie”,",
      "mówi Anna Weber, dentystka z Grazu.",
    ],
    help: [
      "Co pomaga?",
      "Szyna chroni zęby i kosztuje od 200 do 450 euro. Nosi się ją w nocy i starcza na około 3 lata. Fizjoterapia rozluźnia mięśnie i często wystarcza sześć wizyt. Stres jest najczęstszą przyczyną, więc sen i sport pomagają bardziej niż leki. Kawa i alkohol wieczorem nasilają zgrzytanie.",
      "Niektórzy próbują też ćwiczeń w domu. Połóż czubek języka za górnymi zębami i pozwól szczęce opaść. Rób to kilka razy w ciągu dnia, na przykład gdy czekasz na autobus. Po kilku tygodniach wielu czuje, że mięśnie puszczają.",
    ],
    steps: [
      "Jak dostać szynę",
      "Zadzwoń do gabinetu i poproś o termin.",
      "Dentystka robi skan obu szczęk.",
      "Laboratorium robi szynę w ciągu 5 dni.",
      "Dentystka dopasowuje ją i sprawdza po czterech tygodniach.",
    ],
    table: [
      ["Zabieg", "Cena"],
      ["Miękka szyna", "200 EUR"],
      ["Twarda szyna", "450 EUR"],
    ],
    links: ["Światowej Organizacji Zdrowia", "ćwiczeń w domu"],
  },
};

/** The article as a post of a practice's site; `kind` may make it another sort of page. */
export function translatedArticle(language: Language, over: Parameters<typeof page>[0] = {}): PageFacts {
  const { title, byline, intro, signs, quote, help, steps, table, links } = ARTICLES[language];
  const part = (at: number) => (paragraph: string) => text(paragraph, { heading: at, inArticle: true });
  return page({
    url: "https://example-clinic.com/blog/bruxism",
    kind: "post",
    htmlLang: language,
    titles: [`${title} | Example Clinic`],
    headings: [heading(1, title), ...[signs, help, steps].map(([one]) => heading(2, one))],
    blocks: [
      ...[byline, ...intro].map(part(0)),
      ...signs.slice(1).map(part(1)),
      text(`${quote[0]} ${quote[1]}`, { heading: 1, inArticle: true }),
      ...help.slice(1).map(part(2)),
      ...steps.slice(1).map((step) => text(step, { tag: "li", heading: 3, inArticle: true })),
    ],
    lists: [{ kind: "ol", items: 4, region: "main", texts: steps.slice(1), heading: 3 }],
    tables: [
      {
        rows: 3,
        columns: 2,
        hasTh: true,
        hasScope: true,
        hasCaption: false,
        hasSpans: false,
        isLayout: false,
        region: "main",
        cells: table,
        heading: 2,
      },
    ],
    anchors: [
      anchor("https://www.who.int/news-room/fact-sheets/detail/oral-health", links[0], { heading: 0 }),
      anchor("https://www.example.org/jaw-exercises", links[1], { heading: 2 }),
    ],
    times: [{ datetime: "2026-05-12", text: byline, region: "main" }],
    ...over,
  });
}
