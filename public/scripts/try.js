// Calls an operation from its page and shows what came. The key is read from its field when a call is sent, and kept
// nowhere. Without this file the form is a plain one where a browser can send it, and hidden where not.
const form = document.querySelector("form.try");
const answer = form.querySelector(".try-answer");
const credential = form.querySelector("#try-credential");
const button = form.querySelector("button");
/** More would only slow the page down. */
const SHOWN_CHARS = 200_000;

form.hidden = false;
for (const part of form.querySelectorAll(".with-script")) part.hidden = false;
for (const field of form.querySelectorAll(":disabled")) field.disabled = false;

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  button.disabled = true;
  const { url, options } = readRequest();
  const startedAt = performance.now();
  try {
    const response = await fetch(url, options);
    const text = await response.text();
    show(response, text, Math.round(performance.now() - startedAt));
  } catch (error) {
    answer.replaceChildren(line(`No answer came: ${error.message}`));
  }
  answer.hidden = false;
  button.disabled = false;
});

function readRequest() {
  const { method, path } = form.dataset;
  const headers = {};
  const body = {};
  const url = new URL(path, location.origin);
  let filled = path;
  for (const field of form.querySelectorAll("[data-place]")) {
    const { name, value } = field;
    if (field.dataset.place === "path") filled = filled.replace(`{${name}}`, encodeURIComponent(value));
    else if (value === "") continue;
    else if (field.dataset.place === "query") url.searchParams.set(name, value);
    else if (field.dataset.place === "header") headers[name] = value;
    else body[name] = value;
  }
  url.pathname = filled;
  if (credential.value !== "") headers.Authorization = `Bearer ${credential.value.trim()}`;
  // No cookies: what is shown is what a program with this key gets.
  const options = { method, headers, credentials: "omit", cache: "no-store" };
  if (method !== "POST") return { url, options };
  headers["Content-Type"] = "application/json";
  return { url, options: { ...options, body: JSON.stringify(body) } };
}

function show(response, text, ms) {
  const chip = document.createElement("span");
  chip.className = `chip ${response.ok ? "good" : "poor"}`;
  chip.textContent = `${response.status} ${response.statusText}`.trim();
  const head = line("");
  head.append(chip, ` in ${ms} ms, ${new Blob([text]).size} bytes`);
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join("\n");
  const details = document.createElement("details");
  const summary = document.createElement("summary");
  summary.textContent = "Headers of the answer";
  details.append(summary, block(headers));
  answer.replaceChildren(head, block(pretty(text)), details);
}

function pretty(text) {
  let shown = text;
  try {
    shown = JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // Not JSON: shown as it came.
  }
  return shown.length > SHOWN_CHARS ? `${shown.slice(0, SHOWN_CHARS)}\n… the rest is not shown` : shown;
}

function line(text) {
  const p = document.createElement("p");
  p.textContent = text;
  return p;
}

function block(text) {
  const pre = document.createElement("pre");
  pre.tabIndex = 0;
  pre.textContent = text;
  return pre;
}
