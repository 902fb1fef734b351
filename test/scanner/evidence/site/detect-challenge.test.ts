import { describe, expect, it } from "vitest";
import { detectChallenge } from "../../../../src/scanner/evidence/site/detect-challenge.ts";

const seen = (status: number, text = "", headers: Record<string, string> = {}) =>
  detectChallenge({ status, headers, text });
const PAGE = `<html><body><nav>${'<a href="/x">x</a>'.repeat(12)}</nav><form><div class="g-recaptcha"></div><div class="cf-turnstile"></div>
  <script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script><p>We verify you are human by captcha.</p></form></body></html>`;

describe("detectChallenge", () => {
  it.each([
    ["Cloudflare", 403, "", { "cf-mitigated": "challenge" }],
    ["Cloudflare", 403, "<html><title>Just a moment...</title>", {}],
    ["Cloudflare", 200, "<html><head><title>Just a moment...</title></head><script>window._cf_chl_opt={}</script>", {}],
    ["DataDome", 403, "<script>var dd={'host':'geo.captcha-delivery.com'}</script>", {}],
    ["DataDome", 403, "blocked", { "x-datadome": "protected" }],
    ["HUMAN (PerimeterX)", 403, '<div id="px-captcha"></div>', {}],
    ["Imperva", 200, "Request unsuccessful. Incapsula incident ID: 1-2", {}],
    ["Imperva", 403, "no", { "x-iinfo": "1-2-3" }],
    ["Kasada", 429, "<script>window.KPSDK={}</script>", {}],
    ["Akamai", 403, "Access Denied https://errors.edgesuite.net/18.1", {}],
    ["AWS WAF", 202, "", { "x-amzn-waf-action": "challenge" }],
    ["Vercel", 429, "", { "x-vercel-mitigated": "challenge" }],
    ["SiteGround", 202, "", { "sg-captcha": "challenge" }],
    ["Anubis", 200, '<script src="/.within.website/x/cmd/anubis/static/js/main.mjs"></script>', {}],
    ["unknown", 429, "Please complete the CAPTCHA to go on", {}],
    ["unknown", 503, "Checking your browser before accessing", {}],
  ])("recognises %s at %i", (vendor, status, text, headers) => {
    expect(seen(status, text, headers as Record<string, string>)).toMatchObject({ vendor });
  });

  it("says by what it knows", () => {
    expect(seen(403, "", { "cf-mitigated": "challenge" })).toEqual({
      vendor: "Cloudflare",
      marker: "cf-mitigated: challenge",
    });
  });

  it.each([
    ["a page with a captcha in its form and a vendor's script", 200, PAGE, {}],
    [
      "a page that a vendor guards",
      200,
      "<p>Hello</p>",
      { "x-datadome": "protected", "x-iinfo": "1", server: "cloudflare" },
    ],
    [
      "an article that quotes a challenge page",
      200,
      `${PAGE}<pre>&lt;title>Just a moment...</title> px-captcha</pre>`,
      {},
    ],
    ["a plain refusal", 403, "<h1>Forbidden</h1>", {}],
    ["a site that is down behind a vendor", 503, "<h1>Maintenance</h1>", { "x-datadome": "protected" }],
    ["a missing page with a captcha form", 404, PAGE, {}],
    ["a password prompt", 401, "captcha", {}],
    ["no answer", 0, "", {}],
  ])("leaves %s alone", (_name, status, text, headers) => {
    expect(seen(status, text, headers as Record<string, string>)).toBeNull();
  });
});
