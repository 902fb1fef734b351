// What the script that handles a form was seen to do with it.
import { expect, it } from "vitest";
import { readHtml } from "./read-html.ts";

const FIELDS = "<input name=email type=email><textarea name=message></textarea><button>Send</button>";
const handled = (html: string) => readHtml(html).forms[0]?.handled;
const inline = (body: string, rest = "") =>
  handled(`<form onsubmit="send(event)">${FIELDS}</form><script>function send(e) { ${body} }</script>${rest}`);

it.each([
  ["e.preventDefault(); fetch('/api/contact', { method: 'post', body: new FormData(e.target) });", "sends"],
  ["e.preventDefault(); deliver(); } function deliver() { navigator.sendBeacon('/x', text);", "sends"],
  ["e.preventDefault(); emailjs.sendForm('a', 'b', e.target);", "sends"],
  ["e.preventDefault(); location.href = 'mailto:info@example.com?body=' + e.target.message.value;", "opens-mail"],
  ["e.preventDefault(); window.open(`https://wa.me/15550100?text=${text}`);", "opens-chat"],
  ["e.preventDefault(); const n = e.target.email.value.trim(); alert(`Thanks, ${n}`); e.target.reset();", "silent"],
  ["e.preventDefault(); await new Promise((done) => setTimeout(done, 900)); alert('Sent');", "silent"],
  ["e.preventDefault(); deliver(e.target); alert('Sent');", undefined],
  ["if (!e.target.email.value) { e.preventDefault(); alert('Please fill in'); }", undefined],
])("of a form whose handler is { %s } is %s", (body, expected) => {
  expect(inline(body)).toBe(expected);
});

it("is found by the listener of the form itself, where a page has several, and by the name of its function", () => {
  const forms = `<form id="a">${FIELDS}</form><form id="b">${FIELDS}</form>`;
  const listen = (id: string, then: string) =>
    `const f${id} = document.getElementById('${id}'); f${id}.addEventListener('submit', ${then});`;
  const thanks = "(e) => { e.preventDefault(); alert('Sent'); }";
  const script = `${listen("a", "post")} ${listen("b", thanks)} function post(e) { e.preventDefault(); axios.post('/x'); }`;
  expect(readHtml(`${forms}<script>${script}</script>`).forms.map((form) => form.handled)).toEqual([
    "sends",
    undefined,
  ]);
  const both = `${listen("a", thanks)} ${listen("b", thanks)}`;
  expect(readHtml(`${forms}<script>${both}</script>`).forms.map((form) => form.handled)).toEqual(["silent", "silent"]);
});

const THANKS = "e.preventDefault(); alert('Sent');";

it.each([
  "https://www.googletagmanager.com/gtag/js?id=G-1",
  "https://cdn.jsdelivr.net/npm/bootstrap@5.3.0/dist/js/bootstrap.bundle.min.js",
  "https://cdnjs.cloudflare.com/ajax/libs/gsap/3.12.2/gsap.min.js",
  "https://code.jquery.com/jquery-3.2.1.slim.min.js",
  "https://embed.tawk.to/1/default",
])("is told beside %s, which takes no form over", (src) => {
  expect(inline(THANKS, `<script src="${src}"></script>`)).toBe("silent");
});

it.each([
  "/js/main.js",
  "https://cdn.jsdelivr.net/npm/@emailjs/browser@4/dist/email.min.js",
  "https://forms.example.net/collect.js",
])("stays open beside %s, which was not read", (src) => {
  expect(inline(THANKS, `<script src="${src}"></script>`)).toBeUndefined();
});

it("stays open where a button of the form calls a script, or another script of the page sends", () => {
  const html = `<form onsubmit="event.preventDefault()">${FIELDS}</form>`;
  expect(handled(html)).toBe("silent");
  expect(handled(html.replace("<button", '<button onclick="send()"'))).toBeUndefined();
  expect(handled(`${html}<script>go.onclick = () => fetch('/x');</script>`)).toBeUndefined();
});
