// Ninety days as a timeline: what the phases are called for everybody, what to do in them for those who may read it.
import { operationPagePath } from "../../model/documentation-paths.ts";
import type { RoadmapPhase, ShownPhase } from "../../model/playbook.ts";
import { type Markup, markup } from "../markup.ts";
import type { CheckLinks } from "./check-links.ts";
import { section, tap } from "./words.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.report.days;

export function ninetyDays(phases: readonly ShownPhase[], scanId: string, links: CheckLinks): Markup | null {
  if (phases.length === 0) return null;
  return section("ninety-days", TEXTS.title, [
    markup`<ol class="timeline">${phases.map((phase) => phaseItem(phase, links))}</ol>`,
    phases.some((phase) => "goal" in phase) ? null : theRest(scanId),
  ]);
}

const phaseItem = (phase: ShownPhase, links: CheckLinks): Markup => markup`
<li><p class="label">${TEXTS.phase(phase.startDay, phase.endDay)}</p><h3>${phase.name}</h3>${"goal" in phase && tasksOf(phase, links)}</li>`;

const tasksOf = ({ goal, actions, milestone }: RoadmapPhase, links: CheckLinks): Markup => markup`
<p>${goal}</p>
${actions.length > 0 && markup`<ul class="tasks">${actions.map((action) => task(action, links))}</ul>`}
<p class="note">${milestone}</p>`;

const task = (
  { title, ownerRole, effort, kpi, prerequisites }: RoadmapPhase["actions"][number],
  { linkTo, titleOf }: CheckLinks,
): Markup => markup`
<li><strong>${title}</strong>
<span class="note">${TEXTS.who(ownerRole, effort)}${kpi !== "" && `; ${TEXTS.kpi(kpi)}`}${prerequisites.length > 0 && markup`; ${TEXTS.first(prerequisites.map((id, at) => markup`${at > 0 && ", "}<a class="tap" href="${linkTo(id)}">${titleOf(id)}</a>`))}`}</span></li>`;

/** Where signing in leads back to. */
export const signInFor = (scanId: string): string =>
  `/sign-in?${new URLSearchParams({ next: `/report/${scanId}` }).toString()}`;

const theRest = (scanId: string): Markup => markup`
<p>${TEXTS.rest(
  (name) => tap(signInFor(scanId), name),
  (name) => tap(operationPagePath("get_playbook"), name),
)}</p>`;
