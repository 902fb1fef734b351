// Requests to every surface, from what the service says of itself: its description, its list of tools, its card.
import { createDice } from "./dice.ts";
import {
  finish,
  headerText,
  inAddress,
  pathText,
  type ApiOperation,
  type Draft,
  type FuzzRequest,
  type Known,
} from "./fuzz-request.ts";
import { hostileText, hostileValue, type Corpora } from "./hostile-values.ts";
import { spoil, toBytes, validValue, type Json, type Maker } from "./make-json.ts";
import { a2aCall, askCall, mcpCall } from "./make-calls.ts";
import { oauthCall, pageCall } from "./make-visits.ts";

type Surface = (maker: Maker, known: Known) => Draft;

/** Surfaces with their shares of a hundred. */
const SURFACES: readonly (readonly [number, string, Surface])[] = [
  [40, "rest", restCall],
  [20, "mcp", mcpCall],
  [10, "a2a", a2aCall],
  [10, "ask", askCall],
  [10, "pages", pageCall],
  [10, "oauth", oauthCall],
];

/** The request of this place: it depends on the seed, the place and what the service says, and on nothing before it. */
export function requestAt(place: number, seed: number, known: Known, corpora: Corpora): FuzzRequest {
  const dice = createDice(seed, place);
  const maker: Maker = { dice, corpora, known: known.values, resolve: (ref) => resolveRef(known.openApi, ref) };
  let share = dice.below(100);
  const surface = SURFACES.find(([size]) => (share -= size) < 0) ?? SURFACES[0];
  if (surface === undefined) throw new Error("There is no surface.");
  return finish(maker, known, surface[2](maker, known));
}

function resolveRef(document: Json, ref: string): Json {
  const steps = ref.replace(/^#\//, "").split("/");
  return steps.reduce<Json>((node, step) => (node[step] ?? {}) as Json, document);
}

function restCall(maker: Maker, { openApi }: Known): Draft {
  const { dice } = maker;
  const [template, item] = dice.pick(Object.entries(openApi.paths));
  const [method, operation] = dice.pick(Object.entries(item));
  const isSpoiled = dice.chance(0.8);
  const { path, query, headers } = place(maker, template, operation, isSpoiled);
  const body = restBody(maker, operation, isSpoiled);
  return { surface: "rest", method: method.toUpperCase(), path: path + query, headers, body };
}

function place(
  maker: Maker,
  template: string,
  { parameters = [] }: ApiOperation,
  isSpoiled: boolean,
): { path: string; query: string; headers: Record<string, string> } {
  const { dice, corpora } = maker;
  const text = (schema: Json, name: string): string => {
    if (isSpoiled && dice.chance(0.4)) return hostileText(dice, corpora);
    const value = isSpoiled && dice.chance(0.1) ? hostileValue(dice, corpora) : validValue(maker, schema, name);
    return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  };
  const of = (where: string) => parameters.filter((one) => one.in === where);
  const path = of("path").reduce(
    (built, { name, schema }) => built.replace(`{${name}}`, () => inAddress(maker, text(schema, name)) || "x"),
    template,
  );
  const pairs = of("query")
    .filter(({ required }) => (required ? !dice.chance(0.1) : dice.chance(0.5)))
    .map(({ name, schema }) => `${name}=${inAddress(maker, text(schema, name))}`);
  if (isSpoiled && dice.chance(0.1))
    pairs.push(pairs[0] ?? "a", "=", `${inAddress(maker, hostileText(dice, corpora))}=1`);
  if (isSpoiled && dice.chance(0.02)) pairs.push("api_key=x", "access_token=y");
  const headers = Object.fromEntries(
    of("header")
      .filter(() => dice.chance(0.3))
      .map(({ name, schema }) => [name.toLowerCase(), headerText(text(schema, name))]),
  );
  const query = pairs.length === 0 ? "" : `?${pairs.join("&")}`;
  return { path: isSpoiled && dice.chance(0.02) ? path + pathText(hostileText(dice, corpora)) : path, query, headers };
}

function restBody(maker: Maker, { requestBody }: ApiOperation, isSpoiled: boolean): Buffer | null {
  const { dice } = maker;
  const content = requestBody?.content["application/json"];
  if (content === undefined) return dice.chance(0.02) ? Buffer.from("{}") : null;
  const right = content.example !== undefined && dice.chance(0.3) ? content.example : validValue(maker, content.schema);
  return isSpoiled ? toBytes(maker, spoil(maker, right)) : Buffer.from(JSON.stringify(right));
}
