// What an operation takes and gives, member by member.
import { BOOKMARK_EXAMPLE, BOOKMARK_HEADER } from "../../../model/bookmark.ts";
import { inputPlaces, type Operation } from "../../../operations/define-operation.ts";
import { takesIdempotencyKey } from "../../../operations/invoke-once.ts";
import { type FieldGroup, listFields } from "../../../operations/list-fields.ts";
import { listParameters, type Parameter } from "../../../operations/list-parameters.ts";
import { type Block, details, fields, type FieldRow, fromBackticks, h3, p, prose } from "../../../render/blocks.ts";

const PLACES = { path: "In the path", query: "In the query", header: "In headers", body: "In the body" } as const;
const IDEMPOTENCY_KEY: FieldRow = {
  name: "Idempotency-Key",
  type: "string, 1 to 255 characters",
  marks: [],
  meaning: prose`A value of your own: the same key and request get the same answer for a day.`,
};

const BOOKMARK: FieldRow = {
  name: BOOKMARK_HEADER,
  type: `string of ${BOOKMARK_EXAMPLE.length} characters`,
  marks: [],
  meaning: prose`The same header of an earlier answer, also that of a deletion: this answer is at least as new. Left out, it may be seconds old.`,
};

/** Headers that operations share, beside those of their own. */
const sharedHeaders = (operation: Operation): FieldRow[] => [
  ...(takesIdempotencyKey(operation) ? [IDEMPOTENCY_KEY] : []),
  ...(operation.session === "anywhere" ? [BOOKMARK] : []),
];

export function parameterBlocks(operation: Operation): Block[] {
  const parameters = listParameters(operation);
  const groups = (["path", "query", "header", "body"] as const).flatMap((place) => {
    const rows = parameters.filter((one) => one.place === place).map(toRow);
    const all = place === "header" ? [...rows, ...sharedHeaders(operation)] : rows;
    return all.length === 0 ? [] : [h3(PLACES[place], `in-${place}`), fields(all)];
  });
  if (groups.length === 0) return [p`It takes no parameters.`];
  const { body } = inputPlaces(operation);
  const within = listFields(operation.input, "input").filter(({ path }) => body.some((name) => path.startsWith(name)));
  return [...groups, ...within.map(groupBlock)];
}

const toRow = ({ name, type, isRequired, default: fallback, description }: Parameter): FieldRow => ({
  name,
  type,
  marks: [...(isRequired ? ["required"] : []), ...(fallback === null ? [] : [`default ${fallback}`])],
  meaning: fromBackticks(description),
});

/** The answer's own members, and below them those of what it holds, to be opened one by one. */
export function responseBlocks({ output }: Operation): Block[] {
  const [whole, ...within] = listFields(output, "output");
  if (whole === undefined) return [];
  return [h3("Members of the answer", "members"), fields(rowsOf(whole)), ...within.map(groupBlock)];
}

const groupBlock = (group: FieldGroup): Block => details(group.path, fields(rowsOf(group)));

const rowsOf = (group: FieldGroup): FieldRow[] =>
  group.fields.map(({ name, type, isRequired, description }) => ({
    name,
    type,
    marks: isRequired ? [] : ["optional"],
    meaning: fromBackticks(description),
  }));
