import { describe, expect, it } from "vitest";
import catalogue from "../../../src/scanner/insight/data/technologies.json" with { type: "json" };
import { detectInRecords, detectTechnologies } from "../../../src/scanner/insight/detect-technologies.ts";
import type { TechnologyHit } from "../../../src/scanner/insight/detect-technologies.ts";
import { summariseTechnologies } from "../../../src/scanner/insight/summarise-technologies.ts";
import { literalStart, longestLiteral, sureWords } from "../../../src/scanner/insight/technologies/pattern-literals.ts";
import { signalsFor, TRACE_PLACES } from "../../../src/scanner/insight/technologies/technology-catalogue.ts";
import { parsePage } from "../../../src/scanner/evidence/page/parse-page.ts";
import { dnsOf, mx } from "../../fixtures/dns-records.ts";
import { page } from "../../fixtures/site.ts";
import { siteOf } from "./site-of.ts";

const URL = "https://harbour-house.test/";

function hitsOf(html: string, headers: Record<string, string> = {}): TechnologyHit[] {
  const { facts, transient } = parsePage({
    html: `<html><body>${html}</body></html>`,
    url: URL,
    requestedUrl: URL,
    kind: "home",
    foundBy: "start",
    transfer: { ...page().transfer, headers },
  });
  return detectTechnologies({ url: URL, headers, transient, facts });
}
const statedOf = (html: string, headers?: Record<string, string>): string[] =>
  summariseTechnologies(hitsOf(html, headers)).map((one) => one.id);

const hit = (id: string, where: TechnologyHit["where"], confidence: TechnologyHit["confidence"]): TechnologyHit => ({
  id,
  where,
  confidence,
  value: "x",
  url: URL,
});

describe("detectTechnologies", () => {
  it("takes no product from an address that is still the sample of its manual", () => {
    const to = (id: string) => statedOf(`<form action="https://formspree.io/f/${id}" method="post"></form>`);
    expect(to("xyzayoid")).toEqual(["formspree"]);
    expect(to("YOUR_FORM_ID")).toEqual([]);
    expect(statedOf(`<script>fetch("https://formspree.io/f/YOUR_FORM_ID")</script>`)).toEqual([]);
  });

  it.each([
    ["wordpress", '<meta name="generator" content="WordPress 6.5">'],
    ["shopify", '<script>Shopify.theme = {"id":1};</script>'],
    ["calendly", '<iframe src="https://calendly.com/harbour/intro"></iframe>'],
    ["google-tag-manager", '<script src="https://www.googletagmanager.com/gtm.js?id=GTM-ABC123"></script>'],
    ["tawk-to", '<script src="https://embed.tawk.to/5f/default"></script>'],
    ["tawk-to", '<iframe src="https://tawk.to/chat/5f/1"></iframe>'],
    ["crisp", '<iframe src="https://go.crisp.chat/chat/embed/?website_id=1"></iframe>'],
    ["livechat", '<a href="https://direct.lc.chat/123/">Chat with us</a>'],
    ["tidio", '<iframe src="https://www.tidio.com/talk/abc"></iframe>'],
    ["smartsupp", '<iframe src="https://widget-page.smartsupp.com/widget/abc"></iframe>'],
    ["jivochat", '<a href="https://jivo.chat/abc">Chat</a>'],
    [
      "elementor",
      '<div class="elementor-widget-container elementor-element"></div><link rel="stylesheet" href="/wp-content/plugins/elementor/css/frontend.css">',
    ],
    ["netlify-forms", '<form data-netlify="true"><input name="a"></form>'],
    ["angular", "<app-root _ngcontent-abc></app-root>"],
    ["webflow", "<!-- This site was created in Webflow. https://www.webflow.com -->"],
    ["nextjs", '<script src="/_next/static/chunks/main.js"></script>'],
    ["elfsight-reviews", "<!-- Elfsight Google Reviews | Harbour House --><div class='elfsight-app-1'></div>"],
    ["opinion-system", '<script src="https://widget.opinionsystem.fr/company_rating/widget.js"></script>'],
    ["avis-verifies", '<script src="//widgets.rr.skeepers.io/carousel/1/2.js"></script>'],
    ["guest-suite", '<iframe src="https://widget.guest-suite.com/1"></iframe>'],
    ["immodvisor", '<div class="imdw-widget" data-type="page"></div>'],
    ["kiyoh", '<iframe src="https://www.klantenvertellen.nl/retrieve-widget.html?locationId=1"></iframe>'],
    ["webwinkelkeur", '<script src="https://www.webwinkelkeur.nl/js/sidebar.js?id=1"></script>'],
    ["ausgezeichnet-org", '<script src="https://siegel.ausgezeichnet.org/widgets/1/dynamic-seal.js"></script>'],
    ["reclame-aqui", '<div id="ra-verified-seal"></div>'],
    ["make", '<script>fetch("https://hook.eu1.make.com/abc123", { method: "POST" })</script>'],
    ["zapier", '<script>fetch("https://hooks.zapier.com/hooks/catch/1/a")</script>'],
    ["n8n-webhook", '<form action="https://harbor.app.n8n.cloud/webhook/1"><input name="a"></form>'],
    ["power-automate", '<script>post("https://prod-1.westeurope.logic.azure.com:443/workflows/1")</script>'],
    ["airtable", '<script>fetch("https://api.airtable.com/v0/app1/Leads")</script>'],
    ["google-apps-script", '<script>fetch("https://script.google.com/macros/s/a/exec")</script>'],
    ["trustmate", '<script src="https://en.trustmate.io/api/widget/1/script"></script>'],
  ])("states %s", (id, html) => {
    expect(statedOf(html)).toContain(id);
  });

  it("takes no other box of Elfsight for reviews", () => {
    expect(statedOf("<!-- Elfsight Instagram Feed | Reviews of Harbour House -->")).not.toContain("elfsight-reviews");
  });

  it.each([
    ["shopify", { "x-shopid": "12345" }],
    ["akamai-bot-manager", { "set-cookie": "_abck=\nak_bmsc=" }],
    ["wordpress", { link: '<https://harbour-house.test/wp-json/>; rel="https://api.w.org/"' }],
  ])("reads headers and cookies: %s", (id, headers) => {
    expect(statedOf("", headers)).toContain(id);
  });

  it("reads no visible text and no vendor's front page", () => {
    const prose = `<p>We use Stripe, Shopify, Calendly, WordPress, Google Analytics and Mailchimp.</p>
      <a href="https://stripe.com/">Stripe</a><a href="https://www.shopify.com/">Shopify</a><a href="https://calendly.com/">Calendly</a>
      <a href="https://wordpress.org/">WordPress</a><a href="https://mailchimp.com/">Mailchimp</a>`;
    expect(hitsOf(prose)).toEqual([]);
  });

  it("takes a preconnect for a hint only", () => {
    expect(hitsOf('<link rel="preconnect" href="https://fonts.googleapis.com/">')).toMatchObject([
      { confidence: "low" },
    ]);
    expect(statedOf('<link rel="preconnect" href="https://fonts.googleapis.com/">')).toEqual([]);
  });

  it("keeps one hit per product and place, without the query of an address", () => {
    const html = '<script src="https://www.googletagmanager.com/gtm.js?id=GTM-A"></script>'.repeat(3);
    const hits = hitsOf(html).filter((one) => one.id === "google-tag-manager");
    expect(hits).toHaveLength(1);
    expect(hits[0]?.value).not.toContain("GTM-A");
  });
});

describe("summariseTechnologies", () => {
  it("states one high, two places at medium, and nothing else", () => {
    expect(summariseTechnologies([hit("php", "url-path", "high")]).map((one) => one.confidence)).toEqual(["high"]);
    expect(
      summariseTechnologies([hit("php", "url-path", "medium"), hit("php", "header", "medium")]).map(
        (one) => one.confidence,
      ),
    ).toEqual(["medium"]);
    expect(summariseTechnologies([hit("php", "url-path", "medium")])).toEqual([]);
    expect(summariseTechnologies([hit("php", "url-path", "medium"), hit("php", "url-path", "medium")])).toEqual([]);
    expect(
      summariseTechnologies([hit("php", "url-path", "low"), hit("php", "header", "low"), hit("php", "cookie", "low")]),
    ).toEqual([]);
  });

  it("adds what a product comes with, and says so", () => {
    const stated = summariseTechnologies([hit("wordpress", "meta-generator", "high")]);
    expect(stated.map((one) => one.id).toSorted()).toEqual(["php", "wordpress"]);
    expect(stated.find((one) => one.id === "php")?.evidence).toBe("Comes with WordPress");
  });

  it("drops what a stated product excludes", () => {
    const pair = catalogue.products.find((one) => one.excludes.length > 0 && one.implies.length === 0);
    const [other] = pair?.excludes ?? [];
    expect(other).toBeDefined();
    const stated = summariseTechnologies([
      hit(pair?.id ?? "", "script-src", "high"),
      hit(other ?? "", "script-src", "high"),
    ]);
    expect(stated.map((one) => one.id)).toEqual([pair?.id]);
  });

  it("does not depend on the order of hits", () => {
    const hits = [
      hit("wordpress", "url-path", "medium"),
      hit("wordpress", "html-class", "medium"),
      hit("nextjs", "url-path", "high"),
    ];
    const ids = (list: TechnologyHit[]): string[] => summariseTechnologies(list).map((one) => one.id);
    expect(ids(hits)).toEqual(ids(hits.toReversed()));
  });
});

describe("the index of signals", () => {
  it("offers every signal for a value that it matches", () => {
    const missed: string[] = [];
    for (const { id, signals } of catalogue.products) {
      for (const [where, match] of signals) {
        const place = TRACE_PLACES.find((one) => one === where);
        const value = sampleOf(match ?? "");
        if (!place || value === null || !new RegExp(match ?? "", "i").test(value)) {
          missed.push(`${id}: no sample for ${match}`);
          continue;
        }
        if (
          !signalsFor(place, value).some(
            (one) => one.productId === id && one.pattern.source === new RegExp(match ?? "").source,
          )
        ) {
          missed.push(`${id}: ${match} not offered for ${value}`);
        }
      }
    }
    expect(missed.filter((one) => one.includes("not offered"))).toEqual([]);
    expect(missed.length).toBeLessThan(20);
  });

  it.each([
    ["^https?://cdn\\.(?:us|eu)\\.heap-api\\.com/", ["cdn", "heap-api", "com"]],
    ["^https?://(?:|[^/]*\\.)demandware\\.net/", ["demandware", "net"]],
    ["^https?://(?:www\\.)?yelp\\.com/biz", ["yelp", "com"]],
    ["/jquery(?:\\.min)?\\.js", []],
    ["a|b", []],
  ])("knows the sure words of %s", (pattern, words) => {
    expect(sureWords(pattern)).toEqual(words);
  });

  it("knows how a pattern begins and its longest sure part", () => {
    expect(literalStart("^wp-block-")).toBe("wp-block-");
    expect(literalStart("wp-block-")).toBe("");
    expect(literalStart("^(?:a|b)c")).toBe("");
    expect(longestLiteral("gtag\\(\\s*['\"]config['\"]")).toBe("config");
  });

  it("has unique products, and names only known ones", () => {
    const ids = catalogue.products.map((one) => one.id);
    expect(new Set(ids).size).toBe(ids.length);
    const unknown = catalogue.products
      .flatMap((one) => [...one.implies, ...one.excludes])
      .filter((id) => !ids.includes(id));
    expect(unknown).toEqual([]);
  });

  it("reads 25 pages in well under a second once it is compiled", () => {
    const html = Array.from(
      { length: 300 },
      (_, at) =>
        `<a class="c-${at}" href="https://host-${at}.example-shop.com/path/${at}">x</a><img src="/img/${at}.png">`,
    ).join("");
    const pages = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [at === 0 ? "/" : `/p${at}`, html]));
    siteOf({ "/": html });
    const started = performance.now();
    siteOf(pages);
    expect(performance.now() - started).toBeLessThan(2_500);
  });
});

/** A text that a simple pattern matches: first alternative, first of a class, nothing for what may be missing. */
function sampleOf(pattern: string): string | null {
  let out = "";
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern.charAt(at);
    if (sign === "^" || sign === "$") continue;
    let piece: string;
    if (sign === "\\") {
      const next = pattern.charAt(++at);
      piece = next === "s" ? " " : next === "w" ? "a" : next === "d" ? "1" : next === "b" ? "" : next;
    } else if (sign === "[") {
      const end = pattern.indexOf("]", at + 2);
      piece = firstOfClass(pattern.slice(at + 1, end));
      at = end;
    } else if (sign === "(") {
      let depth = 1;
      let end = at + 1;
      while (end < pattern.length && depth > 0) {
        if (pattern.charAt(end) === "\\") end++;
        else if (pattern.charAt(end) === "(") depth++;
        else if (pattern.charAt(end) === ")") depth--;
        end++;
      }
      const inner = sampleOf(alternativesOf(pattern.slice(at + 1, end - 1).replace(/^\?:/, ""))[0] ?? "");
      if (inner === null) return null;
      piece = inner;
      at = end - 1;
    } else piece = sign === "." ? "x" : sign;
    const next = pattern.charAt(at + 1);
    if (next === "?" || next === "*") {
      at++;
      continue;
    }
    if (next === "+") at++;
    if (next === "{") {
      const count = Number(/\{(\d+)/.exec(pattern.slice(at + 1))?.[1] ?? 1);
      piece = piece.repeat(count);
      at = pattern.indexOf("}", at);
    }
    out += piece;
  }
  return out;
}

function firstOfClass(body: string): string {
  if (!body.startsWith("^"))
    return body.startsWith("\\") ? body.charAt(1).replace("w", "a").replace("d", "1") : body.charAt(0);
  return ["a", "1", "-"].find((sign) => !body.includes(sign)) ?? "x";
}

function alternativesOf(body: string): string[] {
  const found = [""];
  let depth = 0;
  for (let at = 0; at < body.length; at++) {
    const sign = body.charAt(at);
    if (sign === "\\") {
      found[found.length - 1] += sign + body.charAt(++at);
      continue;
    }
    if (sign === "(" || sign === "[") depth++;
    if (sign === ")" || sign === "]") depth--;
    if (sign === "|" && depth === 0) found.push("");
    else found[found.length - 1] += sign;
  }
  return found;
}

describe("detectInRecords", () => {
  const statedBy = (...servers: string[]) =>
    summariseTechnologies(detectInRecords(dnsOf(mx("harbour-house.test", ...servers)), URL)).map((one) => [
      one.id,
      one.evidence,
    ]);

  it.each([
    ["aspmx.l.google.com", "google-workspace"],
    ["harbour-house.mail.protection.outlook.com", "microsoft-365"],
    ["in1-smtp.messagingengine.com", "fastmail"],
  ])("knows who runs %s", (server, id) => expect(statedBy(server)).toEqual([[id, `Mail server: ${server}`]]));

  it("names each product once, and none for a server of nobody known", () => {
    expect(statedBy("aspmx.l.google.com", "alt1.aspmx.l.google.com")).toEqual([
      ["google-workspace", "Mail server: aspmx.l.google.com"],
    ]);
    expect(statedBy("mail.harbour-house.test", "notaspmx.l.google.com.example")).toEqual([]);
  });
});
