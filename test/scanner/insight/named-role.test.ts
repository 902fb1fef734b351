import { describe, expect, it } from "vitest";
import type { ClaimedWorkflow } from "../../../src/scanner/insight/claimed-workflow.ts";
import { namedRole, withDesk } from "../../../src/scanner/insight/named-role.ts";
import type { HandSign } from "../../../src/scanner/insight/signals/hand-hits.ts";
import { heading, page, text } from "../../fixtures/site.ts";

const url = "https://a.test/team";
const hand = (quote: string, isByOthers = false): HandSign => ({
  url,
  region: "manual-hand",
  quote,
  step: 1,
  isByOthers,
});
const reading = (above: string, block: string) => ({
  pages: [
    {
      facts: page({ url, headings: [heading(1, above)], blocks: [text(block, { heading: 0 })] }),
      path: "/team",
      words: "",
      lines: [],
    },
  ],
});

describe("who does a step", () => {
  it.each([
    ["Reception types it into your record.", "reception"],
    ["Der Empfang trägt alles in den Kalender ein.", "reception"],
    ["L'accueil tient l'agenda.", "reception"],
    ["La recepción apunta la cita.", "reception"],
    ["A receção escreve na agenda.", "reception"],
    ["L'accettazione inserisce i dati.", "reception"],
    ["De balie voert het in.", "reception"],
    ["Recepcja wpisuje wizytę.", "reception"],
    ["Leave your details and a colleague will write to you.", "the colleague who does it today"],
    ["Ein Kollege ruft Sie zurück.", "the colleague who does it today"],
    ["A colleague from our support team writes to you.", "the support team"],
    ["Keys are issued by our support team.", "the support team"],
    ["Our onboarding team cleans them by hand.", "the onboarding team"],
    ["Unser Kundenservice prüft die Ware.", "customer service"],
    ["Het kantoor stuurt de rekening.", "the office"],
  ])("%s", (quote, role) => expect(namedRole(reading("Team", quote), [hand(quote)])).toBe(role));

  it("is told by the heading above where the sentence names people, and by nothing where both are silent", () => {
    const said = "Carol and Denise look after the diary.";
    expect(namedRole(reading("Reception", said), [hand(said)])).toBe("reception");
    expect(namedRole(reading("Our team", said), [hand(said)])).toBeUndefined();
    expect(namedRole(reading("Reception", said), [hand(said, true)])).toBeUndefined();
    expect(namedRole(reading("Our team", "x"), [hand("We supported the team by hand.")])).toBeUndefined();
  });

  it("does other work of a desk too, and no work that is not a desk's", () => {
    const claims = ["wf-appointment", "wf-claims-insurance", "wf-recruiting"].map((id) => ({ id }) as ClaimedWorkflow);
    const [diary, ...rest] = claims;
    const told = withDesk([{ ...diary, doneBy: "reception" } as ClaimedWorkflow, ...rest]);
    expect(told.map(({ doneBy }) => doneBy)).toEqual(["reception", "reception", undefined]);
    expect(withDesk(claims).map(({ doneBy }) => doneBy)).toEqual([undefined, undefined, undefined]);
  });
});
