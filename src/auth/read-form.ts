// The fields of a form.
import type { Context } from "hono";
import { AppError } from "../model/errors.ts";
import type { AuthEnv } from "./auth-env.ts";

/** Throws INVALID_REQUEST for a body that is not of the type that Content-Type names. */
export async function readForm(c: Context<AuthEnv>): Promise<Record<string, unknown>> {
  try {
    return await c.req.parseBody();
  } catch {
    throw new AppError("INVALID_REQUEST", "The body is not a form of the type that Content-Type names.", {
      details: { field: "body", expected: "the fields of a form" },
    });
  }
}
