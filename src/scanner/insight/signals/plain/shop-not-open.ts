// A shop that its pages call a trial or announce: its cart takes no orders yet.
import { isCartAddress } from "../../../evidence/commerce/cart-address.ts";
import { speaksForItself } from "../../../evidence/workflow/manual-phrases.ts";
import type { SignalHit, SiteReading } from "../site-reading.ts";
import { hitOn } from "./make-hit.ts";

const NOT_OPEN = [
  /(?<=(?:^|[.!?:;,–—(*-]\s?|(?<!\p{L})(?:and|but|that|as) )(?:(?:our|the|this) )?)(?:(?:online )?checkout|online (?:ordering|store|shop|orders?|payments?|sales)) (?:is|are|will be) (?:still |currently )?(?:coming (?:soon|shortly)|not yet (?:open|live|available|active|ready)|not (?:open|live|available|active|ready) yet|opening soon|being tested|under test(?:ing)?|in test(?:ing| mode)?|under construction)(?!\p{L}| (?:in|for|at|to|on|with|via|through|outside) (?!the public))/iu,
  /(?<!\p{L})before the (?:online )?(?:store|shop|checkout) (?:opens|launches|goes live)(?!\p{L})/iu,
  /(?<!\p{L})(?:online-?shop|web-?shop|online-?bestellungen|online-?bestellung|kasse) (?:ist|sind|wird|befindet sich) (?:derzeit |aktuell |zurzeit )?(?:noch nicht(?! (?:in|für|nach|mit) )|(?:in kürze|demnächst|bald)(?= (?:eröffnet|verfügbar|online|geöffnet|erreichbar|fertig|freigeschaltet|bereit))|noch im aufbau|im (?:aufbau|testbetrieb|testmodus)|in vorbereitung)/iu,
  /(?<!\p{L})(?:boutique en ligne|commandes? en ligne|paiement en ligne) (?:est|sont|sera|seront|n['’]est|ne sont) (?:bientôt|pas encore|prochainement|actuellement en test|en (?:cours de|construction|test))/iu,
  /(?<!\p{L})(?:tienda (?:online|en línea|virtual)|compras? online|pagos? online) (?:est(?:á|ará)|aún no|todavía no) (?:próximamente|muy pronto|disponible (?:próximamente|muy pronto)|en (?:construcción|pruebas)|está|disponible)/iu,
  /(?<!\p{L})(?:loja (?:online|virtual)|compras? online|pagamentos? online) (?:est(?:á|ará)|ainda não) (?:em (?:breve|construção|testes)|brevemente|disponível (?:em breve|brevemente)|está|disponível)/iu,
  /(?<!\p{L})(?:negozio online|shop online|e-commerce|pagamento online) (?:è|sarà|non è) (?:presto|a breve|ancora|prossimamente|in (?:costruzione|allestimento|fase di test)|disponibile (?:a breve|prossimamente))/iu,
  /(?<!\p{L})(?:webshop|webwinkel|online bestellen|online betalen) (?:is|wordt|gaat) (?:nog niet|binnenkort|in (?:opbouw|ontwikkeling|de testfase))/iu,
  /(?<!\p{L})(?:sklep (?:internetowy|online)|zamówienia online|płatności online) (?:jest|są|będzie|będą|jeszcze) (?:wkrótce|jeszcze|w (?:budowie|przygotowaniu|fazie testów)|nie|dostępn\p{L}{1,2} wkrótce)/iu,
  /(?<!\p{L})(?:coming soon|demnächst|in kürze|bientôt|próximamente|em breve|prossimamente|binnenkort|wkrótce)\s?[:–-]\s?(?:(?:our|unser|notre|nuestra|nossa|il nostro|onze|nasz) )?(?:online (?:shop|store|checkout|ordering)|online-?shop|boutique en ligne|tienda online|loja online|negozio online|shop online|webshop|webwinkel|sklep internetowy)(?!\p{L})/iu,
];

/** What a till that is tried out says; elsewhere the words are of software, demo shops of themes and sand. */
const ON_TRIAL =
  /(?<!\p{L})(?:(?:square|stripe|paypal|mollie|adyen|braintree|razorpay|klarna) (?:sandbox|test mode)|sandbox (?:card|order|payment|checkout|mode|testing)|no real charges?|test checkout|testkasse|boutique de démonstration|demo store|tienda de prueba|loja de teste|negozio di prova|sklep testowy)(?!\p{L})/iu;
/** The same said of itself, on any page. */
const IS_ON_TRIAL =
  /(?<!\p{L})(?:(?:we are|we['’]re) (?:still |currently )?testing (?:this|our) checkout|this is a (?:demo|test) (?:shop|store)(?! (?:for|of)(?!\p{L}))|(?:dieser |unser )?(?:shop|kasse) (?:ist |läuft )?im testmodus)(?!\p{L})/iu;

/** A line that says so, on a page that is no post. */
export const shopNotOpen = (reading: SiteReading): SignalHit[] =>
  reading.pages
    .filter(({ facts }) => speaksForItself(facts) && facts.kind !== "blog" && facts.kind !== "docs")
    .flatMap((page) =>
      page.lines
        .filter(
          ({ text, isPraise }) =>
            !isPraise &&
            (IS_ON_TRIAL.test(text) ||
              (isCartAddress(page.facts.url) && ON_TRIAL.test(text)) ||
              NOT_OPEN.some((words) => words.test(text))),
        )
        .map(({ text, region }) => hitOn(page, region, text)),
    )
    .slice(0, 1);
