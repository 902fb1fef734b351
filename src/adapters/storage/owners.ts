// Whose scans are that no longer have an owner: in nobody's list, matching no subscription.

/** Of an account that is gone, until a job has decided what becomes of them. */
export const LEAVING = "leaving";
export const NOBODY = "nobody";
