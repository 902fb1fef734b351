// How a report says that nothing is proposed to a kind of work: composed with the report, left out where it says no more.
export const UNCHANGED = "no change to this work is proposed";
/** Reasons that tell an owner nothing of the work itself. */
export const UNTOLD = ", since the pages read do not tell who does which step of it";
export const OTHERS_FIRST = ", since other changes come first";
