import { AppError } from "./errors.ts";

/** What a caller is told of anything thrown: of a bug, nothing but that it was one. */
export const toAppError = (thrown: unknown): AppError =>
  thrown instanceof AppError
    ? thrown
    : new AppError(
        "INTERNAL_ERROR",
        "Something failed on our side. Try again in a few seconds; if it stays, tell us the request id.",
      );
