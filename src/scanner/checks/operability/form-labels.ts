import { onPagesOr, partOf, shareOf } from "../../../model/words.ts";
import {
  fillableFields,
  isLabelled,
  isSearch,
  nameForm,
  visibleForms,
} from "../../evidence/operability/operate-forms.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { defineCheck } from "../define-check.ts";
import { gradeContent } from "../grade-content.ts";

/**
 * A placeholder vanishes on typing and is no label (WCAG technique F82 and its relatives). A label that merely stands
 * before its field is seen by people alone (H44): the gap is the same, the fix is to connect them.
 */
export const formLabels = defineCheck({
  id: "form-labels",
  agent: "operations",
  category: "Operability",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["pages"],
  title: "Form fields have labels",
  why: "An agent fills a form by its labels. A field that only shows grey sample text is filled by guess, or not at all.",
  fix: "Connect each field with a label whose `for` names the field's id.",
  effort: "S",
  reference: "https://www.w3.org/TR/WCAG22/#info-and-relationships",
  headline: ({ people, name }) => `Agents have to guess when they fill in a form of ${name} for ${people}`,
  run({ pages }) {
    let share = "";
    const isForSearch = (page: PageFacts): boolean =>
      visibleForms(page).some(isSearch) && visibleForms(page).every(isSearch);
    const where = pages.some(isForSearch) ? "with forms or a search box" : "with forms";
    return gradeContent(
      pages,
      (page) => {
        const fields = visibleForms(page).flatMap((form) => fillableFields(form).map((field) => ({ form, field })));
        if (fields.length === 0) return null;
        const bare = fields.filter(({ field }) => !isLabelled(field));
        const [first] = bare;
        if (!first) return 1;
        const { name, type, placeholder, labelBeside } = first.field;
        share = `${shareOf(fields.length - bare.length, fields.length, "form field")} ${fields.length - bare.length > 1 ? "have" : "has"}`;
        const unconnected = bare.every(({ field }) => field.labelBeside) ? "a connected label" : "a label";
        return {
          value: 1 - bare.length / fields.length,
          received: `${partOf(bare.length, fields.length, "field")} without ${unconnected}; for example “${name || placeholder || type}” in ${nameForm(first.form)}`,
          meaning: meaningOf(placeholder, labelBeside),
        };
      },
      {
        result: (counts) =>
          // On one page the fields themselves are counted.
          counts.good === 0 && counts.of === 1
            ? `${share} a connected label.`
            : onPagesOr(counts, where, "every field has a label", "has a field without a connected label"),
        notApplicable: "No form with fields was found on the pages read.",
      },
    );
  },
});

function meaningOf(placeholder: string, labelBeside: string | undefined): string {
  if (labelBeside) return `“${labelBeside}” stands before it and is not connected with it.`;
  return placeholder ? `It shows only the sample text “${placeholder}”.` : "Nothing says what belongs into it.";
}
