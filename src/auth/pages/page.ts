// Every page of this room: plain HTML that works without scripts, and the headers that keep it so.
import { doorPage } from "../../render/account/door-page.ts";
import type { Markup } from "../../render/markup.ts";
import { privatePageHeaders } from "../../render/page-headers.ts";

export interface PageOptions {
  title: string;
  body: Markup;
  status?: number;
  headers?: Record<string, string>;
  /** Where a form's answer may redirect to beside ourselves. */
  formTargets?: readonly string[];
}

/** Clients open these in a window of their own and wait in it for the way back: a policy would cut the two apart. */
const IN_A_WINDOW_OF_A_CLIENT = { "Cross-Origin-Opener-Policy": "unsafe-none" };

export function page({ title, body, status = 200, headers = {}, formTargets = [] }: PageOptions): Response {
  return new Response(doorPage({ title, body }), {
    status,
    headers: { ...headers, ...privatePageHeaders({ formTargets }), ...IN_A_WINDOW_OF_A_CLIENT },
  });
}

/** Source expression for a redirect address; none for what is no address. Its parts hold no separators of a policy. */
export function formTarget(redirect: string | null): string[] {
  if (redirect === null || !URL.canParse(redirect)) return [];
  const { protocol, host } = new URL(redirect);
  const source = protocol === "https:" || protocol === "http:" ? `${protocol}//${host}` : protocol;
  return /^[a-z0-9.+:/[\]-]+$/i.test(source) ? [source] : [];
}
