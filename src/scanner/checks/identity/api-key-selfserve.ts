import { plainUrl } from "../../../model/target.ts";
import { listOf, pathOf, startWith } from "../../../model/words.ts";
import { concernsAgents } from "../../evidence/interfaces/interface-surface.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { onPagesRead } from "../../evidence/pages-read.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

const KEY_WORDS = [
  "api key",
  "api-key",
  "apikey",
  "api token",
  "access token",
  "api-schlüssel",
  "clé api",
  "clé d'api",
  "clave api",
  "clave de api",
  "chave de api",
  "chave api",
  "chiave api",
  "api-sleutel",
  "klucz api",
  "klucz do api",
];
const SALES_WORDS = [
  "contact sales",
  "talk to sales",
  "request access",
  "contact us",
  "vertrieb",
  "kontaktieren sie",
  "contactez",
  "contacte",
  "contatta",
  "neem contact",
  "skontaktuj",
  "fale com",
];

export const apiKeySelfserve = defineCheck({
  id: "api-key-selfserve",
  agent: "identity",
  category: "Interfaces and identity",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["documents", "home", "pages", "profile"],
  title: "How to get an API key is written down",
  why: "A developer tries the service that gives a key at once, and leaves the one that asks for a sales call first.",
  fix: "Write on the documentation page where a key is created and what it costs, without a sales contact in between.",
  effort: "S",
  reference: "https://swagger.io/docs/specification/v3_0/authentication/api-keys/",
  run(evidence) {
    if (!concernsAgents(evidence)) return na("This site offers no interface for programs that would take a key.");
    const uses = evidence.pages.flatMap(findUses);
    if (uses.length === 0) return info(`How to get a key is not said ${onPagesRead(evidence.pages)}.`);
    const open = uses.find((use) => !use.namesSales);
    const shown = open ?? uses[0];
    const places = [...new Set(uses.flatMap(({ url, namesSales }) => (namesSales ? [] : [pathOf(url)])))];
    const item = shown
      ? seen(shown.url, shown.text, open ? "Speaks of keys." : "Speaks of keys and of a contact first.")
      : [];
    return info(
      open
        ? `${startWith(listOf(places, 3))} ${places.length === 1 ? "speaks" : "speak"} of keys.`
        : "A key is mentioned only together with a request to get in touch.",
      item,
    );
  },
});

function findUses(page: PageFacts): { url: string; text: string; namesSales: boolean }[] {
  if (page.kind === "post" || page.kind === "legal") return [];
  return page.blocks.flatMap((block) => {
    const text = block.text.toLowerCase().replaceAll("’", "'");
    if (!KEY_WORDS.some((word) => text.includes(word))) return [];
    const namesSales = SALES_WORDS.some((word) => text.includes(word));
    return [{ url: plainUrl(page.url), text: block.text.slice(0, 200), namesSales }];
  });
}
