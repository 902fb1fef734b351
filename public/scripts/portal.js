// Adds to the portal, which works without it: a button to copy each example, one language for all of them, and a menu
// that begins where one is.
let count = 0;
for (const pre of document.querySelectorAll("article pre")) {
  const box = document.createElement("div");
  const button = document.createElement("button");
  box.className = "code";
  button.className = "copy";
  button.type = "button";
  button.hidden = true;
  button.textContent = "Copy";
  pre.id ||= `code-${++count}`;
  // public/scripts/copy.js shows the button and makes it work.
  button.dataset.copy = pre.id;
  pre.replaceWith(box);
  box.append(pre, button);
}

const radios = [...document.querySelectorAll(".samples > input")];
for (const radio of radios)
  radio.addEventListener("change", () => {
    for (const other of radios) if (other.value === radio.value) other.checked = true;
  });

const menu = document.querySelector(".menu nav");
const here = menu?.querySelector("[aria-current]");
if (here && here.offsetTop + here.offsetHeight > menu.clientHeight)
  menu.scrollTop = here.offsetTop - menu.clientHeight / 2;
