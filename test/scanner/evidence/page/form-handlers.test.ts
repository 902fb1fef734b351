// What the script that handles a form was seen to do with it.
import { describe, expect, it } from "vitest";
import { noteHandlersInFiles } from "../../../../src/scanner/evidence/page/page-form-handlers.ts";
import { withoutTexts } from "../../../../src/scanner/evidence/page/page-handler-code.ts";
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

const listened = (body: string, attributes = "", rest = "") =>
  handled(
    `<form id=c ${attributes}>${FIELDS}</form>${rest}<script>document.getElementById('c').addEventListener('submit', async (e) => { ${body} })</script>`,
  );
const m = "e.preventDefault(); const m = e.target.message.value.trim();";

it.each([
  `${m} window.location.href = '/send.php?m=' + m;`,
  `${m} window.location.replace('/send.php?m=' + m);`,
  `${m} document.getElementById('h').src = \`https://example.net/collect?entry.1=\${m}\`;`,
  `${m} document.getElementById('real').click(); alert('Thanks');`,
  `${m} const s = document.createElement('script'); s.setAttribute('src', 'https://api.example.net/lead?m=' + m); document.body.appendChild(s);`,
  `${m} const s = document.createElement(kind); document.body.appendChild(s);`,
  `${m} box.innerHTML = '<img class=a alt="' + m + '">';`,
  `${m} $crisp.push(['do', 'message:send', ['text', m]]); alert('Thanks');`,
  `${m} leads.push({ m });`,
  `${m} window['send'](new FormData(e.target));`,
  `${m} window.onLead?.(new FormData(e.target));`,
  `${m} setTimeout(deliver, 500);`,
  `${m} note(\`see https://example.com\`); deliver(m);`,
  `${m} alert(\`don't\`); deliver('x');`,
])("is not called silent where it may send without a call that is known to: { %s }", (body) => {
  expect(listened(body)).toBeUndefined();
});

it.each([
  "e.preventDefault(); const all = []; all.push(e.target.email.value); box.textContent = all.join(', ');",
  "e.preventDefault(); const d = new FormData(e.target); box.textContent = (Number(d.get('a')) * 2).toFixed(2);",
  "e.preventDefault(); const p = document.createElement('p'); p.setAttribute('class', 'done'); box.append(p);",
])("is silent where all that it calls is known: { %s }", (body) => {
  expect(listened(body)).toBe("silent");
});

it.each([
  "jQuery.get('/send.php', { m: e.target.message.value });",
  "$('#real').ajaxSubmit();",
  "new EventSource('/send?m=' + e.target.message.value);",
])("sends by { %s }", (body) => {
  expect(listened(body)).toBe("sends");
});

it.each([
  ["await submitLead({ whatsapp: e.target.whatsapp.value });", undefined],
  ["await submitLead(e.target); alert('We answer by mail or WhatsApp.');", undefined],
  [
    "try { await api.send(e.target); } catch { box.innerHTML = '<a href=\"mailto:info@example.com\">Write</a>'; }",
    undefined,
  ],
  ["await submitLead(e.target); location.href = 'https://wa.me/15550100';", undefined],
  ["const url = `https://wa.me/15550100?text=${encodeURIComponent(text)}`; window.open(url, '_blank');", "opens-chat"],
  ["const a = document.createElement('a'); a.href = 'mailto:info@example.com'; a.click();", "opens-mail"],
  ["window.open(WA + '?text=' + encodeURIComponent(text));", "opens-chat"],
])("opens a message only where its handler is seen to open one: { %s } is %s", (body, expected) => {
  expect(listened(`e.preventDefault(); ${body}`, "", "<script>const WA = 'https://wa.me/15550100';</script>")).toBe(
    expected,
  );
});

it.each([
  `<form action=/contact method=post onsubmit="this.email.value.includes('@') || event.preventDefault()">${FIELDS}</form>`,
  `<form action=/contact method=post onsubmit="return v(this)">${FIELDS}</form><script>function v(f) { const ok = f.email.value.includes('@'); if (ok) return true; alert('Please fill in'); return false; }</script>`,
  `<form action=/contact method=post onsubmit="v(this)">${FIELDS}</form><script>function v(f) { alert('Sent'); return false; }</script>`,
  `<form method=post onsubmit="return check(this)">${FIELDS}</form><script>function check(f) { if (!f.email.value) { box.innerHTML = 'Or <a href="mailto:i@example.com">mail us</a>'; return false } return true }</script>`,
])("is not said of a form that is stopped only where something is missing: %s", (html) => {
  expect(handled(html)).toBeUndefined();
  expect(readHtml(html).forms[0]?.isSilenced).toBeUndefined();
});

it.each([
  "e.target.checkValidity() || e.preventDefault();",
  "!e.target.message.value && e.preventDefault();",
  "// e.preventDefault() would stop it\n alert('Sent');",
  "alert('Sent'); return false;",
])("leaves a form that { %s } does not always stop", (body) => {
  expect(listened(body, "action=/contact method=post")).toBeUndefined();
});

const STOPPED = `<form action=/send.php method=post onsubmit="event.preventDefault()">${FIELDS}</form>`;

it.each([
  "<script src=https://cdnjs.cloudflare.com/ajax/libs/jquery.form/4.3.0/jquery.form.min.js></script>",
  "<script src=https://cdn.jsdelivr.net/npm/jquery-form@4.3.0/dist/jquery.form.min.js></script>",
  "<script type=module>import '/js/forms.js'</script>",
  "<script>(function () { var s = document.createElement('script'); s.src = 'https://forms.example.net/embed.js'; document.head.appendChild(s); })()</script>",
  "<script>var f = document.forms[0]; f.onsubmit = other;</script>",
  "<a href=# onclick=send()>Send</a><script>function send() { document.getElementById('h').src = '/lead?m=1'; }</script>",
])("stays open beside what may hand the form over: %s", (rest) => {
  expect(handled(STOPPED)).toBe("silent");
  expect(handled(STOPPED + rest)).toBeUndefined();
});

it("is told beside the usual snippet of a counter", () => {
  const snippet =
    "var f = d.getElementsByTagName(s)[0], j = d.createElement(s); j.src = 'https://www.googletagmanager.com/gtm.js?id=' + i;";
  expect(handled(`${STOPPED}<script>${snippet}</script>`)).toBe("silent");
});

it.each([
  "e.preventDefault(); deliver({ m: 1 }); alert('Sent'); } function deliver({ m }) { top.transmit(m);",
  "e.preventDefault(); post2(e); alert('Sent'); } var lastpost2 = {}; { window.post2 = transport;",
  "e.preventDefault(); deliver(); } function deliver() { alert('Sent'); } function deliver() { top.transmit(1);",
])("reads the body of the function that is called, and none where that is not sure: { %s }", (body) => {
  expect(inline(body)).toBeUndefined();
});

const MANY_FORMS = (onsubmit: (at: number) => string) =>
  Array.from(
    { length: 30 },
    (_, at) => `<form id=f${at} onsubmit="${onsubmit(at)}"><input name=email type=email></form>`,
  );
const CALLING = MANY_FORMS(() => "f(event)").join("");
const own = (body: string) => `${CALLING}<script>function f(e){e.preventDefault();${body}}</script>`;
const script = (code: string, times: number) => `<script>${code}</script>`.repeat(times);

it.each([
  ["many listeners", CALLING + script("a.addEventListener('submit',b);a = ".repeat(220), 19)],
  ["a name that is opened and given often", own("location=a;".repeat(330)) + script("a=1;".repeat(1900), 17)],
  ["a name that is opened once and given often", own("open(a)") + script("a=1;".repeat(1900), 17)],
  ["a name that is opened often and never given", own("location=b;".repeat(330)) + script("a=1;".repeat(1900), 17)],
  ["notes without an end", own("/* ".repeat(1250))],
  ["texts without an end", own("`\\".repeat(1900))],
  ["quotes without an end", own(`"\\"`.repeat(1200))],
  ["handlers of their own", MANY_FORMS((at) => `event.preventDefault();f${at}();${"/* ".repeat(1200)}`).join("")],
  ["a handler that ends late", MANY_FORMS(() => `f()${" ".repeat(9000)}x`).join("")],
  [
    "listeners beside handlers that only stop",
    MANY_FORMS(() => "return false").join("") + script("b.addEventListener('click',()=>{a()});".repeat(200), 19),
  ],
  [
    "functions that call one another",
    own("g0();g1();g2()") +
      script(Array.from({ length: 60 }, (_, at) => `function g${at}(){${"g1();/* ".repeat(12)}}`).join(""), 1),
  ],
])("is read in bounded time beside %s", (_, html) => {
  readHtml(html);
  const started = performance.now();
  readHtml(html);
  // Far below the minute that it took once, and far above what a loaded machine needs.
  expect(performance.now() - started).toBeLessThan(5_000);
});

it.each([
  [`"a // b" + 'x' /* note */ + done()`, "'' + ''  + done()"],
  ["`don't ${deliver(m)}`; // call()\nnext()", "{deliver(m)}`; \nnext()"],
  [`/["]/.test(a) && 'b'`, `/["]/.test(a) && ''`],
])("leaves out the texts and notes of { %s }", (code, plain) => {
  expect(withoutTexts(code)).toBe(plain);
});

it.each([
  "const url = '/quote.php?m=' + e.target.message.value; window.location.href = url;",
  "let link; link = 'https://wa.me/15550100'; if (e.target.email.value) link = '/send?m=1'; location.href = link;",
  "go('/quote.php?m=1'); } const go = (url) => { location.href = url;",
])("opens no chat by a name that only another function gives such an address: { %s }", (body) => {
  const share = "<script>function share() { const url = 'https://wa.me/?text=1'; window.open(url) }</script>";
  expect(inline(`e.preventDefault(); ${body}`, share)).toBeUndefined();
});

it.each([
  "document.getElementById('c').addEventListener('submit', (e) => sendLead(e.target))",
  "document.getElementById('b').addEventListener('click', () => window.parent.postMessage({ lead }, '*'))",
  "document.getElementById('c').addEventListener('submit', (e) => { $crisp.push(['do', 'message:send']); alert('Thanks') })",
  "document.getElementById('b').onclick = deliver;",
])("stays open where the handler only stops the form and another waits for it: { %s }", (code) => {
  const html = `<form id=c onsubmit="return false">${FIELDS}</form><script>alert('Hello'); menu.addEventListener('click', () => menu.classList.toggle('open'));`;
  expect(handled(`${html}</script>`)).toBe("silent");
  expect(handled(`${html}${code}</script>`)).toBeUndefined();
  expect(readHtml(`${html}${code}</script>`).forms[0]?.isSilenced).toBeUndefined();
});

const inert = (html: string) => readHtml(html).forms.map((form) => form.isInert ?? false);
const BARE = "<input placeholder=Name><textarea placeholder=Message></textarea>";
const FOLDS =
  "<script>document.querySelectorAll('.fold').forEach((b) => b.addEventListener('click', () => b.focus()))</script>";

it("is missed by everybody where no button sends and no script of the page does", () => {
  expect(inert(`<form>${BARE}<button type=button>Send</button></form>${FOLDS}`)).toEqual([true]);
  expect(inert(`<form><input name=a><textarea name=b></textarea><button type=button>Send</button></form>`)).toEqual([
    true,
  ]);
  expect(inert(`<form>${BARE}<button>Send</button></form>`)).toEqual([true]);
});

it.each([
  `<form action=/send method=post>${BARE}<button>Send</button></form>`,
  "<form><input name=a><textarea name=b></textarea><button>Send</button></form>",
  `<form>${BARE}<button type=button onclick=go()>Send</button></form>`,
  `<form>${BARE}<button type=button>Send</button></form><script src=/js/main.js></script>`,
  `<form>${BARE}<button type=button>Send</button></form><script>fetch('/send')</script>`,
  `<form>${BARE}<button type=button>Send</button></form><script>b.onclick = () => { location.href = 'mailto:a@b.example' }</script>`,
  `<form>${BARE}</form>`,
  "<form action=/news method=post><input type=email name=mail><button type=button>Sign up</button></form>",
  `<form action=/q>${BARE}<button type=button>Clear</button><a href='javascript:document.forms[0].submit()'>Send</a></form>`,
  `<form action=/q>${BARE}<button type=button onmousedown=this.form.submit()>Send</button></form>`,
  `<form action=/q>${BARE}<button type=button>Clear</button><span onclick=this.parentNode.submit()>Send</span></form>`,
  `<form action=/q>${BARE}<button type=button>Clear</button><sl-button type=submit>Send</sl-button></form>`,
])("may arrive, as far as the page shows: %s", (html) => {
  expect(inert(html)).toEqual([false]);
});

describe("a script in a file of the site", () => {
  const noted = (code: string, html = `<form id="ask">${FIELDS}</form>`) => {
    const facts = readHtml(html);
    noteHandlersInFiles(facts, [code], true);
    return facts.forms[0];
  };
  const listens = (body: string, id = "ask") =>
    `function other() { const form = document.getElementById('news'); }
     function start() { const form    = document.getElementById('${id}'); form.addEventListener('submit', e => { e.preventDefault(); ${body} }); }`;

  it("is seen to open a mail program or to send, where it names the form by its id", () => {
    const mail =
      "window.location.href = `mailto:me@example.org?body=${encodeURIComponent(t)}`; ok.hidden = false; form.reset();";
    expect(noted(listens(mail))?.handled).toBe("opens-mail");
    expect(noted(listens("fetch('/api/ask', { method: 'POST' });"))?.handled).toBe("sends");
    expect(noted(listens(mail).replace("getElementById('ask')", "querySelector('#ask')"))?.handled).toBe("opens-mail");
  });

  it.each([
    `function x(){var e=document.getElementById("ask");e.reset()}function y(e){e.addEventListener("submit",function(t){t.preventDefault();location.href="mailto:n@b.org"})}y(document.querySelector(".other"))`,
    `var e=document.getElementById("ask");e=e.parentNode.querySelector(".second");e.addEventListener("submit",function(t){t.preventDefault();fetch("https://formspree.io/f/YOUR_FORM_ID")})`,
    `var e=document.getElementById("ask");for(const e of document.forms)e.addEventListener("submit",function(t){t.preventDefault();fetch("/n")})`,
    `var e=document.getElementById("ask");document.querySelectorAll(".n").forEach(e=>e.addEventListener("submit",function(t){t.preventDefault();fetch("/n")}))`,
  ])("says nothing of a form whose name another has where it waits: %s", (code) => {
    expect(noted(code)).not.toHaveProperty("handled");
    expect(noted(code)).not.toHaveProperty("isToSample");
  });

  it("knows a form by its name in the blocks of one function, behind other code", () => {
    const code = `!function(){const f=document.getElementById("ask"),s=document.getElementById("s");if(f){s.hidden=!f.noValidate;f?.addEventListener("submit",e=>{e.preventDefault();fetch("/n")})}}()`;
    expect(noted(code)?.handled).toBe("sends");
  });

  it("is not said to send to a sample alone where another script of the site may send as well", () => {
    const code = listens("fetch('https://formspree.io/f/YOUR_FORM_ID', { method: 'POST' });");
    const noted = [true, false].map((areAll) => {
      const facts = readHtml(`<form id="ask">${FIELDS}</form>`);
      noteHandlersInFiles(facts, [code], areAll);
      return facts.forms[0]?.isToSample;
    });
    expect(noted).toEqual([true, undefined]);
  });

  it("says nothing of a form that it does not name, and never that one sends nothing", () => {
    expect(noted(listens("location.href = 'mailto:me@example.org';", "booking"))?.handled).toBeUndefined();
    expect(noted(listens("alert('Thanks');"))?.handled).toBeUndefined();
    expect(
      noted("document.querySelector('.news').addEventListener('submit', e => { e.preventDefault(); fetch('/n'); });")
        ?.handled,
    ).toBeUndefined();
  });
});

it.each([
  ["fetch('https://formspree.io/f/YOUR_FORM_ID', { method: 'POST', body });", "", true],
  ["fetch(URL_OF_FORM, { method: 'POST', body });", "const URL_OF_FORM = 'https://formspree.io/f/YOUR_FORM_ID';", true],
  ["firebase.functions().httpsCallable('ask')(body);", 'const config = { apiKey: "YOUR_API_KEY" };', true],
  ["firebase.functions().httpsCallable('ask')(body);", 'const config = { apiKey: "AIzaSyA1" };', undefined],
  ["fetch('/api/ask', { method: 'POST', body });", "const other = { apiKey: 'YOUR_API_KEY' };", undefined],
  ["fetch('https://formspree.io/f/YOUR_FORM_ID'); location.href = 'mailto:a@b.org';", "", undefined],
  ["fetch('https://formspree.io/f/xyzayoid', { body });", "", undefined],
  ["fetch('https://example.com/hook'); jQuery.post('/send', {});", "", undefined],
  ["fetch('https://example.com/log').finally(() => HTMLFormElement.prototype.submit.call(f));", "", undefined],
  ["crm.createLead(new FormData(f)); fetch('https://example.com/hook');", "", undefined],
  ["new Image().src = '/lead?' + q; fetch('https://example.com/hook');", "", undefined],
  ["document.getElementById('real').click(); fetch('https://example.com/hook');", "", undefined],
])("tells of { %s } with { %s } whether only a sample takes it: %s", (body, rest, expected) => {
  const html = `<form onsubmit="send(event)">${FIELDS}</form><script>${rest} function send(e) { e.preventDefault(); ${body} }</script>`;
  expect(readHtml(html).forms[0]).toMatchObject({ handled: "sends" });
  expect(readHtml(html).forms[0]?.isToSample).toBe(expected);
});

it("is not lost where the browser sends the form beside a sample that its script calls", () => {
  const listens = 'addEventListener("submit", () => { fetch("https://example.com/hook", { method: "POST" }) })';
  const html = `<form id=f action="/send.php" method=post>${FIELDS}</form><script>document.getElementById("f").${listens}</script>`;
  expect(readHtml(html).forms[0]).toMatchObject({ handled: "sends" });
  expect(readHtml(html).forms[0]?.isToSample).toBeUndefined();
});
