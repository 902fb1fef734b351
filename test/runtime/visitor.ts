// A browser without scripts, signed in or not: opens pages, sends the forms that stand in them, follows nothing.
import { exports } from "cloudflare:workers";
import { ORIGIN } from "./sign-in.ts";

export interface Seen {
  status: number;
  headers: Headers;
  html: string;
  /** Where a redirect leads. */
  location: string | null;
}

export interface Visitor {
  open(path: string, headers?: Record<string, string>): Promise<Seen>;
  /** Sends fields to an address as our own pages do; `headers` change what the browser tells. */
  send(path: string, fields: readonly (readonly [string, string])[], headers?: Record<string, string>): Promise<Seen>;
  /** Sends the form of a page that leads to `action`, as it stands but for what is filled in. */
  submit(page: Seen, action: string, filled?: Record<string, string | readonly string[]>): Promise<Seen>;
}

export function visitor(cookie: string | null, address = "203.0.113.77"): Visitor {
  const own = { "cf-connecting-ip": address, ...(cookie === null ? {} : { cookie }) };
  const send: Visitor["send"] = (path, fields, headers = { origin: ORIGIN, "sec-fetch-site": "same-origin" }) =>
    load(path, {
      method: "POST",
      headers: { ...own, "content-type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
    });
  return {
    open: (path, headers = {}) => load(path, { headers: { ...own, ...headers } }),
    send,
    submit(page, action, filled = {}) {
      const kept = fieldsOf(page, action).filter(([name]) => !(name in filled));
      const added = Object.entries(filled).flatMap(([name, value]) =>
        [value].flat().map((one) => [name, one] as const),
      );
      return send(action, [...kept, ...added]);
    },
  };
}

async function load(path: string, init: RequestInit): Promise<Seen> {
  const answer = await exports.default.fetch(new Request(ORIGIN + path, { ...init, redirect: "manual" }));
  return {
    status: answer.status,
    headers: answer.headers,
    html: await answer.text(),
    location: answer.headers.get("location"),
  };
}

/** What a browser would send of a form that nobody touched. */
function fieldsOf({ html }: Seen, action: string): (readonly [string, string])[] {
  const form = html.match(/<form[\s\S]*?<\/form>/g)?.find((text) => text.includes(`method="post" action="${action}"`));
  if (form === undefined) throw new Error(`the page has no form that leads to ${action}`);
  return [...form.matchAll(/<input[^>]*>/g)].flatMap(([tag]) => {
    const [, name = ""] = /\bname="([^"]*)"/.exec(tag) ?? [];
    const [, value = ""] = /\bvalue="([^"]*)"/.exec(tag) ?? [];
    return tag.includes('type="checkbox"') && !tag.includes(" checked") ? [] : [[name, value] as const];
  });
}
