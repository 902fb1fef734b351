// How a skill runs each time, by the kind of change; slots as in fill-text.ts.
import type { OpportunityKind } from "../insight/workflow-families.ts";

export interface SkillProcedure {
  trigger: string;
  inputs: readonly string[];
  outputs: readonly string[];
  steps: readonly string[];
}

const OUTCOME = "Note date, outcome and time taken, so that the figure of success can be counted";

export const SKILL_PROCEDURES: Readonly<Record<OpportunityKind, SkillProcedure>> = {
  selfserve: {
    trigger: "{arrives} comes in, by whatever way",
    inputs: [
      "What can be chosen and the rules for it, as {page} states them",
      "Access to {record}",
      "The list of cases that must reach a person",
    ],
    outputs: [
      "One completed entry in {record}",
      "A confirmation with a way to change it",
      "A list of cases handed to a person",
    ],
    steps: [
      "Offer the self-service way and say in one sentence what it does",
      "Check the choice against the rules; when it fits, complete it and write it to {record}",
      "When a rule is missing, or someone asks for a person, hand over to {owner} with what is known so far",
      "Confirm what was done, and how to change or cancel it",
      OUTCOME,
    ],
  },
  capture: {
    trigger: "{arrives} is sent with the form, or comes in another way and has to be entered",
    inputs: [
      "The entry as it was sent",
      "The list of facts that are needed, with what is valid for each",
      "Access to {record}",
    ],
    outputs: [
      "A complete, checked entry in {record}",
      "A confirmation that names the next step",
      "At most one question back",
    ],
    steps: [
      "Read the entry and check each needed fact: there, plausible, consistent with the others",
      "When something is missing, ask for all of it in one message",
      "Write the complete entry to {record}; never fill a gap by guessing",
      "Confirm to the sender what happens next and when",
      "Hand anything urgent, unclear or sensitive to {owner} at once",
      OUTCOME,
    ],
  },
  extract: {
    trigger: "{arrives} comes in as a document, a scan or a mail",
    inputs: ["The document", "The list of fields with an example of each", "Access to {record}"],
    outputs: [
      "The fields with a certainty each",
      "A list of fields for a person to confirm",
      "The confirmed entry in {record}",
    ],
    steps: [
      "Read the fields one by one and give each a certainty from 0 to 1",
      "Compare with {record} and list differences",
      "Show every field under 0.9, every difference and every amount to {owner}",
      "Write to {record} only what was confirmed or is certain and equal",
      "Keep the original with the entry",
      OUTCOME,
    ],
  },
  draft: {
    trigger: "{arrives}",
    inputs: [
      "What came in, or the facts of the case",
      "Approved examples and templates",
      "The pages that hold the facts, {page} first",
    ],
    outputs: [
      "A draft with every assumption marked",
      "The version {owner} released",
      "What was changed, for the next draft",
    ],
    steps: [
      "Collect the facts from the input and the approved pages, and nothing from elsewhere",
      "Write the draft in the tone of the examples; mark every assumption and every gap",
      "Name the source of each figure, price and date",
      "Give it to {owner}; nothing leaves before it was released",
      "Keep the changes that were made as examples",
      OUTCOME,
    ],
  },
  sync: {
    trigger: "The source has changed, or the set time has come",
    inputs: ["Read access to the source of truth", "Write access to the places that follow it", "The rule for clashes"],
    outputs: ["All places in step with the source", "A list of clashes for a person", "A log of what was changed"],
    steps: [
      "Read what changed in the source since the last run",
      "Compare with each place that follows and list what differs",
      "Write the differences; on a clash stop and ask {owner}",
      "Read back what was written and compare once more",
      "Log what was changed, when and from which source",
    ],
  },
  answer: {
    trigger: "A question comes in by chat, mail or form",
    inputs: [
      "The question",
      "The approved pages, {page} first",
      "The way to a person and the hours in which one is there",
    ],
    outputs: ["An answer with the page it comes from, or a hand-over", "A log of questions without an answer"],
    steps: [
      "Say that a machine answers, once, at the start",
      "Find the passage on the approved pages that answers the question",
      "Answer in at most four sentences and link the page; do not add what it does not say",
      "Without a passage, on a wish for a person, or in an emergency: hand over to {owner} with the conversation so far",
      "Log questions without an answer; {owner} reads them once a week and writes what is missing",
    ],
  },
  route: {
    trigger: "{arrives}",
    inputs: [
      "What came in",
      "The classes with three examples and an owner each",
      "The threshold under which a person decides",
    ],
    outputs: [
      "A class with a certainty",
      "The item in the owner's list, or in the list for a person",
      "Counts by class and month",
    ],
    steps: [
      "Read the item and give it a class and a certainty",
      "Over the threshold: put it into the owner's list; under it: into the list for {owner}",
      "Mark urgent and sensitive items, whatever their class",
      "Never answer, promise or refuse anything",
      "Count by class each month and check twenty at random by hand",
    ],
  },
  remind: {
    trigger: "A date that was set is due",
    inputs: ["{record} with the dates", "Consent and stop list", "The approved text with its link"],
    outputs: [
      "Messages sent, with time",
      "Answers noted in {record}",
      "A list of those who did not answer, for a person",
    ],
    steps: [
      "List who is due; take out those without consent or on the stop list",
      "Fill the approved text; it names the business, the date and how to stop messages",
      "Send once; repeat at most once",
      "Note every answer in {record} and stop at the first",
      "Give those who did not answer to {owner}",
      OUTCOME,
    ],
  },
  publish: {
    trigger: "Something that the pages state has changed, or the review date has come",
    inputs: ["The new facts with their source", "The page it belongs on, {page}", "The person who confirms them"],
    outputs: ["A published page with its date", "The old version kept"],
    steps: [
      "Collect the facts with who confirmed each",
      "Write them as headings with the answer right below, in plain sentences",
      "Let {owner} confirm every fact in it",
      "Publish as text with the date of the change",
      "Open the page without scripts and check that all of it is there",
    ],
  },
  monitor: {
    trigger: "The set time has come, daily or weekly",
    inputs: ["Read access to what is watched", "The bounds that were agreed", "The person to tell"],
    outputs: [
      "Nothing while all is within bounds",
      "Otherwise one message with the figure, the bound and likely causes",
    ],
    steps: [
      "Read the figures or pages that are watched",
      "Compare with the bounds; say nothing while they hold",
      "On a breach write one message: what, since when, how far, likely causes",
      "{owner} decides what is done and notes it",
      "Review the bounds each month",
    ],
  },
};

/** For changes that mend failing checks. */
export const FIX_PROCEDURE: SkillProcedure = {
  trigger: "A new scan fails or warns on one of these checks: {checks}",
  inputs: [
    "The scan's list of checks with address and what was received",
    "Access to change the pages and their settings",
    "The person who knows the facts",
  ],
  outputs: ["Changed pages", "A new scan in which the checks pass"],
  steps: [],
};
