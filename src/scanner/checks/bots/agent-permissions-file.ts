import { isRecord } from "../../../model/read-json.ts";
import { defineCheck, info, seen } from "../define-check.ts";
import { notKept } from "../judge-declared.ts";

export const agentPermissionsFile = defineCheck({
  id: "agent-permissions-file",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: [],
  severity: 1,
  evidence: "D",
  needs: ["documents", "target"],
  title: "A file of permissions for agents",
  why: "A proposal for telling agents which actions on a site are welcome; no agent is known to read it.",
  fix: "Nothing has to be done.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc8615",
  run({ documents, target }) {
    const document = documents["agent-permissions"];
    if (document?.state !== "present") return notKept(document, target.host, "file of permissions for agents");
    const isReadable = isRecord(document.json);
    return info(
      `${target.host} keeps a file of permissions for agents that ${isReadable ? "can" : "cannot"} be read.`,
      seen(
        document.url,
        isReadable ? `${Object.keys(document.json ?? {}).length} members` : (document.jsonError ?? "no JSON object"),
        "No known agent asks for it.",
      ),
    );
  },
});
