// The page that says what was wrong, in the words of the API's error.
import { type AppError, ERROR_TABLE } from "../../model/errors.ts";
import { foreign, link, p, type PageName } from "../../render/blocks.ts";
import { messagePage } from "../../render/message-page.ts";

interface Refusal {
  title: string;
  isMarkdown: boolean;
  /** Where to go on from. */
  back: PageName;
  origin: string;
}

export function refusePage(error: AppError, { title, isMarkdown, back, origin }: Refusal): Response {
  const blocks = [p`${foreign(error.message)}`, p`${link(back.name, back.path)}`];
  const { text, headers } = messagePage({ title, blocks, isMarkdown, origin });
  return new Response(text, { status: ERROR_TABLE[error.code].status, headers: { ...headers, ...error.headers } });
}
