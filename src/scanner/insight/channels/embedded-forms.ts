// Forms of a vendor whose fields cannot be read: they stand in a frame, or a script draws them.
import { memoByPage } from "../../evidence/memo-by-page.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { vendorOf } from "../vendors.ts";

export interface EmbeddedForm {
  vendor: string;
  /** Address of the frame or of the script. */
  src: string;
  /** Title of the frame; "" without one. */
  title: string;
  isDrawn: boolean;
}

/** Where the script of a vendor puts its form. */
const HOLDERS: Readonly<Record<string, RegExp | undefined>> = {
  HubSpot: /(?:^| )(?:hbspt|hs-form|hubspot-form)/i,
  Typeform: /(?:^| )(?:typeform|tf-v1)/i,
  Jotform: /(?:^| )jotform/i,
  Tally: /(?:^| )tally-/i,
  "Cognito Forms": /(?:^| )cognito-?forms?/i,
  Wufoo: /(?:^| )wufoo/i,
  Formstack: /(?:^| )(?:formstack|fsform)/i,
  Paperform: /(?:^| )paperform/i,
  "Zoho Forms": /(?:^| )zf_div/i,
};
const ANY_HOLDER = /(?:^| )(?:form-embed|embed-form)/i;

/** The form that the sentence speaks of is on the page, whoever draws it. */
const FORM_BELOW =
  /\bform below|below form|(?:untenstehende|folgende|nachstehende)\p{L}{0,2} formular|formular unten|formulaire (?:ci-dessous|suivant)|formulario (?:a continuación|de abajo|siguiente)|formulário (?:abaixo|a seguir)|(?:modulo|form) (?:sottostante|qui sotto|seguente)|(?:onderstaand|volgend)\p{L}{0,2} formulier|poniższ\p{L}{1,3} formularz/iu;

/** A script that is loaded on each page draws a form where there is a place for it, an empty form, or where the page speaks of the form below. */
export const embeddedForms = memoByPage(
  ({ iframes, scripts, forms, tokens: { classes, ids }, blocks }: PageFacts): readonly EmbeddedForm[] => {
    const framed = iframes.flatMap(({ src, title, hidden }) => {
      const vendor = hidden ? undefined : vendorOf("contact-form", src)?.vendor;
      return vendor === undefined ? [] : [{ vendor, src, title: title ?? "", isDrawn: false }];
    });
    const drawn = scripts.flatMap(({ src }) => {
      const vendor = vendorOf("contact-form", src)?.vendor;
      return vendor === undefined ? [] : [{ vendor, src, title: "", isDrawn: true }];
    });
    if (drawn.length === 0) return framed;
    const names = [...classes, ...ids].join(" ");
    const hasPlace =
      ANY_HOLDER.test(names) ||
      forms.some(({ fields, hidden }) => fields.length === 0 && !hidden) ||
      blocks.some(({ text }) => FORM_BELOW.test(text));
    return [...framed, ...drawn.filter(({ vendor }) => hasPlace || HOLDERS[vendor]?.test(names) === true)];
  },
);
