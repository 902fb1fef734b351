// What the library refuses in a form of its own, told as OAuth clients read it.
import { z } from "zod";
import { NOT_STORED } from "./refusal-text.ts";

const OAuthError = z.looseObject({ error: z.string() });
const OwnError = z.looseObject({ message: z.string().optional(), error_description: z.string().optional() });

/** By status; RFC 6749 section 5.2, OpenID Connect Core section 3.1.2.6. */
const CODES: Readonly<Record<number, string>> = { 401: "login_required", 403: "access_denied" };
const CODE_OF_REGISTRATION = "invalid_client_metadata";
/** Said by 500 of a client that nobody knows, or whose own address does not describe it. */
const NO_CLIENT = "Unable to resolve the logout client";

/** RFC 6749 section 5.2, RFC 7591 section 3.2.2: `error` is a code and `error_description` the words. Pages stay as they are. */
export async function toOAuthError(answer: Response, path: string): Promise<Response> {
  const type = answer.headers.get("Content-Type") ?? "";
  if (answer.status < 400 || (type !== "" && !type.includes("json"))) return answer;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => ({}));
  const told = OwnError.safeParse(body).data ?? {};
  const description = told.error_description ?? told.message ?? "The request is refused.";
  if (answer.status === 500 && description === NO_CLIENT) return refuse(answer, 400, "invalid_client", description);
  if (OAuthError.safeParse(body).success) return answer;
  return refuse(answer, answer.status, codeOf(answer.status, path), description);
}

function codeOf(status: number, path: string): string {
  if (status >= 500) return "server_error";
  return CODES[status] ?? (path === "/oauth2/register" ? CODE_OF_REGISTRATION : "invalid_request");
}

function refuse(answer: Response, status: number, error: string, error_description: string): Response {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(NOT_STORED)) headers.set(name, value);
  headers.set("Content-Type", "application/json");
  headers.delete("Content-Length");
  return new Response(JSON.stringify({ error, error_description }), { status, headers });
}
