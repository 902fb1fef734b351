// Opens what a link on the page leads to. Browsers that open it by themselves lose nothing.
function reveal() {
  const target = document.getElementById(location.hash.slice(1));
  if (!target) return;
  for (let part = target; part; part = part.parentElement) if (part instanceof HTMLDetailsElement) part.open = true;
  target.scrollIntoView();
}
addEventListener("hashchange", reveal);
if (location.hash) reveal();
