// A workflow that the evidence shows, with what the report and the hours formula need of its family.
import type { PrivacyTold } from "./privacy-told.ts";
import type { Confidence, Sign } from "../../model/profile.ts";
import type { Rating, StepBasis } from "../../model/results.ts";
import type { FormAtHand } from "./form-at-hand.ts";
import type { MovingTold } from "./told-moving.ts";
import type { StatedRule } from "./stated-rules.ts";
import type { OtherWay } from "./workflow-families.ts";

export interface ClaimedStep {
  name: string;
  actor: string;
  isManual: boolean;
  basis: StepBasis;
  /** Who does it in place of staff: people outside the business, or a program as a rule. */
  doneBy?: "outsider" | "program";
  /** What the site says of it. */
  quote?: string;
}

export interface ClaimedWorkflow {
  /** Family id of the catalogue, for example "wf-appointment". */
  id: string;
  name: string;
  points: number;
  confidence: Confidence;
  /** Address and quote for every signal; never empty. */
  evidence: Sign[];
  /** Quotes of manual handling found in the same context, and which step of the family a sentence tells of where its region does not say. */
  manualQuotes: (Sign & { step?: number })[];
  steps: ClaimedStep[];
  /** Address of the page that tells these steps, where one does. */
  courseUrl?: string;
  isDeterministic: boolean;
  automationPotential: Rating;
  /** What the site already does without people, in words, for example "booking through Calendly". */
  alreadyAutomated: string[];
  /** Tools seen on the site that serve this workflow. */
  tools: string[];
  /** What the notice on privacy says already. */
  privacyTold?: PrivacyTold;
  /** The form service that sends sign-ups to news to a mailbox. */
  signUpsBy?: string;
  /** Those of them that pages only name in words. */
  namedTools?: readonly string[];
  /** The same by kind of tool, with those of the kinds that its changes ask for. */
  toolsByKind?: Readonly<Record<string, readonly string[]>>;
  anchorBeta: number;
  /** Numbers seen on the site that move the default volumes: see insight.md and volumes.md section 7. */
  volumeSignals: { name: string; value: number; url: string; quote: string }[];
  /** Ids of the opportunity templates whose trigger holds on this evidence. */
  opportunityIds: string[];
  /** What the site says of taking nobody new for now: opportunities that would bring more people are left out. */
  closedNotice?: string[];
  /** How the work goes where it goes another way than such work mostly does. */
  goes?: OtherWay;
  /** Address of the page on which people ask for the work. */
  askedOn?: string;
  /** How people reach the business, in words: "telephone", "WhatsApp", "e-mail". */
  inlets?: readonly string[];
  /** The form by which people write to the business today. */
  form?: FormAtHand;
  /** What the site says of this work standing still or not being open yet: nothing is proposed for it. */
  heldBy?: string;
  /** The desk or team that the site says does it, as it stands in a sentence: "reception", "the support team". */
  doneBy?: string;
  /** What the site says of the way by which a visit is moved or canceled. */
  moving?: MovingTold;
  /** Figures in the rules for it, by page. */
  rules?: readonly StatedRule[];
  /** Page names, form names and documents to speak of, for example "/book" or "new-patient-form.pdf". */
  mentions: { kind: "page" | "form" | "document" | "tool"; label: string; url: string }[];
}
