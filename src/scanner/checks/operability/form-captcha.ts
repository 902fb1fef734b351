import { listOf, pathOf } from "../../../model/words.ts";
import type { ChannelType } from "../../../model/profile.ts";
import { findCaptcha } from "../../evidence/access/bots-captcha.ts";
import { isLead, visibleForms } from "../../evidence/operability/operate-forms.ts";
import { defineCheck, na, pass, seen, warn } from "../define-check.ts";

/** Ways in that need no puzzle, as a sentence names them. */
const OTHER_WAYS: readonly (readonly [ChannelType, string])[] = [
  ["booking", "the booking link"],
  ["email", "the email address"],
  ["messaging", "the messaging link"],
  ["phone", "the phone number"],
];

export const formCaptcha = defineCheck({
  id: "form-captcha",
  agent: "operations",
  category: "Operability",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["pages", "channels"],
  title: "Forms can be sent by an agent",
  why: "A puzzle against robots also stops the agent that a customer has sent. Where it stays, there should be a second way that needs none.",
  fix: "Replace the puzzle with a hidden trap field and a limit per sender, or name an email address or booking link for agents beside the form.",
  effort: "M",
  reference: "https://www.w3.org/TR/turingtest/",
  headline: ({ people }) => `An agent sent by ${people} is stopped at your contact form`,
  run({ pages, channels }) {
    const withForm = pages.filter((page) => visibleForms(page).some(isLead));
    if (withForm.length === 0) return na("No contact, lead or booking form was found on the pages read.");
    const guarded = withForm.flatMap((page) => {
      const captcha = findCaptcha(page);
      return captcha ? [{ page, captcha }] : [];
    });
    const [first] = guarded;
    if (!first)
      return pass(
        `No puzzle stands in the way of the ${withForm.length === 1 ? "form" : "forms"} on ${listOf(withForm.map(({ url }) => pathOf(url)))}.`,
      );
    const ways = OTHER_WAYS.filter(([type]) =>
      channels.some((channel) => channel.type === type && channel.confidence !== "low"),
    );
    const way =
      ways.length > 0
        ? `An agent can still use ${listOf(ways.map(([, said]) => said))}.`
        : "No other way in was found.";
    return warn(
      `${first.captcha} guards the form on ${listOf([...new Set(guarded.map(({ page }) => pathOf(page.url)))])}. ${way}`,
      guarded
        .slice(0, 5)
        .map(({ page, captcha }) =>
          seen(page.url, `${captcha} on a page with a contact form`, "Sending this form takes a proof of being human."),
        ),
    );
  },
});
