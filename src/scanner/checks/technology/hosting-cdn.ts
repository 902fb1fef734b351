import { defineTechnologyFact } from "../define-fact.ts";

export const hostingCdn = defineTechnologyFact({
  id: "hosting-cdn",
  title: "Hosting and delivery",
  categories: ["hosting-cdn"],
  what: "a hosting or delivery service",
  why: "Rules against bots are often set at the host or delivery network, not on the website itself.",
  fix: "Look in this service's settings when crawlers are refused that robots.txt allows.",
  reference: "https://www.rfc-editor.org/rfc/rfc9110#section-10.2.4",
});
