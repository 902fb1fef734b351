// What the page's own scripts can be read not to do.
import { describe, expect, it } from "vitest";
import { readHtml } from "./read-html.ts";

const FIELDS = "<input name=email type=email><textarea name=message></textarea><button>Send</button>";
const silenced = (html: string): boolean => readHtml(html).forms[0]?.isSilenced ?? false;
const till = (script: string) => readHtml(`<script>${script}</script>`).announcedTill;

describe("a form", () => {
  it.each([
    "e.preventDefault(); document.getElementById('done').style.display = 'block'; e.target.reset();",
    "e.preventDefault(); showDone();} function showDone() { document.querySelector('.done').classList.add('shown');",
  ])("whose handler is { %s } sends nothing", (body) => {
    const html = `<form onsubmit="send(event)">${FIELDS}</form><script>function send(e) { ${body} }</script>`;
    expect(silenced(html)).toBe(true);
  });

  it.each([
    "e.preventDefault(); fetch('/api/contact', { method: 'post', body: new FormData(e.target) });",
    "e.preventDefault(); location.href = 'mailto:info@example.com';",
    "e.preventDefault(); emailjs.sendForm('a', 'b', e.target);",
    "e.preventDefault(); deliver(e.target);",
    "if (!e.target.email.value) { e.preventDefault(); alert('Please fill in'); }",
  ])("whose handler is { %s } may send", (body) => {
    const html = `<form onsubmit="send(event)">${FIELDS}</form><script>function send(e) { ${body} }</script>`;
    expect(silenced(html)).toBe(false);
  });

  it("is read by the one listener of the page, too", () => {
    const listen = (body: string) =>
      `<form id="c">${FIELDS}</form><script>document.getElementById("c").addEventListener("submit", (e) => { ${body} });</script>`;
    expect(silenced(listen("e.preventDefault(); alert('Sent');"))).toBe(true);
    expect(silenced(listen("e.preventDefault(); axios.post('/x');"))).toBe(false);
  });
});

describe("a till", () => {
  it.each([
    "function checkout() { showToast('Checkout-Prozess wird in Kürze integriert.'); }",
    'alert("Online payment is coming soon")',
    "toast(`Le paiement en ligne arrive bientôt`)",
  ])("is announced by %s", (script) => {
    expect(till(script)).toMatch(/Checkout|payment|paiement/);
  });

  it.each(["alert('New colors are coming soon')", "const label = 'Go to checkout'", "buy('Payment failed')"])(
    "is not by %s",
    (script) => {
      expect(till(script)).toBeUndefined();
    },
  );
});
