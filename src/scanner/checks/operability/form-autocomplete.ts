import { listOf, onPagesOr, partOf, shareOf, startWith } from "../../../model/words.ts";
import {
  isAutofillable,
  isSearch,
  nameForm,
  personalFields,
  visibleForms,
  type FieldPurpose,
} from "../../evidence/operability/operate-forms.ts";
import type { FieldFacts } from "../../evidence/page-facts.ts";
import { defineCheck, fixedBy } from "../define-check.ts";
import { gradeContent } from "../grade-content.ts";

const SAID = {
  name: "name",
  email: "email",
  tel: "phone",
  street: "street",
  postal: "postal code",
  city: "town",
  card: "card number",
};

/** Of an absent attribute only that it is absent. */
const attributesOf = ({ type, autocomplete }: FieldFacts): string =>
  [
    ...(type === "text" ? [] : [`type="${type}"`]),
    autocomplete === "" ? "no autocomplete" : `autocomplete="${autocomplete}"`,
  ].join(" and ");

export const formAutocomplete = defineCheck({
  id: "form-autocomplete",
  agent: "operations",
  category: "Operability",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["pages"],
  title: "Forms can be filled in automatically",
  why: "Browsers and the agents in them fill name, email, phone and address from what they know, if the field says which of these it wants.",
  fix: "Add the autocomplete value to each field (name, email, tel, address-line1, postal-code) and use the input types email and tel.",
  effort: "S",
  reference: "https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill",
  headline: ({ people }) => `${startWith(people)} and their agents may have to type what the browser already knows`,
  run({ pages }) {
    let share = "";
    const tokens = new Set<string>();
    const types = new Set<FieldPurpose>();
    const verdict = gradeContent(
      pages,
      (page) => {
        const fields = visibleForms(page)
          .filter((form) => !isSearch(form))
          .flatMap((form) => personalFields(form).map((one) => ({ ...one, form })));
        if (fields.length === 0) return null;
        const bare = fields.filter(({ field, purpose }) => !isAutofillable(field, purpose));
        const [first] = bare;
        if (!first) return 1;
        for (const { field, purpose, token } of bare) {
          if (!isAutofillable({ ...field, type: purpose }, purpose)) tokens.add(token);
          if ((purpose === "email" || purpose === "tel") && field.type !== purpose) types.add(purpose);
        }
        const { field, purpose, form } = first;
        const asked = listOf([...new Set(fields.map((one) => SAID[one.purpose]))]);
        share = `${shareOf(fields.length - bare.length, fields.length, `field for ${asked}`, `fields for ${asked}`)} ${fields.length - bare.length > 1 ? "tell" : "tells"}`;
        return {
          value: 1 - bare.length / fields.length,
          received: `${partOf(bare.length, fields.length, "field")}; the ${SAID[purpose]} field of ${nameForm(form)} has ${attributesOf(field)}`,
          meaning: "",
        };
      },
      {
        result: (counts) =>
          counts.good === 0 && counts.of === 1
            ? `${share} a browser by type or autocomplete what to fill in.`
            : onPagesOr(
                counts,
                "with fields for personal data",
                "every such field says what it wants",
                "has such a field that does not say what it wants",
              ),
        notApplicable: "No form on the pages read asks for a name, email, phone number or address.",
      },
    );
    const asked = [
      ...(tokens.size === 0
        ? []
        : [`give the fields that lack it their autocomplete value (${[...tokens].join(", ")})`]),
      ...(types.size === 0 ? [] : [`use the input ${types.size === 1 ? "type" : "types"} ${listOf([...types])}`]),
    ];
    return fixedBy(verdict, `On {pages|the site} ${asked.join(" and ")}.`);
  },
});
