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

  it("that its own attribute keeps from being sent reaches nobody where the page has no script", () => {
    const html = `<form onsubmit="return false">${FIELDS}</form>`;
    expect(silenced(`${html}<script type="application/ld+json">{}</script>`)).toBe(true);
    expect(silenced(`${html}<script src="/js/main.js"></script>`)).toBe(false);
    expect(silenced(`${html}<script>let sent = 0;</script>`)).toBe(false);
    expect(silenced(html.replace("<button", '<button onclick="send()"'))).toBe(false);
  });

  const leaving = (body: string, src = "/js/main.js") =>
    silenced(
      `<form>${FIELDS}</form><script src="${src}" defer></script><script>document.querySelector("form")?.addEventListener("submit", (e) => { ${body} });</script>`,
    );

  it.each([
    "e.preventDefault(); window.location.href = 'thanks.html';",
    'e.preventDefault();\n// the real thing comes later\nlocation.assign("/thanks");',
  ])("whose handler only opens the next page, { %s }, sends nothing", (body) => {
    expect(leaving(body)).toBe(true);
    expect(leaving(body, "https://forms.example.net/collect.js")).toBe(false);
  });

  it.each([
    "e.preventDefault(); window.location.href = 'thanks.html?name=' + e.target.name.value;",
    "e.preventDefault(); window.location.href = 'https://wa.me/15550100?text=' + text;",
    "e.preventDefault(); setTimeout(() => { location.href = 'thanks.html'; }, 900);",
    "e.preventDefault(); if (!e.target.checkValidity()) return; location.href = 'thanks.html';",
    "e.preventDefault(); // location.href = 'thanks.html';\n alert('Sent');",
  ])("whose handler is { %s } may send beside a script of the site", (body) => {
    expect(leaving(body)).toBe(false);
  });

  const listening = (script: string, form = '<form id="c" action="#" method="post">') =>
    silenced(`${form}${FIELDS}</form><script>${script}</script>`);
  const placeholder = (body: string) =>
    `document.getElementById('c').addEventListener('submit', function (e) { e.preventDefault(); const b = this.querySelector('.send'); const old = b.innerHTML; ${body} });`;
  const shows =
    "b.innerHTML = `<svg viewBox='0 0 24 24'></svg> It's sent!`; setTimeout(() => { b.innerHTML = old; this.reset(); }, 3000);";

  it.each([shows, "b.innerHTML = '<b>Sent</b>'; b.disabled = true;"])(
    "whose handler only shows fixed words, { %s }, sends nothing",
    (body) => {
      expect(listening(placeholder(body))).toBe(true);
      expect(listening(`const f = document.getElementById('c'); ${placeholder(body).replace(/^.+?'c'\)/, "f")}`)).toBe(
        true,
      );
    },
  );

  it.each([
    "b.innerHTML = '<img src=\"/log?' + this.email.value + '\">';",
    'b.innerHTML = `<a href="mailto:info@example.com">Send</a>`;',
    "b.innerHTML = `Thanks, ${this.name.value}`;",
    "b.innerHTML = other;",
    "b.innerHTML = '<iframe src=\"/send\"></iframe>';",
    `${shows} window.open(address);`,
    `${shows} window.dataLayer.push(new FormData(this));`,
  ])("whose handler is { %s } may send, though it shows words", (body) => {
    expect(listening(placeholder(body))).toBe(false);
  });

  it.each([
    [placeholder(shows), '<form id="search">', "the listener waits for the form of another page"],
    [
      `const f = document.getElementById('c'); if (f) f.addEventListener('submit', (e) => { e.preventDefault(); alert('Sent'); });`,
      "<form>",
      "the listener waits for a form of another name",
    ],
    [
      `${placeholder(shows)} send.onclick = () => { location.href = 'https://wa.me/15550100?text=' + text; };`,
      undefined,
      "its button may open a chat",
    ],
    [`${placeholder(shows)} ${"let unread = 0; ".repeat(600)}`, undefined, "the end of the script was not read"],
    [
      `${placeholder(shows)}</script><script src="https://forms.example.net/collect.js">`,
      undefined,
      "another script may handle it",
    ],
  ])("may be sent: %#", (script, form, why) => {
    expect(listening(script, form), why).toBe(false);
  });

  it("that thanks on another page after a while sends nothing where no other script is", () => {
    const html = `<form onsubmit="send(event)">${FIELDS}</form><script>function send(e) { e.preventDefault(); setTimeout(() => { location.href = '/thanks'; }, 900); }</script>`;
    expect(silenced(html)).toBe(true);
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

it.each([
  [
    'answers = ["Yes. (*You can name the associations here if you wish.*)"]',
    "(*You can name the associations here if you wish.*)",
  ],
  ['text = "[*Hier können Sie Ihre Zertifikate nennen*]"', "[*Hier können Sie Ihre Zertifikate nennen*]"],
  ['hint = "(You can name a day here)"', undefined],
  ["/* (you can name it here) */ area = 2*(a+b)*(c)", undefined],
])("a script that holds { %s } shows as a note to the owner: %s", (script, note) => {
  expect(readHtml(`<script>${script}</script>`).noteInScript).toBe(note);
});
