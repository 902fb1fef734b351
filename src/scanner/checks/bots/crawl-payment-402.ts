import { defineCheck, na, pass, seen, unable } from "../define-check.ts";

// The catalogue fails an answer whose price only people can read. A price may also stand in a header
// (crawler-price), and headers of refused requests are not kept, so such an answer stays open here.
export const crawlPayment402 = defineCheck({
  id: "crawl-payment-402",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["exchanges", "target"],
  title: "A price for crawling is one that machines can read",
  why: "A site may ask crawlers for payment. A crawler can decide only when it can read the price.",
  fix: "Answer 402 with the price in a form that machines read: x402 requirements in JSON, the crawler-price header, or RSL terms.",
  effort: "M",
  reference: "https://developers.cloudflare.com/ai-crawl-control/features/pay-per-crawl/what-is-pay-per-crawl/",
  headline: ({ name }) => `Crawlers are asked to pay at ${name} and cannot read how much`,
  run({ exchanges, target }) {
    const priced = exchanges.filter(({ status }) => status === 402);
    const [first] = priced;
    if (first === undefined) return na(`${target.host} asked for no payment.`);
    const situation = `${target.host} asked for payment on ${priced.length} of ${exchanges.length} requests`;
    if (/json|xml/i.test(first.contentType))
      return pass(
        `${situation}, in a form that machines read.`,
        seen(first.url, `402 ${first.contentType}`, "A machine can read the terms."),
      );
    return unable(
      `${situation}; whether a header names the price was not kept.`,
      seen(first.url, `402 ${first.contentType}`, "The terms were not seen."),
    );
  },
});
