// Follows a scan by its event stream. Without this file the page refreshes itself.
const live = document.getElementById("live");
const status = document.getElementById("live-status");
const spoken = document.getElementById("live-spoken");
const percent = document.getElementById("live-percent");
const bar = document.getElementById("live-progress");
const log = document.getElementById("live-log");
const arrivals = document.getElementById("live-arrivals");
const items = new Map([...live.querySelectorAll("[data-agent]")].map((item) => [item.dataset.agent, item]));
const WORDS = { reading: "gets pages", running: "at work", done: "done", failed: "could not finish" };
const SHOWN = 200;
const READABLE_MS = 2500;
/** Names that fit under an agent. */
const NAMED = 3;
const startedAt = performance.now();
const over = new Set();
const of = new Map();
let pages = 0;
let documents = 0;
let isRead = false;

const source = new EventSource(live.dataset.events);
const on = (type, act) => source.addEventListener(type, (event) => act(JSON.parse(event.data)));

on("page", (arrival) => {
  pages += 1;
  arrived(arrival);
});
on("document", (arrival) => {
  documents += 1;
  arrived(arrival);
});
on("agent", ({ agent, state, learnt, reason }) => {
  setState(agent, state, learnt ?? reason);
  if (state === "done" || state === "failed") over.add(agent);
  tell();
});
on("status", ({ status: now }) => {
  if (now !== "analyzing") return;
  isRead = true;
  tell();
});
on("end", ({ status: end }) => {
  source.close();
  if (end === "complete") leadToReport();
  else location.reload();
});
source.addEventListener("error", () => {
  // Closed for good, as when too many pages are open: look again in a while.
  if (source.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 8000);
});
const clock = setInterval(tell, 1000);

function setState(agent, state, words) {
  const item = items.get(agent);
  if (!item) return;
  item.dataset.state = state;
  item.querySelector(".state").textContent = WORDS[state] ?? state;
  if (words) item.querySelector("small").textContent = words;
}

/** Under the agent that will use it, and in the list of everything. What answered with an error is in the list alone. */
function arrived({ url, status: code, agent }) {
  const line = document.createElement("li");
  line.textContent = `${code || "no answer"} ${url}`;
  log.hidden = false;
  arrivals.prepend(line);
  while (arrivals.childElementCount > SHOWN) arrivals.lastElementChild.remove();
  if (code === 200 && agent) {
    const got = [...(of.get(agent) ?? []), shortOf(url)];
    of.set(agent, got);
    const more = got.length - NAMED;
    setState(agent, "reading", got.slice(0, NAMED).join(", ") + (more > 0 ? ` and ${more} more` : ""));
  }
  tell();
}

function shortOf(url) {
  const { pathname } = new URL(url);
  return pathname === "/" ? "home page" : pathname.replace(/^\/\.well-known\//, "");
}

function tell() {
  const { pages: mostPages, requests: mostRequests } = live.dataset;
  const share = Math.max(pages / Number(mostPages), (pages + documents) / Number(mostRequests));
  const read = (isRead ? 1 : Math.min(1, share)) * 70;
  const judged = (over.size / items.size) * 95;
  bar.value = Math.max(bar.value, Math.round(read), Math.round(judged));
  percent.textContent = String(bar.value);
  if (pages + documents + over.size === 0) return;
  speak();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const words =
    over.size > 0
      ? `${over.size} of ${items.size} agents done`
      : `${pages} of at most ${live.dataset.pages} pages, ${documents} documents asked for`;
  const text = `${words}, ${seconds} s`;
  if (status.textContent !== text) status.textContent = text;
}

/** Read aloud: some steps on the way, no ticking clock. */
function speak() {
  if (over.size === 0 && pages < 5) return;
  const step = over.size > 0 ? "The agents look at what was read." : `${Math.floor(pages / 5) * 5} pages read.`;
  if (spoken.textContent !== step) spoken.textContent = step;
}

/** What appeared stays to be read for a moment, or for as long as the visitor wants. */
function leadToReport() {
  clearInterval(clock);
  bar.value = 100;
  percent.textContent = "100";
  const ready = document.getElementById("live-ready");
  ready.hidden = false;
  const timer = setTimeout(() => location.replace(live.dataset.report), READABLE_MS);
  document.getElementById("live-stay").addEventListener("click", (event) => {
    clearTimeout(timer);
    event.currentTarget.remove();
  });
}
