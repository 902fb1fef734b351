// Sorts a table in place where its heads would ask for the page in another order. Without this file they do that.
for (const table of document.querySelectorAll("table.sortable")) {
  const links = [...table.parentElement.querySelectorAll("a[data-sort]")];
  for (const link of links)
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const asked = new URL(link.href);
      const sort = asked.searchParams.get("sort") ?? "priority";
      const isDescending = sort.startsWith("-");
      sortBy(table, link.dataset.sort, isDescending ? -1 : 1);
      for (const head of table.querySelectorAll("th[aria-sort]")) head.removeAttribute("aria-sort");
      table
        .querySelector(`th.${link.dataset.sort}`)
        .setAttribute("aria-sort", isDescending ? "descending" : "ascending");
      history.replaceState(null, "", asked.pathname + asked.search + location.hash);
      for (const form of document.querySelectorAll("#hours-form, form.filter"))
        keep(form, asked.searchParams.get("sort"));
      for (const other of links) aim(other, link.dataset.sort, isDescending);
    });
}

/** What is not known comes last either way; equals stay in the order in which to take them. */
function sortBy(table, by, direction) {
  const valueOf = (body, name) => (body.dataset[name] === "" ? null : Number(body.dataset[name]));
  const compare = (a, b, sign) => (a === null || b === null ? (a === null) - (b === null) : (a - b) * sign);
  const bodies = [...table.tBodies].sort(
    (a, b) =>
      compare(valueOf(a, by), valueOf(b, by), direction) || compare(valueOf(a, "priority"), valueOf(b, "priority"), 1),
  );
  table.append(...bodies);
}

const FROM_MOST = ["hours", "impact"];

/** The next click on the column that was sorted turns it round. */
function aim(link, sorted, isDescending) {
  const by = link.dataset.sort;
  const isNextDescending = by === sorted ? !isDescending : FROM_MOST.includes(by);
  const address = new URL(link.href);
  for (const [name, value] of new URLSearchParams(location.search)) address.searchParams.set(name, value);
  if (by === "priority" && !isNextDescending) address.searchParams.delete("sort");
  else address.searchParams.set("sort", (isNextDescending ? "-" : "") + by);
  link.href = address.search + "#opportunities";
}

/** A form that is sent afterwards asks for the same order. */
function keep(form, sort) {
  form.querySelector("input[name=sort]")?.remove();
  if (sort === null) return;
  const input = document.createElement("input");
  Object.assign(input, { type: "hidden", name: "sort", value: sort });
  (form.querySelector("[data-follows=filter]") ?? form).append(input);
}
