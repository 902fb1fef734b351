import { pathOf } from "../../../model/words.ts";
import { isSearch, nameForm, visibleForms } from "../../evidence/operability/operate-forms.ts";
import { info, seen } from "../define-check.ts";
import { defineChannelFact } from "../define-fact.ts";

const LETTER = /newsletter|mailing list|mailingliste|infolettre|bolet[ií]n|bollettino|nieuwsbrief|biuletyn/i;

const found = defineChannelFact({
  id: "newsletter-signup",
  type: "newsletter",
  title: "Newsletter sign-up",
  what: "newsletter sign-up",
  drawnBy: "newsletter",
  why: "A mailing list is the channel that belongs to the business, whatever assistants show.",
  fix: "Keep one short form, with a line that says what is sent and how often.",
  reference: "https://www.onetonline.org/link/details/41-9022.00",
});

/** A form that names a letter and has no address takes no sign-up; it is there all the same, and is told as what it is. */
export const newsletterSignup: typeof found = {
  ...found,
  run(site) {
    const verdict = found.run(site);
    if (verdict.status !== "info" || verdict.evidence.length > 0) return verdict;
    for (const page of site.pages) {
      const form = visibleForms(page).find(
        (one) => !isSearch(one) && LETTER.test(`${one.label} ${one.submitTexts.join(" ")} ${one.id} ${one.className}`),
      );
      if (form !== undefined)
        return info(
          `A form for a newsletter stands on ${pathOf(page.url)}, and where it is sent cannot be seen.`,
          seen(page.url, nameForm(form), "No address and no service that takes sign-ups was recognized."),
        );
    }
    return verdict;
  },
};
