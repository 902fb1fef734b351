// The words of the interface in American English. What names a count or takes a slot is a function of it, so that
// another language can put its sentence together as its grammar wants.
import { account } from "./en/account.ts";
import { analytics } from "./en/analytics.ts";
import { doors } from "./en/doors.ts";
import { names } from "./en/names.ts";
import { proposals } from "./en/proposals.ts";
import { report } from "./en/report.ts";
import { scan } from "./en/scan.ts";
import { shell } from "./en/shell.ts";

export const EN = {
  /** Of the attribute "lang". */
  language: "en",
  names,
  ...shell,
  ...scan,
  report,
  ...proposals,
  account,
  doors,
  analytics,
};
