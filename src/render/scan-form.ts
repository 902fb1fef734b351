// The form that starts a scan, by POST and without a script.
import { AGENTS_BY_SCAN_TYPE, CRAWL_BUDGETS, type ScanType } from "../model/scan.ts";
import { type Markup, markup } from "./markup.ts";
import { WORDS } from "./words/index.ts";

const TEXTS = WORDS.form;

/** Where the form is sent. */
export const SCAN_FORM_ACTION = "/scan";
const OFFERED = ["full", "basic", "light"] as const satisfies readonly ScanType[];
/** Longest address that browsers commonly take. */
const ADDRESS_CHARS = 2_048;

/** What is good to know before a scan, for those who cannot use the form as well. */
export const SCAN_NOTES: readonly string[] = [
  TEXTS.depths(OFFERED.map((type) => ({ type, pages: CRAWL_BUDGETS[type].pages }))),
  TEXTS.whoReads,
];

/** Tool names and descriptions are for an agent (WebMCP, declarative); without "toolautosubmit" the visitor sends it. */
export const scanForm = ({ scansPerDay, url = "" }: { scansPerDay?: number; url?: string }): Markup => markup`
<form class="scan-form" id="scan" method="post" action="${SCAN_FORM_ACTION}" toolname="fill_in_scan_form" tooldescription="${TEXTS.tool}">
<label class="hidden" for="scan-url">${TEXTS.address}</label>
<div class="scan-line">
<input type="text" id="scan-url" name="url" value="${url}" required maxlength="${ADDRESS_CHARS}" inputmode="url" autocomplete="url" autocapitalize="none" spellcheck="false" placeholder="${TEXTS.example}" toolparamdescription="${TEXTS.addressParameter}">
<button type="submit">${TEXTS.start}</button>
</div>
<div class="scan-choices">
<fieldset><legend class="hidden">${TEXTS.depth}</legend>
<div class="choices">${OFFERED.map(choice)}</div></fieldset>
${
  scansPerDay !== undefined &&
  markup`<p class="note">${TEXTS.perDay(scansPerDay)}</p>
`
}</div>
<details><summary>${TEXTS.more}</summary>
${SCAN_NOTES.map(
  (note) => markup`<p class="note">${note}</p>
`,
)}
<div class="choices"><label><input type="checkbox" name="visibility" value="unlisted" toolparamdescription="${TEXTS.unlistedParameter}"> ${TEXTS.unlisted}</label></div>
</details>
</form>`;

const choice = (type: ScanType, at: number): Markup =>
  markup`<label><input type="radio" name="scanType" value="${type}"${at === 0 && markup` checked`}> <span><strong>${WORDS.names.scanTypes[type]}</strong> ${WORDS.names.agents(AGENTS_BY_SCAN_TYPE[type].length)}</span></label>`;
