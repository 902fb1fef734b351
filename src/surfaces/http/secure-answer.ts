// The last hand on every answer of the Worker, errors included: what a surface did not say for itself is said here.
import { ANSWER_HEADERS, DATA_HEADERS, TRANSPORT_HEADERS, WINDOW_HEADERS } from "../../model/security-headers.ts";

const NOT_MODIFIED = 304;

export function secureAnswer(answer: Response, { isDevelopment }: { isDevelopment: boolean }): Response {
  const isPage = (answer.headers.get("content-type") ?? "").startsWith("text/html");
  const missing = [
    ...ANSWER,
    ...(isDevelopment ? [] : TRANSPORT),
    ...DATA,
    ...(isPage ? WINDOW : []),
    // Nobody keeps what does not say that it may be kept. "Not modified" speaks of an answer that has said it.
    ...(answer.status === NOT_MODIFIED ? [] : NOT_KEPT),
  ].filter(([name]) => !answer.headers.has(name));
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

const [ANSWER, TRANSPORT, DATA, WINDOW] = [ANSWER_HEADERS, TRANSPORT_HEADERS, DATA_HEADERS, WINDOW_HEADERS].map(
  Object.entries<string>,
) as [Header[], Header[], Header[], Header[]];
const NOT_KEPT: readonly Header[] = [["Cache-Control", "no-store"]];
type Header = [name: string, value: string];
