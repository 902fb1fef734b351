// The library's refusals, where ours differ.
import { z } from "zod";

export const NOT_STORED = { "Cache-Control": "no-store", Pragma: "no-cache" };

const Refusal = z.object({ error_description: z.string() });

/** What a refusal says of its reason; nothing when it says none. The answer can still be read. */
export async function refusalText(answer: Response): Promise<string> {
  const copy = answer.clone();
  const refusal = Refusal.safeParse(await copy.json().catch(() => null));
  return refusal.data?.error_description ?? "";
}
