// The reader's own volumes: sent by the address, so that it works without a script and can be passed on.
import { startWith } from "../../model/words.ts";
import { GRADE_WORDS } from "../grade-words.ts";
import { type Markup, markup } from "../markup.ts";
import { pairsWithout, type ReportQuery } from "./report-query.ts";
import { EMPLOYEES, type StatedVolumes, type VolumeField } from "./stated-volumes.ts";
import { count, hiddenInputs } from "./words.ts";

export function hoursForm(fields: readonly VolumeField[], query: ReportQuery, scanId: string): Markup | null {
  if (fields.length === 0) return null;
  const { stated } = query;
  return markup`<form class="card volumes" id="hours-form" method="get" action="/report/${scanId}#hours" data-stated="${GRADE_WORDS.caller}">
<fieldset>
<legend>Put in your own numbers</legend>
${stated.problems.size > 0 && markup`<p class="notice" role="alert">Nothing was computed: ${stated.problems.size === 1 ? "one number" : `${stated.problems.size} numbers`} cannot be read. It is said below what would be right.</p>`}
<div class="fields">${fields.map((field) => volume(field, stated))}${people(stated)}</div>
${hiddenInputs(pairsWithout("volumes", query))}
<p class="actions"><button type="submit">Compute the hours</button> ${stated.typed.size > 0 && markup`<a class="button quiet" href="?${new URLSearchParams(pairsWithout("volumes", query)).toString()}#hours">Back to the assumed numbers</a>`}</p>
<p class="note">Fields left empty keep what was assumed. Nothing is stored; the address of this page keeps what you put in.</p>
</fieldset>
</form>`;
}

function volume({ name, unit, workflow, assumed }: VolumeField, stated: StatedVolumes): Markup {
  const { low, base, high, grade } = assumed;
  const range = low === high ? "" : ` (${count(low)} to ${count(high)})`;
  return field({
    name,
    label: `${startWith(unit)} a month`,
    hint: `${workflow === "" ? "" : `${workflow}. `}Taken so far: ${count(base)}${range}, ${GRADE_WORDS[grade]}.`,
    stated,
  });
}

const people = (stated: StatedVolumes): Markup =>
  field({
    name: EMPLOYEES,
    label: "People who work here",
    hint: "Moves the volumes that were assumed by the size of the business.",
    stated,
  });

interface Field {
  name: string;
  label: string;
  hint: string;
  stated: StatedVolumes;
}

function field({ name, label, hint, stated }: Field): Markup {
  const problem = stated.problems.get(name);
  const id = `volume-${name}`;
  return markup`
<div><label for="${id}">${label}</label>
<input type="text" inputmode="decimal" autocomplete="off" maxlength="20" id="${id}" name="${name}" value="${stated.typed.get(name) ?? ""}" aria-describedby="${id}-hint${problem !== undefined && ` ${id}-problem`}"${problem !== undefined && markup` aria-invalid="true"`}>
<p class="note" id="${id}-hint">${hint}</p>
${problem !== undefined && markup`<p class="problem" id="${id}-problem">${problem}</p>`}</div>`;
}
