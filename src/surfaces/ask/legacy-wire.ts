// Answers as the first generation of NLWeb reads them: one JSON object, or messages with a `message_type`.
import { PRODUCT } from "../../model/product.ts";
import { ASK_SOURCES, HOW_COMPOSED, type Ask, type AskAnswer, type AskResult, type ScanPromise } from "./ask.ts";

type Json = Record<string, unknown>;
/** Results in one message. */
const BATCH = 10;

export function legacyBody(ask: Ask, queryId: string, answer: AskAnswer): Json {
  const common: Json & { note?: string } = { query_id: queryId, ...decontextualized(ask, answer) };
  switch (answer.kind) {
    case "results": {
      const results = answer.results.map(legacyResult);
      if (answer.note !== null) common.note = answer.note;
      if (answer.text === null) return { ...common, results };
      const composed = { composed: HOW_COMPOSED };
      return answer.text.mode === "summarize"
        ? { ...common, results, summary: answer.text.text, ...composed }
        : { ...common, results, answer: answer.text.text, items: answer.text.items.map(legacyResult), ...composed };
    }
    case "promise":
      return {
        ...common,
        results: [promiseResult(answer.promise)],
        summary: answer.promise.message,
        promise: legacyPromise(answer.promise),
      };
    case "question-back":
      return { ...common, results: [], summary: answer.text };
  }
}

export function legacyMessages(ask: Ask, queryId: string, answer: AskAnswer): Json[] {
  const sites = ask.sites.length === 0 ? ASK_SOURCES : ask.sites;
  const messages: Json[] = [
    { message_type: "api_version", api_version: PRODUCT.version },
    { message_type: "asking_sites", message: `Asking ${sites.join(", ")}`, sites },
    ...decontextualizedMessage(ask, answer),
    ...messagesOf(answer),
    { message_type: "complete" },
  ];
  return messages.map((message) => ({ ...message, query_id: queryId }));
}

function messagesOf(answer: AskAnswer): Json[] {
  switch (answer.kind) {
    case "results":
      return [
        ...(answer.note === null ? [] : [{ message_type: "intermediate_message", message: answer.note }]),
        ...batches(answer.results.map(legacyResult)),
        ...textMessages(answer),
      ];
    case "promise":
      return [
        { message_type: "intermediate_message", message: answer.promise.message },
        ...batches([promiseResult(answer.promise)]),
        { message_type: "promise", promise: legacyPromise(answer.promise) },
      ];
    case "question-back":
      return [{ message_type: "ask_user", message: answer.text }];
  }
}

function textMessages({ text }: Extract<AskAnswer, { kind: "results" }>): Json[] {
  if (text === null) return [];
  if (text.mode === "summarize") return [{ message_type: "summary", message: text.text, composed: HOW_COMPOSED }];
  return [{ message_type: "nlws", answer: text.text, items: text.items.map(legacyResult), composed: HOW_COMPOSED }];
}

/** An answer without results has one message of none, so that clients know. */
const batches = (results: readonly Json[]): Json[] =>
  Array.from({ length: Math.max(1, Math.ceil(results.length / BATCH)) }, (_, at) => ({
    message_type: "result_batch",
    results: results.slice(at * BATCH, (at + 1) * BATCH),
  }));

const legacyResult = (result: AskResult): Json => {
  const { url, name, site, score, description, schemaObject, sources, isUntrusted } = result;
  return {
    url,
    name,
    site,
    score,
    description,
    schema_object: isUntrusted ? { ...schemaObject, untrusted: true } : schemaObject,
    untrusted: isUntrusted,
    grounding: { source_urls: sources },
  };
};

const legacyPromise = ({ scanId, statusUrl, resultsUrl, estimatedSeconds, ownerToken }: ScanPromise): Json => ({
  token: scanId,
  estimated_time: estimatedSeconds,
  status_url: statusUrl,
  results_url: resultsUrl,
  ...(ownerToken === null ? {} : { owner_token: ownerToken }),
});

/** A scan that runs, as a result, for clients that show results alone. */
const promiseResult = ({ order, message, statusUrl, resultsUrl }: ScanPromise): Json => ({
  url: statusUrl,
  name: `Scan of ${order.url}`,
  site: new URL(statusUrl).host,
  score: 100,
  description: `${message} Progress: ${statusUrl} Results: ${resultsUrl}`,
  schema_object: {
    "@context": "https://schema.org",
    "@type": "AssessAction",
    actionStatus: "https://schema.org/ActiveActionStatus",
    object: { "@type": "WebSite", url: order.url },
    result: { "@type": "Dataset", url: resultsUrl },
  },
  untrusted: false,
  grounding: { source_urls: [statusUrl] },
});

const isDecontextualized = (ask: Ask, { question }: AskAnswer): boolean => question !== ask.text;
const decontextualized = (ask: Ask, answer: AskAnswer): Json =>
  isDecontextualized(ask, answer) ? { decontextualized_query: answer.question } : {};
const decontextualizedMessage = (ask: Ask, answer: AskAnswer): Json[] =>
  isDecontextualized(ask, answer)
    ? [{ message_type: "decontextualized_query", decontextualized_query: answer.question, original_query: ask.text }]
    : [];
