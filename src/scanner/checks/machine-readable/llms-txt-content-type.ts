import { mediaTypeOf } from "../../evidence/site/sniff-body.ts";
import { defineCheck, info, seen } from "../define-check.ts";
import { judgeLlmsTxt } from "../judge-llms-txt.ts";

export const llmsTxtContentType = defineCheck({
  id: "llms-txt-content-type",
  agent: "communication",
  category: "Machine-readable content",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["documents", "target"],
  title: "The guide for language models arrives as text",
  why: "Tools show or download a file by its declared type; as text it is shown.",
  fix: "Serve the file as text/plain or text/markdown with charset=utf-8.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc7763",
  run({ documents, target }) {
    return judgeLlmsTxt(documents, target.host, ({ url, contentType, headers }) => {
      const type = mediaTypeOf(contentType);
      const isText = type === "text/plain" || type === "text/markdown";
      return info(
        `The guide for language models of ${target.host} arrives as ${type === "" ? "a file without a type" : type}${isText ? "" : ", which is not a type of text that tools expect"}.`,
        seen(
          url,
          headers["content-type"] ?? contentType,
          isText ? "As expected." : "Expected: text/plain or text/markdown.",
        ),
      );
    });
  },
});
