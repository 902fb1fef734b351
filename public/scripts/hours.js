// Computes the hours anew while the reader puts in other volumes. Without this file the form's button does it.
const form = document.getElementById("hours-form");
const now = document.getElementById("hours-now");
const note = document.getElementById("hours-note");
const WAIT_MS = 600;
let timer;
let asked = 0;

if (form && now) {
  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(compute, WAIT_MS);
  });
}

async function compute() {
  const { assumptions, wrong } = readForm();
  for (const input of inputs()) mark(input, wrong.includes(input));
  if (wrong.length > 0) return say(`${wrong.map(labelOf).join(" and ")}: write a number in digits.`);
  const turn = ++asked;
  try {
    const answer = await fetch(now.dataset.hours, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ assumptions }),
    });
    // An answer that another has overtaken is not shown.
    if (turn !== asked) return;
    const body = await answer.json();
    if (answer.ok) show(body);
    else say(body.message ?? "The hours could not be computed just now. Try the button.");
  } catch {
    say("The hours could not be computed just now: there is no connection. Try again in a moment.");
  }
}

const inputs = () => [...form.querySelectorAll("input[type=text]")];
const labelOf = (input) => form.querySelector(`label[for="${input.id}"]`).textContent;

function mark(input, isWrong) {
  if (isWrong) input.setAttribute("aria-invalid", "true");
  else {
    input.removeAttribute("aria-invalid");
    document.getElementById(`${input.id}-problem`)?.remove();
  }
}

function readForm() {
  const eventsPerMonth = {};
  const assumptions = { eventsPerMonth };
  const wrong = [];
  for (const input of inputs()) {
    const text = input.value.trim().replace(/,(?=\d{3}\b)/g, "");
    if (text === "") continue;
    if (!/^\d{1,9}(\.\d{1,3})?$/.test(text)) wrong.push(input);
    else if (input.name === "employees") assumptions.employees = Number(text);
    else eventsPerMonth[input.name] = Number(text);
  }
  return { assumptions, wrong };
}

function show({ opportunities, hoursTotal }) {
  for (const part of now.querySelectorAll("[data-total]"))
    part.textContent = hoursTotal ? inWords(hoursTotal[part.dataset.total]) : "";
  now.querySelector(".cards").hidden = !hoursTotal;
  for (const { id, hours } of opportunities) showOne(id, hours);
  say(hoursTotal ? `${hoursTotal.note} Confidence: ${hoursTotal.confidence}.` : now.dataset.under);
}

function showOne(id, { low, base, high, formula, eventsPerMonth }) {
  const cell = document.querySelector(`[data-hours-of="${CSS.escape(id)}"]`);
  if (cell) {
    const strong = document.createElement("strong");
    strong.textContent = baseInWords(base);
    cell.replaceChildren(strong, ` (${inWords(low)} to ${inWords(high)} h)`);
    cell.closest("tbody").dataset.hours = base;
  }
  const opened = document.querySelector(`[data-formula-of="${CSS.escape(id)}"]`);
  if (!opened) return;
  opened.querySelector("[data-base]").textContent = baseInWords(base);
  opened.querySelector("[data-formula]").textContent = formula;
  if (eventsPerMonth.grade !== "caller") return;
  const { low: least, base: usual, high: most } = eventsPerMonth;
  const cells = opened.querySelectorAll("tbody tr:first-child td");
  [least, usual, most, form.dataset.stated].forEach((value, at) => {
    if (cells[at]) cells[at].textContent = value.toLocaleString("en-US");
  });
}

/** No more digits than an estimate bears. */
const inWords = (value) => String(value >= 10 ? Math.round(value) : Math.round(value * 10) / 10);

const baseInWords = (value) => (value < 0.5 ? "under half an hour" : `${inWords(value)} h`);

/** The element is a status: what changes in it is read out when there is time. */
const say = (text) => (note.textContent = text);
