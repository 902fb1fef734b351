// Which documented operations are asked: GET alone, none that acts, two that should answer and one that should refuse.
import { asObject, parseUrl } from "../evidence/interfaces/interface-json.ts";
import { type OpenApiFacts, type OperationFacts, readOpenApi } from "../evidence/interfaces/interface-openapi.ts";
import type { DocumentFacts } from "../evidence/site-evidence.ts";
import { JSON_FIRST, type PlannedCall } from "./planned-call.ts";

const MOST_PLAIN = 2;
const MOST_REFUSED = 1;
/** Stands for an id that no record has. */
const NO_SUCH_ID = "foresite-no-such-id";

/** Some services act on GET in spite of RFC 9110 section 9.2.1; a path that sounds like it is left alone. */
const SOUNDS_ACTING =
  /log-?(?:in|out)|sign-?(?:in|out|up)|auth|token|callback|redirect|subscri|delete|remove|cancel|revoke|reset|confirm|verify|approve|accept|download|export|stream|event|start|stop|run|trigger|send|sync|purge|flush|restart|shutdown|webhook|track|click|pixel/i;

export function planOpenApiCalls(document: DocumentFacts | undefined): PlannedCall[] {
  const api = readOpenApi(asObject(document?.json) ?? {});
  const base = document === undefined || api === null ? null : baseOf(api, document);
  if (document === undefined || api === null || base === null) return [];
  const readable = api.operations.filter(({ name }) => name.startsWith("GET /") && !SOUNDS_ACTING.test(name));
  const chosen = [
    ...readable.filter((operation) => isPlain(operation)).slice(0, MOST_PLAIN),
    ...readable.filter((operation) => isRefusable(operation)).slice(0, MOST_REFUSED),
  ];
  return chosen.flatMap(({ name }): PlannedCall[] => {
    const path = name.slice("GET ".length).replace(/\{[^{}/]{1,100}\}/, NO_SUCH_ID);
    const url = parseUrl(base + path)?.href;
    if (url === undefined) return [];
    return [{ kind: "openapi", name, url, declaredIn: document.url, promised: "", accept: JSON_FIRST }];
  });
}

/** First server without variables, made absolute; the document's own origin when none is named. */
function baseOf(api: OpenApiFacts, document: DocumentFacts): string | null {
  const server = api.servers.length === 0 ? "/" : (api.servers.find((url) => !url.includes("{")) ?? null);
  const url = server === null ? null : parseUrl(server, document.url);
  return url === null || !/^https?:$/.test(url.protocol) ? null : url.origin + url.pathname.replace(/\/$/, "");
}

const isPlain = ({ name, demands }: OperationFacts): boolean => !name.includes("{") && demands.length === 0;

/** One unknown record, or a call without what it demands, is answered by an error and by nothing else. */
const isRefusable = ({ name, demands }: OperationFacts): boolean => {
  const holes = name.split("{").length - 1;
  return holes === 1 || (holes === 0 && demands.length > 0);
};
