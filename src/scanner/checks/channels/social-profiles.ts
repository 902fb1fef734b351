import { defineChannelFact } from "../define-fact.ts";

export const socialProfiles = defineChannelFact({
  id: "social-profiles",
  type: "social",
  title: "Social profiles",
  what: "social profile",
  why: "Profiles that link back to the site help engines to know that both belong to one business.",
  fix: "Link the profiles in use from the footer, and list them in the structured data of the business.",
  reference: "https://schema.org/sameAs",
});
