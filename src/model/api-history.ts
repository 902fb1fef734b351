// What changed in the API, for those who call it. The newest entry stands first.

export interface ApiRelease {
  /** Day it came into force, YYYY-MM-DD. */
  date: string;
  /** A sentence each, with what a caller has to do, where there is something. */
  changes: readonly string[];
}

export const API_HISTORY: readonly ApiRelease[] = [
  {
    date: "2026-11-27",
    changes: [
      "A top fix may name in “countedWith” the fix whose gain holds its own, and projected scores may say in “missing” what the next level still asks for and in “halfHeld” which checks they count in half. A check may say in “pagesInAll” how many pages it concerns, and a channel in “isForDemo” that its form takes no message and in “seenAs” what each of its quotes tells of. A step of a workflow may say in “basis” what it rests on. All may be left out; nothing has to be done.",
    ],
  },
  {
    date: "2026-11-20",
    changes: [
      "The first version that is published: scans, results, playbooks, directory, analytics, search, webhooks, keys and accounts over REST; MCP, A2A and NLWeb for agents.",
    ],
  },
];
