// Computes the hours anew while the reader puts in other volumes: asks for this page with them, as the form's button
// would, and takes over what follows from them. Without this file the button does it.
const form = document.getElementById("hours-form");
const note = document.getElementById("hours-note");
const WAIT_MS = 600;
let timer;
let asking = new AbortController();

form?.addEventListener("input", () => {
  clearTimeout(timer);
  // What was typed since makes an answer that is still on its way wrong.
  asking.abort();
  timer = setTimeout(compute, WAIT_MS);
});

async function compute() {
  asking = new AbortController();
  const { signal } = asking;
  const { search } = location;
  const address = addressNow();
  try {
    const answer = await fetch(address, { headers: { Accept: "text/html" }, signal });
    if (!answer.ok) return say(form.dataset.failed);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (signal.aborted) return;
    // The table was put in another order meanwhile.
    if (search !== location.search) return compute();
    show(page, address);
  } catch {
    if (!signal.aborted) say(form.dataset.offline);
  }
}

const inputs = (page) => [...page.querySelectorAll("#hours-form input[type=text]")];

/** The address of this page with what stands in the fields; order and filter stay. */
function addressNow() {
  const address = new URL(location.href);
  for (const { name, value } of inputs(document)) {
    address.searchParams.delete(name);
    if (value.trim() !== "") address.searchParams.set(name, value.trim());
  }
  return address;
}

function show(page, address) {
  for (const input of inputs(page)) markAs(input);
  const refusal = page.querySelector("#hours-form [role=alert]");
  form.querySelector("[role=alert]")?.remove();
  if (refusal) return say(refusal.textContent);
  for (const part of document.querySelectorAll("[data-follows]")) {
    const fresh = page.querySelector(`[data-follows="${CSS.escape(part.dataset.follows)}"]`);
    if (fresh) follow(part, fresh);
  }
  for (const { id, dataset } of page.querySelectorAll(".sortable tbody")) {
    const row = document.getElementById(id);
    row.dataset.hours = dataset.hours;
    row.parentElement.append(row);
  }
  history.replaceState(null, "", address);
  say(page.getElementById("hours-note").textContent);
}

/** The field as the page would show it: what is wrong with it stands under it. */
function markAs(fresh) {
  const input = document.getElementById(fresh.id);
  for (const name of ["aria-invalid", "aria-describedby"]) {
    if (fresh.hasAttribute(name)) input.setAttribute(name, fresh.getAttribute(name));
    else input.removeAttribute(name);
  }
  input.parentElement.querySelector(".problem")?.remove();
  const problem = fresh.parentElement.querySelector(".problem");
  if (problem) input.parentElement.append(problem);
}

function follow(part, fresh) {
  if (part.matches("a")) part.setAttribute("href", fresh.getAttribute("href"));
  else part.replaceChildren(...fresh.childNodes);
  part.hidden = fresh.hidden;
}

/** The element is a status: what changes in it is read out when there is time. */
const say = (text) => (note.textContent = text);
