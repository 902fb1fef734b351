import { plainUrl } from "../../../model/target.ts";
import { isPublished } from "../../evidence/interfaces/interface-surface.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const webmcpStaticManifest = defineCheck({
  id: "webmcp-static-manifest",
  agent: "agent-interfaces",
  category: "Operability",
  counts: [],
  severity: 1,
  evidence: "D",
  needs: ["documents"],
  title: "Tool manifest that no browser reads",
  why: "Tools for an agent in the browser are declared in the page; the draft knows no file at a fixed address, so nothing reads one.",
  fix: "Move what the file declares into the pages: as attributes of forms or as tools that the page's script registers.",
  effort: "S",
  reference: "https://webmachinelearning.github.io/webmcp/",
  run({ documents }) {
    const document = documents.webmcp;
    if (!isPublished(document)) return na("The site publishes no such file, and none is needed.");
    return info(
      "A tool manifest is published at an address that no browser asks for.",
      seen(plainUrl(document.url), document.text, "This file is not part of the draft."),
    );
  },
});
