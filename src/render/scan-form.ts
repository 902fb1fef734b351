// The form that starts a scan, by POST and without a script.
import { AGENTS_BY_SCAN_TYPE, CRAWL_BUDGETS, type ScanType } from "../model/scan.ts";
import { countOf, startWith } from "../model/words.ts";
import { type Markup, markup } from "./markup.ts";

/** Where the form is sent. */
export const SCAN_FORM_ACTION = "/scan";
const OFFERED = ["full", "basic", "light"] as const satisfies readonly ScanType[];
/** Longest address that browsers commonly take. */
const ADDRESS_CHARS = 2_048;

/** What is good to know before a scan, for those who cannot use the form as well. */
export const SCAN_NOTES: readonly string[] = [
  OFFERED.map((type) => `${startWith(type)}: up to ${CRAWL_BUDGETS[type].pages} pages.`).join(" "),
  "Whoever has the address of a report can read it, and a business whose site allows it may be listed in the directory.",
];

/** For an agent that fills the form in (WebMCP, declarative); without "toolautosubmit" the visitor sends it. */
const TOOL =
  "Fills in the form that starts a scan of a business website. The visitor looks at it and presses Scan; the report opens when it is ready.";

export const scanForm = ({ scansPerDay, url = "" }: { scansPerDay?: number; url?: string }): Markup => markup`
<form class="scan-form" id="scan" method="post" action="${SCAN_FORM_ACTION}" toolname="fill_in_scan_form" tooldescription="${TOOL}">
<label class="hidden" for="scan-url">Address of the website</label>
<div class="scan-line">
<input type="text" id="scan-url" name="url" value="${url}" required maxlength="${ADDRESS_CHARS}" inputmode="url" autocomplete="url" autocapitalize="none" spellcheck="false" placeholder="your-business.com" toolparamdescription="A public domain such as example.com, or an address on one">
<button type="submit">Scan</button>
</div>
<div class="scan-choices">
<fieldset><legend class="hidden">How deep it reads</legend>
<div class="choices">${OFFERED.map(choice)}</div></fieldset>
${
  scansPerDay !== undefined &&
  markup`<p class="note">${countOf(scansPerDay, "scan")} a day without an account</p>
`
}</div>
<details><summary>How deep it reads, and who can see the report</summary>
${SCAN_NOTES.map(
  (note) => markup`<p class="note">${note}</p>
`,
)}
<div class="choices"><label><input type="checkbox" name="visibility" value="unlisted" toolparamdescription="Keeps the report out of the directory and of all lists"> Keep it out of the directory and of all lists</label></div>
</details>
</form>`;

const choice = (type: ScanType, at: number): Markup =>
  markup`<label><input type="radio" name="scanType" value="${type}"${at === 0 && markup` checked`}> <span><strong>${startWith(type)}</strong> ${countOf(AGENTS_BY_SCAN_TYPE[type].length, "agent")}</span></label>`;
