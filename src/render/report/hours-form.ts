// The reader's own volumes: sent by the address, so that it works without a script and can be passed on.
import { type Markup, markup } from "../markup.ts";
import { pairsWithout, type ReportQuery } from "./report-query.ts";
import { EMPLOYEES, type StatedVolumes, type VolumeField } from "./stated-volumes.ts";
import { count, hiddenInputs } from "./words.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.volumes;

export function hoursForm(fields: readonly VolumeField[], query: ReportQuery, scanId: string): Markup | null {
  if (fields.length === 0) return null;
  const { stated } = query;
  return markup`<form class="card volumes" id="hours-form" method="get" action="/report/${scanId}#hours" data-failed="${TEXTS.failed}" data-offline="${TEXTS.offline}">
<fieldset>
<legend>${TEXTS.legend}</legend>
${stated.problems.size > 0 && markup`<p class="notice" role="alert">${TEXTS.unread(stated.problems.size)}</p>`}
<div class="fields">${fields.map((field) => volume(field, stated))}${people(stated)}</div>
${hiddenInputs(pairsWithout("volumes", query))}
<p class="actions"><button type="submit">${TEXTS.compute}</button> <span data-follows="back">${stated.typed.size > 0 && markup`<a class="button quiet" href="?${new URLSearchParams(pairsWithout("volumes", query)).toString()}#hours">${TEXTS.back}</a>`}</span></p>
<p class="note">${TEXTS.note}</p>
</fieldset>
</form>`;
}

function volume({ name, unit, workflow, assumed }: VolumeField, stated: StatedVolumes): Markup {
  const { low, base, high, grade } = assumed;
  const range = low === high ? null : { low: count(low), high: count(high) };
  return field({
    name,
    label: TEXTS.label(unit),
    hint: TEXTS.hint({ workflow, base: count(base), range, grade: WORDS.names.grades[grade] }),
    stated,
  });
}

const people = (stated: StatedVolumes): Markup =>
  field({
    name: EMPLOYEES,
    label: TEXTS.people,
    hint: TEXTS.peopleHint,
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
