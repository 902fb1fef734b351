// How the service is right now, for its status page.
import { MEASURED_PARTS, type MeasuredHealth, type ServiceState } from "../model/service-health.ts";
import { htmlOf, type Markup, markup } from "./markup.ts";
import { WORDS } from "./words/index.ts";

const TEXTS = WORDS.health;

export function serviceHealth({ status, services, response_time_ms, measuredAt }: MeasuredHealth): string {
  const down = MEASURED_PARTS.filter((part) => services[part] === "degraded");
  const time = new Date(measuredAt).toISOString();
  return htmlOf(markup`<section class="health card" aria-labelledby="now">
<h2 id="now">${status === "ok" ? TEXTS.allAnswer : TEXTS.notAllAnswer}</h2>
<dl>
${row(TEXTS.api, services.api, TEXTS.apiTook(services.api_latency_ms))}${row(TEXTS.website, services.website, TEXTS.websiteTook(response_time_ms))}${down.map((part) => row(TEXTS.parts[part].name, services[part], TEXTS.parts[part].meaning))}</dl>
<p class="note">${TEXTS.measured((text) => markup`<time datetime="${time}">${text}</time>`, { day: time.slice(0, 10), hours: time.slice(11, 19) })}</p>
</section>`);
}

const row = (name: string, state: ServiceState, words: string): Markup =>
  markup`<div><dt>${name}</dt><dd><span class="chip ${state === "healthy" ? "good" : "poor"}">${TEXTS.states[state]}</span> ${words}</dd></div>\n`;
