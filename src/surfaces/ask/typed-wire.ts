// Answers as NLWeb 0.54 has them: `_meta` tells which of Answer, Elicitation, Promise and Failure follows.
import { ERROR_TABLE, type AppError } from "../../model/errors.ts";
import { HOW_COMPOSED, type Ask, type AskAnswer, type AskResult, type ScanPromise } from "./ask.ts";

type Json = Record<string, unknown>;
const VERSION = "0.54";
/** Results in one message of a stream. */
const BATCH = 10;

/** The whole answer in one object. */
export const typedBody = (ask: Ask, answer: AskAnswer): Json => Object.assign({}, ...typedMessages(ask, answer, false));

/** `_meta` first, then what it announces. `isCut`: results come in several messages. */
export function typedMessages(ask: Ask, answer: AskAnswer, isCut = true): Json[] {
  const meta = (response_type: string, more: Json = {}): Json => ({
    _meta: {
      response_type,
      version: VERSION,
      ...(answer.question === ask.text ? {} : { decontextualized_query: answer.question }),
      ...(ask.conversationId === null ? {} : { session_context: { conversation_id: ask.conversationId } }),
      ...more,
    },
  });
  switch (answer.kind) {
    case "results": {
      const more = {
        ...(answer.text === null ? {} : { composed: HOW_COMPOSED }),
        ...(answer.note === null ? {} : { note: answer.note }),
      };
      return [meta("Answer", { response_format: ask.format, ...more }), ...resultMessages(ask, answer, isCut)];
    }
    case "promise":
      return [meta("Promise"), { promise: typedPromise(answer.promise) }];
    case "question-back":
      return [meta("Elicitation"), { elicitation: elicitation(answer.text) }];
  }
}

function resultMessages(
  { format }: Ask,
  { results, text }: Extract<AskAnswer, { kind: "results" }>,
  isCut: boolean,
): Json[] {
  // A text in sentences is a result of its own, before those that it is made of.
  const written = text === null ? [] : [writtenResult(text)];
  const items = [...written, ...results.map(typedResult)];
  const size = isCut ? BATCH : Math.max(1, items.length);
  const batches = Array.from({ length: Math.max(1, Math.ceil(items.length / size)) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
  if (format === "conv_search") return batches.map((batch) => ({ results: batch }));
  const said = text?.text ?? results.map(({ statement }) => statement).join("\n");
  const content = said === "" ? [] : [{ type: "text", text: said }];
  return [{ content }, ...batches.map((batch) => ({ structuredData: batch }))];
}

type Written = NonNullable<Extract<AskAnswer, { kind: "results" }>["text"]>;
const writtenResult = (text: Written): Json => ({
  "@type": text.mode === "summarize" ? "Summary" : "Answer",
  text: text.text,
  untrusted: false,
  ...(text.mode === "generate" ? { grounding: { source_urls: text.items.map(({ sources: [first] }) => first) } } : {}),
});

export function typedResult(result: AskResult): Json {
  const { url, name, site, score, description, schemaObject, sources, isUntrusted } = result;
  return {
    "@context": schemaObject["@context"],
    "@type": schemaObject["@type"],
    url,
    name,
    site,
    score,
    description,
    untrusted: isUntrusted,
    schema_object: isUntrusted ? { ...schemaObject, untrusted: true } : schemaObject,
    grounding: { source_urls: sources },
    actions: [],
  };
}

const typedPromise = ({ message, scanId, statusUrl, resultsUrl, estimatedSeconds, ownerToken }: ScanPromise): Json => ({
  token: scanId,
  estimated_time: estimatedSeconds,
  message,
  status_url: statusUrl,
  results_url: resultsUrl,
  ...(ownerToken === null ? {} : { owner_token: ownerToken }),
});

const elicitation = (text: string): Json => ({ text, questions: [{ id: "url", text, type: "text" }] });

/** A refusal in this shape; the HTTP status says the same. */
export const typedFailure = ({ code, message, details }: AppError, requestId: string): Json => ({
  _meta: { response_type: "Failure", version: VERSION },
  error: {
    code,
    message,
    ...(details === undefined ? {} : { details }),
    status: ERROR_TABLE[code].status,
    requestId,
  },
});

/** What became of a promise that is not an answer yet. */
export const typedProgress = (promise: Json): Json => ({
  _meta: { response_type: "Promise", version: VERSION },
  promise,
});
export const typedReport = (result: AskResult): Json => ({
  _meta: { response_type: "Answer", version: VERSION, response_format: "conv_search" },
  results: [typedResult(result)],
});
/** The work ended badly: the request itself was in order. */
export const typedEnd = (code: string, message: string): Json => ({
  _meta: { response_type: "Failure", version: VERSION },
  error: { code, message },
});
