import { onPagesOr, partOf } from "../../../model/words.ts";
import { fillableFields, isLabelled, nameForm, visibleForms } from "../../evidence/operability/operate-forms.ts";
import { defineCheck } from "../define-check.ts";
import { gradeContent } from "../grade-content.ts";

/** A placeholder vanishes on typing and is no label (WCAG technique F82 and its relatives). */
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
  fix: "Put a label element with the name of the field beside each field and connect the two.",
  effort: "S",
  reference: "https://www.w3.org/TR/WCAG22/#info-and-relationships",
  headline: ({ people }) => `Agents cannot fill in your forms for ${people} without guessing`,
  run({ pages }) {
    return gradeContent(
      pages,
      (page) => {
        const fields = visibleForms(page).flatMap((form) => fillableFields(form).map((field) => ({ form, field })));
        if (fields.length === 0) return null;
        const bare = fields.filter(({ field }) => !isLabelled(field));
        const [first] = bare;
        if (!first) return 1;
        const name = first.field.name || first.field.placeholder || first.field.type;
        return {
          value: 1 - bare.length / fields.length,
          received: `${partOf(bare.length, fields.length, "field")} without a label; for example “${name}” in ${nameForm(first.form)}`,
          meaning: first.field.placeholder
            ? `It shows only the sample text “${first.field.placeholder}”.`
            : "Nothing says what belongs into it.",
        };
      },
      {
        result: (counts) => onPagesOr(counts, "with forms", "every field has a label", "has a field without a label"),
        notApplicable: "No form with fields was found on the pages read.",
      },
    );
  },
});
