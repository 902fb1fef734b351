// The last hand on every answer of the Worker, errors included: what a surface did not say for itself is said here.
import { ANSWER_HEADERS, DATA_HEADERS, TRANSPORT_HEADERS, WINDOW_HEADERS } from "../../model/security-headers.ts";

const NOT_MODIFIED = 304;

export function secureAnswer(answer: Response, { isDevelopment }: { isDevelopment: boolean }): Response {
  const isPage = (answer.headers.get("content-type") ?? "").startsWith("text/html");
  const missing = headersOf({ isPage, isDevelopment, isNotModified: answer.status === NOT_MODIFIED }).filter(
    ([name]) => !answer.headers.has(name),
  );
  if (missing.length === 0) return answer;
  try {
    for (const [name, value] of missing) answer.headers.set(name, value);
    return answer;
  } catch {
    // Answers of bindings are immutable.
    const copy = new Response(answer.body, answer);
    for (const [name, value] of missing) copy.headers.set(name, value);
    return copy;
  }
}

/** What `secureAnswer` would add to an answer of data, for whoever makes one: setting each header later costs more. */
export const dataHeaders = (isDevelopment: boolean): Readonly<Record<string, string>> =>
  (forData[Number(isDevelopment)] ??= Object.fromEntries(
    headersOf({ isPage: false, isDevelopment, isNotModified: false }),
  ));
const forData: Record<string, string>[] = [];

interface Kind {
  isPage: boolean;
  isDevelopment: boolean;
  isNotModified: boolean;
}

/** The headers of an answer of some kind, as it should have them in the end. */
export function headersOf({ isPage, isDevelopment, isNotModified }: Kind): readonly Header[] {
  const key = Number(isPage) + 2 * Number(isDevelopment) + 4 * Number(isNotModified);
  return (made[key] ??= [
    ...ANSWER,
    ...(isDevelopment ? [] : TRANSPORT),
    ...DATA,
    ...(isPage ? WINDOW : []),
    // Nobody keeps what does not say that it may be kept. "Not modified" speaks of an answer that has said it.
    ...(isNotModified ? [] : NOT_KEPT),
  ]);
}
const made: (readonly Header[])[] = [];

const [ANSWER, TRANSPORT, DATA, WINDOW] = [ANSWER_HEADERS, TRANSPORT_HEADERS, DATA_HEADERS, WINDOW_HEADERS].map(
  Object.entries<string>,
) as [Header[], Header[], Header[], Header[]];
const NOT_KEPT: readonly Header[] = [["Cache-Control", "no-store"]];
type Header = [name: string, value: string];
