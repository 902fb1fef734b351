// Systems that pages name in words.
import { describe, expect, it } from "vitest";
import { field, form, heading, text } from "../../../fixtures/site.ts";
import { namedSystems } from "../../../../src/scanner/insight/named-systems.ts";
import { readSite } from "../../../../src/scanner/insight/signals/site-reading.ts";
import { claimsOf, evidenceOf, home, inner, ORIGIN } from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";

const PRACTICE: Kind = { industry: "healthcare", channels: ["phone"] };
const noticing = (kind: Kind, sentence: string) =>
  claimsOf(
    kind,
    home("en", { blocks: [text("Please call us to book an appointment.")] }),
    inner("/privacy-notice", "en", { headings: [heading(1, "Privacy notice")], blocks: [text(sentence)] }),
  ).find(({ id }) => id === "wf-appointment");

describe("a system that a page names", () => {
  it.each([
    "Clinical notes are stored electronically with Nookal practice management software.",
    "We use Cliniko for our diary.",
    "Für die Terminverwaltung nutzen wir Doctolib.",
    "Nous utilisons Doctolib pour les rendez-vous.",
    "Utilizamos Doctoralia para las citas.",
    "Utilizziamo Doctolib per gli appuntamenti.",
    "Voor afspraken gebruiken wij Salonized.",
    "Korzystamy z ZnanyLekarz.",
  ])("is what the work runs on: %s", (sentence) => {
    const claim = noticing(PRACTICE, sentence);
    expect(claim?.namedTools).toHaveLength(1);
    expect(claim?.tools).toEqual(claim?.namedTools);
    expect(claim?.toolsByKind?.["booking"]).toEqual(claim?.namedTools);
    expect(claim?.opportunityIds).toContain("op-appointment-online-booking");
  });
  it.each([
    "We do not use Cliniko.",
    "Cliniko is one of many programs for practices.",
    "Our software works with Nookalizer files.",
    "We keep notes on a computer.",
    "You may know us from Treatwell; please use the telephone now.",
    "Formerly on Doctolib, we use the telephone alone.",
    "If your practice uses Cliniko, we use the same.",
    "Do we use Cliniko?",
    "Our bookings left Doctolib: please use the telephone instead.",
    "Früher nutzten wir Doctolib.",
    "We use the telephone; patients of other practices book with Doctolib.",
  ])("is none where the sentence does not say that it is in use: %s", (sentence) => {
    expect(noticing(PRACTICE, sentence)?.namedTools).toBeUndefined();
  });
  const namesOf = (industry: "finance" | "other", group: string, sentence: string) =>
    namedSystems(readSite(evidenceOf({ industry }, [home("en", { blocks: [text(sentence)] })])), group);
  it.each([
    "If your firm is using QuickBooks, send us a copy.",
    "We help businesses that use Xero or QuickBooks.",
    "Use the form below to ask for a seat in our Xero course.",
    "We use Xero for all bookkeeping.",
  ])("is what clients keep their books in, at an accountant: %s", (sentence) => {
    expect(namesOf("finance", "accounting", sentence)).toEqual([]);
  });
  it("is told by the business alone, in the present", () => {
    expect(namesOf("other", "accounting", "We help businesses that use Xero or QuickBooks.")).toEqual([]);
    expect(namesOf("other", "crm", "Can I use HubSpot forms on my site?")).toEqual([]);
    expect(namesOf("other", "newsletter", "You may unsubscribe using the link; see the policy of Mailchimp.")).toEqual(
      [],
    );
    expect(namesOf("other", "newsletter", "Our newsletter is sent with Mailchimp.")).toEqual(["Mailchimp"]);
    expect(namesOf("other", "crm", "Inquiries are stored in HubSpot.")).toEqual(["HubSpot"]);
  });
  it("has any name that is known by its host, save words of every day", () => {
    expect(namesOf("other", "newsletter", "Our newsletter is sent with Substack.")).toEqual(["Substack"]);
    expect(namesOf("other", "accounting", "In our massages we use Sage and lavender.")).toEqual([]);
    expect(namesOf("other", "ats", "Interviews are held in Ashby.")).toEqual([]);
    expect(namesOf("other", "newsletter", "We use Buttondown collars.")).toEqual([]);
  });
  it("is another's where programs are the trade", () => {
    const maker: Kind = { industry: "technology", channels: ["booking", "phone"] };
    expect(noticing(maker, "We use Cliniko for our diary.")?.namedTools).toBeUndefined();
  });
});

describe("sign-ups to news", () => {
  const list = (action: string) =>
    claimsOf(
      { industry: "retail", channels: ["newsletter"] },
      home("en", {
        forms: [
          form({ action, hasAction: true, fields: [field({ name: "email", type: "email", label: "Your e-mail" })] }),
        ],
      }),
    ).find(({ id }) => id === "wf-newsletter")?.signUpsBy;
  it("reach a mailbox where a form service sends them on", () => {
    expect(list("https://formsubmit.co/farm@example-clinic.com")).toBe("FormSubmit");
    expect(list("https://formspree.io/f/abcdwxyz")).toBe("Formspree");
    expect(list("https://example-clinic.us1.list-manage.com/subscribe/post")).toBeUndefined();
    expect(list(`${ORIGIN}/subscribe`)).toBeUndefined();
  });
});
