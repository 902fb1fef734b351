// A browser as far as signing in goes: keeps cookies, follows redirects within the service, submits forms.
import { readFileSync } from "node:fs";

export interface Page {
  status: number;
  headers: Headers;
  html: string;
  /** Where it came to stand, or where another place's redirect leads. */
  url: string;
}

const HOPS = 10;

export function openBrowser(origin: string, address: string) {
  const cookies = new Map<string, string>();

  async function load(url: string, init: RequestInit = {}): Promise<Page> {
    let next = new URL(url, origin);
    let request = init;
    for (let hop = 0; hop < HOPS; hop++) {
      if (next.origin !== origin) return { status: 0, headers: new Headers(), html: "", url: next.href };
      const headers = new Headers(request.headers);
      headers.set("Accept", "text/html");
      headers.set("CF-Connecting-IP", address);
      if (cookies.size > 0) headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
      const answer = await fetch(next, { ...request, headers, redirect: "manual" });
      for (const cookie of answer.headers.getSetCookie()) {
        const [pair = ""] = cookie.split(";", 1);
        cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
      }
      const location = answer.headers.get("location");
      const html = await answer.text();
      if (location === null) return { status: answer.status, headers: answer.headers, html, url: next.href };
      next = new URL(location, next);
      request = {};
    }
    throw new Error(`more than ${HOPS} redirects from ${url}`);
  }

  /** Submits the first form of a page, with what a person adds or presses. */
  function submit(page: Page, more: Record<string, string> = {}): Promise<Page> {
    const [form = ""] = /<form[\s\S]*?<\/form>/.exec(page.html) ?? [];
    const [, action = ""] = /action="([^"]*)"/.exec(form) ?? [];
    const hidden = [...form.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [name, unescape(value)] as const,
    );
    const body = new URLSearchParams({ ...Object.fromEntries(hidden), ...more }).toString();
    return load(new URL(action, page.url).href, {
      method: "POST",
      body,
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: origin },
    });
  }

  return { load, submit, cookies };
}

const unescape = (text: string): string =>
  text
    .replace(/&amp;/g, "&")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">");

const readLinks = new Set<string>();

/** The link in the newest mail to somebody; the local mail simulator logs where the text stands. */
export async function readMailedLink(logFile: string, recipient: string): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    const mails = readFileSync(logFile, "utf8").split("send_email binding called");
    const mail = mails.findLast((text) => text.includes(`To: ${recipient}`));
    const [, path] = /^Text: (\S+)/m.exec(mail ?? "") ?? [];
    const [link] =
      /https?:\/\/\S+\/sign-in\/confirm\S+/.exec(path === undefined ? "" : readFileSync(path, "utf8")) ?? [];
    // The log lags behind: what was read before is an older mail.
    if (link !== undefined && !readLinks.has(link)) {
      readLinks.add(link);
      return link;
    }
    await new Promise((resume) => setTimeout(resume, 100));
  }
  throw new Error(`no mail to ${recipient}`);
}
