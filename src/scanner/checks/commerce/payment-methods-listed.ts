import { listOf } from "../../../model/words.ts";
import { textsOf, typeName } from "../../evidence/structured/collect-structured.ts";
import { INVOICE, PAYMENT_METHODS } from "../../evidence/commerce/commerce-words.ts";
import { findPayment } from "../../evidence/answers/answers-fact-words.ts";
import { hasTerm, makeSearchText } from "../../evidence/text/text-search.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const paymentMethodsListed = defineCheck({
  id: "payment-methods-listed",
  agent: "commerce",
  category: "Commerce",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["pages", "structured", "profile", "home", "technologies"],
  title: "Ways to pay",
  why: "Buyers and assistants look for a way to pay that they have.",
  fix: "List the ways to pay as text or with named pictures in the footer and on the page about payment.",
  effort: "S",
  reference: "https://schema.org/acceptedPaymentMethod",
  run({ pages, structured, profile, home, technologies }) {
    if (!profile.sells) return na("No way to buy online was seen on the pages read.");
    const marked = structured
      .flatMap(({ props }) => [...textsOf(props.acceptedPaymentMethod), ...textsOf(props.paymentAccepted)])
      .map(typeName);
    const named = pages.flatMap((page) => {
      const texts = [
        ...page.blocks.map(({ text }) => text),
        ...page.images.map(({ alt, src }) => `${alt ?? ""} ${fileWords(src)}`),
      ];
      const search = makeSearchText(texts.join("\n"));
      const names = PAYMENT_METHODS.filter(([, terms]) => hasTerm(search, terms)).map(([name]) => name);
      // A bill is one of the ways to pay where it stands among others: "PayPal, Kreditkarte, Rechnung".
      const isBilled = page.blocks.some(({ text }) => {
        const line = makeSearchText(text);
        return hasTerm(line, INVOICE) && PAYMENT_METHODS.filter(([, terms]) => hasTerm(line, terms)).length > 1;
      });
      return [...names, ...(isBilled ? ["invoice"] : [])].map((name) => ({ name, url: page.url }));
    });
    const methods = [...new Set([...named.map(({ name }) => name), ...marked])].slice(0, 12);
    const told = methods.length === 0 ? findPayment({ pages, structured, profile, technologies }) : null;
    if (told !== null) return info(`How to pay is told by ${told.how}.`, seen(told.url, told.how, "Says how to pay."));
    if (methods.length === 0)
      return info(
        "No way to pay is named on the pages read.",
        seen(home.url, "no names of payment methods", "Neither in text nor in pictures."),
      );
    return info(
      `Ways to pay named on the site: ${listOf(methods, 12)}.`,
      seen(named[0]?.url ?? home.url, listOf(methods, 12), "Named in text, pictures or data."),
    );
  },
});

/** "/icons/apple-pay.svg" -> "apple pay". */
const fileWords = (src: string): string =>
  (src.split(/[?#]/)[0]?.split("/").at(-1) ?? "")
    .replace(/\.\w+$/, "")
    .replace(/[-_.]+/g, " ")
    .slice(0, 60);
