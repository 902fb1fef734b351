// The message as HTML that mail clients render: tables for layout, looks inline for those that drop a style sheet,
// dark colours for those that read one, no pictures, 600 pixels that give way on a phone.
import { PRODUCT } from "../model/product.ts";
import { fromHtml, htmlOf, type Markup, markup } from "./markup.ts";
import type { Tone } from "./report/words.ts";

/** What a message says, in the order of every report. */
export interface EmailContent {
  title: string;
  /** Shown beside the subject in lists of messages. */
  preview: string;
  facts: string;
  scores: { name: string; score: number; tone: Tone; note: string }[];
  level: { value: number; of: number; name: string; meaning: string; next: string | null };
  sections: { heading: string; items: { title: string; detail: string; note: string }[] }[];
  reportUrl: string;
  stopUrl: string;
}

const SANS = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "font-family:Charter,Georgia,'Times New Roman',serif";
const COLORS = { good: "#0f6a4b", fair: "#94500a", poor: "#b0261c", plain: "#54615b" } as const;
const INK = "color:#15231d";
const SOFT = "color:#54615b";

/** Classes carry the dark colours alone: without the sheet the message is light and whole. */
const DARK = fromHtml(`<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#101614!important}.card{background:#171e1b!important;border-color:#2a332f!important}
.ink{color:#eef2ef!important}.soft{color:#a6b3ac!important}.line{border-color:#2a332f!important}
.good{color:#63d0a6!important}.fair{color:#eaa549!important}.poor{color:#f58f83!important}
.on{background:#63d0a6!important;color:#08130e!important}.off{background:#2a332f!important;color:#a6b3ac!important}
}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.title{font-size:24px!important;line-height:31px!important}}
</style>`);

export function emailHtml(content: EmailContent): string {
  const { title, preview, facts, sections, reportUrl } = content;
  return htmlOf(markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${title}</title>
${DARK}
</head>
<body class="paper" style="margin:0;padding:0;background:#fbfaf6">
<div style="display:none;font-size:1px;line-height:1px;max-height:0;max-width:0;opacity:0;overflow:hidden">${preview}${FILLER}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fbfaf6"><tr><td align="center" style="padding:24px 8px">
<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#ffffff;border:1px solid #e2e0d7;border-radius:12px;${SANS};font-size:16px;line-height:24px">
${row("padding-top:28px", markup`<strong class="ink" style="${SERIF};font-size:20px;${INK}">${PRODUCT.name}</strong>`)}
${row("padding-top:20px", markup`<h1 class="ink title" style="margin:0;${SERIF};font-size:28px;line-height:36px;${INK}">${title}</h1><p class="soft" style="margin:8px 0 0;font-size:14px;line-height:20px;${SOFT}">${facts}</p>`)}
${row("padding-top:20px", scoreTable(content.scores))}
${row("padding-top:20px", levelLadder(content.level))}
${row("padding-top:24px", button(reportUrl))}
${sections.map(sectionRows)}
${footer(content)}
</table>
</td></tr></table>
</body>
</html>
`);
}

/** Keeps the beginning of the message itself out of the preview. */
const FILLER = fromHtml("&#847;&zwnj;&nbsp;".repeat(60));

const row = (style: string, inner: Markup): Markup =>
  markup`<tr><td class="pad" style="padding-left:32px;padding-right:32px;${style}">${inner}</td></tr>`;

function scoreTable(scores: EmailContent["scores"]): Markup {
  const cells = scores.map(
    ({ name, score, tone, note }) =>
      markup`<td width="50%" valign="top" style="padding-right:12px"><span class="soft" style="font-size:13px;font-weight:bold;${SOFT}">${name}</span><br><span class="${tone}" style="${SERIF};font-size:40px;line-height:48px;color:${COLORS[tone]}">${score}</span> <span class="soft" style="font-size:14px;${SOFT}">of 100</span><br><span class="soft" style="font-size:13px;line-height:18px;${SOFT}">${note}</span></td>`,
  );
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${cells}</tr></table>`;
}

/** Steps with their numbers; what is reached is said in words too. */
function levelLadder({ value, of, name, meaning, next }: EmailContent["level"]): Markup {
  const steps = Array.from({ length: of }, (_, at) => at + 1).map((step) =>
    step <= value
      ? markup`<td class="on" align="center" height="28" style="background:${COLORS.good};color:#ffffff;font-size:13px;border-radius:6px">${step}</td>`
      : markup`<td class="off" align="center" height="28" style="background:#eceae2;${SOFT};font-size:13px;border-radius:6px">${step}</td>`,
  );
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="3" border="0"><tr>${steps}</tr></table>
<p class="ink" style="margin:8px 0 0;${INK}"><strong>Level ${value} of ${of}: ${name}.</strong> ${meaning}.</p>${
    next !== null && markup`<p class="soft" style="margin:4px 0 0;font-size:14px;line-height:20px;${SOFT}">${next}</p>`
  }`;
}

/** A cell with a ground of its own: the only button that every client draws. */
const button = (url: string): Markup =>
  markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="on" style="background:${COLORS.good};border-radius:10px"><a class="on" href="${url}" style="display:inline-block;padding:12px 22px;color:#ffffff;font-weight:bold;text-decoration:none;border-radius:10px">Read the whole report</a></td></tr></table>`;

const sectionRows = ({ heading, items }: EmailContent["sections"][number]): Markup => markup`
${row("padding-top:32px", markup`<h2 class="ink" style="margin:0;${SERIF};font-size:21px;line-height:28px;${INK}">${heading}</h2>`)}
${items.map(({ title, detail, note }, at) =>
  row(
    "padding-top:16px",
    markup`<p class="ink" style="margin:0;${INK}"><strong>${at + 1}. ${title}</strong></p><p class="soft" style="margin:4px 0 0;font-size:15px;line-height:22px;${SOFT}">${detail}</p><p class="ink" style="margin:4px 0 0;font-size:14px;line-height:20px;${INK}">${note}</p>`,
  ),
)}`;

function footer({ reportUrl, stopUrl }: EmailContent): Markup {
  const linkStyle = `color:${COLORS.good};overflow-wrap:anywhere`;
  return row(
    "padding-top:32px;padding-bottom:28px",
    markup`<p class="soft line" style="margin:0;padding-top:16px;border-top:1px solid #e2e0d7;font-size:13px;line-height:20px;${SOFT}">The report, with the evidence for every claim: <a class="good" href="${reportUrl}" style="${linkStyle}">${reportUrl}</a></p>
<p class="soft" style="margin:12px 0 0;font-size:13px;line-height:20px;${SOFT}">You get this because somebody gave this address when starting the scan. <a class="good" href="${stopUrl}" style="${linkStyle}">Stop such messages</a></p>`,
  );
}
