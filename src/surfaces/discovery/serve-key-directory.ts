// The keys our crawler signs with, for whoever verifies its requests; the answer is signed itself.
import { AppError } from "../../model/errors.ts";
import { KEY_DIRECTORY_CACHE_SECONDS } from "../../model/limits.ts";
import type { Ports } from "../../model/ports.ts";

export async function serveKeyDirectory({ bot }: Ports): Promise<Response> {
  if (bot === null)
    throw new AppError("NOT_FOUND", "This service signs no requests: it was started without a key (BOT_KEY).");
  const { body, headers } = await bot.signDirectory();
  return new Response(body, {
    headers: {
      "Content-Type": "application/http-message-signatures-directory+json",
      "Cache-Control": `public, max-age=${KEY_DIRECTORY_CACHE_SECONDS}`,
      ...headers,
    },
  });
}
