import { countOf, listOf, onPagesOr } from "../../../model/words.ts";
import {
  countFields,
  fillableFields,
  hidesWhatIsRequired,
  isLead,
  nameForm,
  visibleForms,
} from "../../evidence/operability/operate-forms.ts";
import type { FormFacts } from "../../evidence/page-facts.ts";
import { defineCheck } from "../define-check.ts";
import { gradeContent } from "../grade-content.ts";

const LEAST_FIELDS = 2;

export const formErrorsLinked = defineCheck({
  id: "form-errors-linked",
  agent: "operations",
  category: "Operability",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["pages"],
  title: "Forms say what they require",
  why: "An agent that does not know which fields are required sends the form, is refused, and does not learn why.",
  fix: "Mark as required each field on {pages|the site} that has to be filled in.",
  effort: "S",
  reference: "https://www.w3.org/TR/WCAG22/#error-identification",
  headline: ({ name }, shown = []) =>
    `${shown.length === 1 ? `A form of ${name} does` : `Forms of ${name} do`} not say which fields may stay empty`,
  run({ pages }) {
    let asked = 0;
    return gradeContent(
      pages,
      (page) => {
        const forms = visibleForms(page).filter((form) => isLead(form) && countFields(form) >= LEAST_FIELDS);
        if (forms.length === 0) return null;
        const silent = forms.filter(hidesWhatIsRequired);
        const [first] = silent;
        if (!first) return 1;
        asked = forms.length;
        return {
          value: 1 - silent.length / forms.length,
          received: `${nameForm(first)}: none of ${countOf(countFields(first), "field")} is marked as required`,
          meaning: `Nothing tells which ${fieldsOf(first)} must be filled in.`,
        };
      },
      {
        result: (counts) =>
          counts.of === 1 && asked === 1
            ? "The form does not say which of its fields are required."
            : onPagesOr(
                counts,
                "with contact forms",
                "the forms say what they require",
                "has one that does not say what it requires",
              ),
        notApplicable: "No contact form with two or more fields was found on the pages read.",
      },
    );
  },
});

/** "of Name, E-mail and Message", where each field has a name that people see. */
function fieldsOf(form: FormFacts): string {
  const names = fillableFields(form).map(({ label, labelBeside = "", labelFrom }) =>
    (labelFrom === "none" ? labelBeside : label).replace(/(?<![\s:*])[\s:*]+$/, "").trim(),
  );
  return names.every((name) => name !== "" && name.length <= NAME_CHARS) ? `of ${listOf(names)}` : "fields";
}
const NAME_CHARS = 30;
