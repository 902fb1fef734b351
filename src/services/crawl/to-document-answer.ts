import type { DocumentAnswer } from "../../scanner/evidence/site/parse-document.ts";
import type { Received } from "./create-site-reader.ts";

/** What was received, as the document parser takes it; no answer and a bot challenge are both "not seen". */
export function toDocumentAnswer({ answer, text, isChallenge }: Received): DocumentAnswer {
  if (!answer.ok) return { url: answer.url, error: answer.code };
  if (isChallenge) return { url: answer.url, error: "a bot challenge came instead" };
  return {
    url: answer.url,
    finalUrl: answer.finalUrl,
    status: answer.status,
    contentType: answer.headers["content-type"] ?? "",
    headers: answer.headers,
    text,
    bytes: answer.bytes.byteLength,
  };
}
