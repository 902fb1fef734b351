/** The ladder of levels as reports show it, from 0 up: the name of each, and what it means for a business. */
export const LEVELS = [
  { name: "Unreachable", meaning: "the site does not answer" },
  { name: "Present", meaning: "it answers, over a secure connection" },
  { name: "Readable", meaning: "assistants may read it, and its text needs no scripts" },
  { name: "Understood", meaning: "who you are stands in titles and in data" },
  { name: "Answerable", meaning: "prices, hours and contact stand in plain text" },
  { name: "Actionable", meaning: "an agent can fill in forms and use what you offer it" },
] as const;
