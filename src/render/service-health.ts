// How the service is right now, for its status page.
import type { MeasuredHealth, ServiceState } from "../model/service-health.ts";
import { htmlOf, type Markup, markup } from "./markup.ts";

export function serviceHealth({ status, services, response_time_ms, measuredAt }: MeasuredHealth): string {
  const time = new Date(measuredAt).toISOString();
  return htmlOf(markup`<section class="health card" aria-labelledby="now">
<h2 id="now">${status === "ok" ? "All parts answer" : "Not all parts answer"}</h2>
<dl>
${row("API and database", services.api, `a trivial read took ${services.api_latency_ms} ms`)}${row("Pages and documents", services.website, `all of the measuring took ${response_time_ms} ms`)}</dl>
<p class="note">Measured on <time datetime="${time}">${time.slice(0, 10)} at ${time.slice(11, 19)} UTC</time>, when you opened this page.</p>
</section>`);
}

const row = (name: string, state: ServiceState, words: string): Markup =>
  markup`<div><dt>${name}</dt><dd><span class="chip ${state === "healthy" ? "good" : "poor"}">${state}</span> ${words}</dd></div>\n`;
