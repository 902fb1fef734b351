// Follows a scan by its event stream. Without this file the page refreshes itself.
const live = document.getElementById("live");
const status = document.getElementById("live-status");
const bar = document.getElementById("live-progress");
const arrivals = document.getElementById("live-arrivals");
const items = new Map([...live.querySelectorAll("[data-agent]")].map((item) => [item.dataset.agent, item]));
const WORDS = { running: "at work", done: "done", failed: "could not finish" };
const SHOWN = 200;
let pages = 0;
let documents = 0;
const over = new Set();

const source = new EventSource(live.dataset.events);
const on = (type, act) => source.addEventListener(type, (event) => act(JSON.parse(event.data)));

on("page", ({ url, status: code }) => {
  pages += 1;
  arrived(url, code);
});
on("document", ({ url, status: code }) => {
  documents += 1;
  arrived(url, code);
});
on("agent", ({ agent, state, learnt, reason }) => {
  const item = items.get(agent);
  if (!item) return;
  const chip = item.querySelector(".chip");
  chip.textContent = WORDS[state] ?? state;
  chip.className = `chip ${state === "done" ? "good" : state === "failed" ? "poor" : "plain"}`;
  if (learnt ?? reason) item.querySelector("small").textContent = learnt ?? reason;
  if (state === "done" || state === "failed") over.add(agent);
  tell();
});
on("end", ({ status: end }) => {
  source.close();
  if (end === "complete") location.replace(live.dataset.report);
  else location.reload();
});
source.addEventListener("error", () => {
  // Closed for good, as when too many pages are open: look again in a while.
  if (source.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 8000);
});

function arrived(url, code) {
  const line = document.createElement("li");
  line.textContent = `${code} ${url}`;
  arrivals.prepend(line);
  while (arrivals.childElementCount > SHOWN) arrivals.lastElementChild.remove();
  tell();
}

function tell() {
  const read = Math.min(1, pages / Number(live.dataset.pages)) * 70;
  const judged = (over.size / items.size) * 95;
  bar.value = Math.max(bar.value, Math.round(read), Math.round(judged));
  const isJudging = over.size > 0;
  status.textContent = isJudging
    ? `${over.size} of ${items.size} agents done.`
    : `${pages} of at most ${live.dataset.pages} pages read, ${documents} documents asked for.`;
}
