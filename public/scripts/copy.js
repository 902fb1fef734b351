// Shows the buttons that copy a draft, and makes them work. Without this file the drafts are text to select.
if (navigator.clipboard) {
  for (const button of document.querySelectorAll("button[data-copy]")) {
    const source = document.getElementById(button.dataset.copy);
    if (!source) continue;
    button.hidden = false;
    button.setAttribute("aria-live", "polite");
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(source.textContent);
        button.textContent = "Copied";
      } catch {
        // Not allowed here: what is selected can be copied with the keyboard.
        getSelection().selectAllChildren(source);
        button.textContent = "Selected: press Ctrl or ⌘ and C";
      }
      setTimeout(() => (button.textContent = "Copy"), 4000);
    });
  }
}
