// Forms count only from our own pages (decision "A session … checked by Origin on every write").
import type { Context } from "hono";
import { AppError } from "../model/errors.ts";
import type { AuthEnv } from "./auth-env.ts";

/** Browsers name the origin of every POST; where no session counts yet, a program may leave it out. */
export function expectOwnOrigin(c: Context<AuthEnv>, { isRequired }: { isRequired: boolean }): void {
  const { publicOrigin } = c.env.ports.config;
  const origin = c.req.header("origin") ?? null;
  if (origin === publicOrigin || (origin === null && !isRequired)) return;
  throw new AppError(
    "INSUFFICIENT_SCOPE",
    `This form counts only from pages of ${publicOrigin}, told by the header Origin.`,
  );
}
