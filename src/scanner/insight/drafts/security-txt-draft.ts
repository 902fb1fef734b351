import type { DraftMaker } from "./draft-parts.ts";

const VALID_MS = 180 * 86_400_000;

/** RFC 9116: Contact and Expires are required; the contact is nothing a scan can know. */
export const securityTxtDraft: DraftMaker = (site) => {
  const { documents, target, profile } = site;
  if (documents["security-txt"]?.state === "present") return null;
  const expires = new Date(target.observedAt + VALID_MS).toISOString().replace(/\.\d+Z$/, "Z");
  const language = profile.language.value;
  return {
    kind: "text",
    title: "Where to report a security problem",
    target: `${target.origin}/.well-known/security.txt`,
    content: [
      "Contact: [mailto: and the address, or the https address of a form, that is read for security reports]",
      `Expires: ${expires}`,
      ...(language === null ? [] : [`Preferred-Languages: ${language === "en" ? "en" : `${language}, en`}`]),
      `Canonical: ${target.origin}/.well-known/security.txt`,
    ].join("\n"),
    notes: ["Renew the Expires date before it passes."],
  };
};
