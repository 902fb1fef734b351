// Which documented operations are asked: GET alone, and of those only what reads like a list, a status or a described
// answer, needs nothing to be made up, and sounds like no act.
import { asObject, parseUrl } from "../evidence/interfaces/interface-json.ts";
import { type OpenApiFacts, type OperationFacts, readOpenApi } from "../evidence/interfaces/interface-openapi.ts";
import type { DocumentFacts } from "../evidence/site-evidence.ts";
import { JSON_FIRST, type PlannedCall } from "./planned-call.ts";
import { soundsActing } from "./sounds-acting.ts";

/** Two that should answer, and one that should refuse because it asks for a sign-in. */
const MOST_OPEN = 2;
const MOST_GUARDED = 1;

export function planOpenApiCalls(document: DocumentFacts | undefined): PlannedCall[] {
  const api = readOpenApi(asObject(document?.json) ?? {});
  const base = document === undefined || api === null ? null : baseOf(api, document);
  if (document === undefined || api === null || base === null) return [];
  const harmless = api.operations.filter(isHarmless);
  const chosen = [
    ...harmless.filter(({ needsSignIn }) => !needsSignIn).slice(0, MOST_OPEN),
    ...harmless.filter(({ needsSignIn }) => needsSignIn).slice(0, MOST_GUARDED),
  ];
  return chosen.flatMap(({ name }): PlannedCall[] => {
    const url = parseUrl(base + pathOf(name))?.href;
    if (url === undefined) return [];
    return [{ kind: "openapi", name, url, declaredIn: document.url, promised: "", accept: JSON_FIRST }];
  });
}

const pathOf = (name: string): string => name.slice("GET ".length);

function isHarmless({ name, id, summary, demands, describesAnswer }: OperationFacts): boolean {
  if (!name.startsWith("GET /") || /[{?#]|\/:/.test(name) || demands.length > 0) return false;
  if ([pathOf(name), id, summary].some(soundsActing)) return false;
  return describesAnswer || namesThings(pathOf(name));
}

const STATUS = /^(?:health|healthz|livez|readyz|status|version|ping|info|about|search|catalog|inventory|news)$/i;

/** The last part of the path is a plural or a word for the state of the service. */
function namesThings(path: string): boolean {
  const last = path.split("/").findLast((segment) => segment !== "") ?? "";
  const word = last.replace(/\.json$/i, "");
  return STATUS.test(word) || /[a-z](?<!s|u|i)s$/i.test(word);
}

/** First server without variables, made absolute; the document's own origin when none is named. */
function baseOf(api: OpenApiFacts, document: DocumentFacts): string | null {
  const server = api.servers.length === 0 ? "/" : (api.servers.find((url) => !url.includes("{")) ?? null);
  const url = server === null ? null : parseUrl(server, document.url);
  return url === null || !/^https?:$/.test(url.protocol) ? null : url.origin + url.pathname.replace(/\/$/, "");
}
