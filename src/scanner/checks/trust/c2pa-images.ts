import { printableUrl } from "../../../model/target.ts";
import { countOf, isSingular, listOf, shareOf } from "../../../model/words.ts";
import type { ContentImage } from "../../evidence/site-evidence.ts";
import { defineCheck, info, na, seen, unable } from "../define-check.ts";

const MEANINGS: Record<ContentImage["credentials"], string> = {
  present: "Credentials are embedded; whether they are valid was not checked.",
  absent: "No credentials are embedded.",
  unknown: "What was read does not tell.",
};

export const c2paImages = defineCheck({
  id: "c2pa-images",
  agent: "trust-security",
  category: "Trust and safety",
  counts: [],
  severity: 1,
  evidence: "B",
  needs: ["contentImages", "target"],
  title: "Images keep their Content Credentials",
  why: "Content Credentials say where a picture comes from and whether software made it. Image services often strip them on delivery.",
  fix: "Keep the metadata of pictures that carry credentials: switch it on in the image service, or serve the original file.",
  effort: "S",
  reference: "https://spec.c2pa.org/specifications/specifications/2.2/specs/C2PA_Specification.html",
  run({ contentImages, target }) {
    if (contentImages.length === 0)
      return na(`None of the pages read shows a photo that ${target.host} serves itself.`);
    const told = contentImages.filter(({ credentials }) => credentials !== "unknown");
    const evidence = contentImages.map(({ url, status, error, format, credentials }) =>
      seen(printableUrl(url), error ?? `status ${status}, ${format}`, MEANINGS[credentials]),
    );
    if (told.length === 0) {
      const statuses = [...new Set(contentImages.map(({ error, status }) => error ?? String(status)))];
      return unable(
        `None of the ${countOf(contentImages.length, "image")} asked for could be examined (answered ${listOf(statuses)}).`,
        evidence,
      );
    }
    const bearing = told.filter(({ credentials }) => credentials === "present").length;
    return info(
      `${shareOf(bearing, told.length, "image")} read of ${target.host} ${isSingular(bearing, told.length) ? "carries" : "carry"} Content Credentials.`,
      evidence,
    );
  },
});
