// A website that many want to have read, and that writes down how it was asked.
import { Response as Answer, type Request } from "miniflare";
import { SCAN_FIELD } from "./clock-control.ts";

export const VICTIM = "harbor-victim.com";

export interface Visit {
  /** By the clock of the service. */
  at: number;
  url: string;
  /** For which scan; null when none was named. */
  scanId: string | null;
  /** By the clock of this process: when it was asked, and when it had answered. */
  from: number;
  to: number;
}

export interface VictimSite {
  answer(request: Request): Promise<Answer>;
  visits: Visit[];
  mostInFlight(): number;
}

const PAGES = ["about", "services", "pricing", "contact", "faq", "booking", "team", "blog"];

/** Other names redirect to it: whoever has a name can point it here. */
export function createVictimSite(now: () => number, latencyMs: number): VictimSite {
  const visits: Visit[] = [];
  let inFlight = 0;
  let most = 0;
  return {
    visits,
    mostInFlight: () => most,
    async answer(request) {
      const url = new URL(request.url);
      if (!isVictim(url.hostname)) return elsewhere(url);
      const visit = { at: now(), url: request.url, scanId: request.headers.get(SCAN_FIELD), ...begun() };
      visits.push(visit);
      most = Math.max(most, (inFlight += 1));
      await new Promise((resume) => setTimeout(resume, latencyMs));
      inFlight -= 1;
      visit.to = performance.now();
      return page(url);
    },
  };
}

/** Goes on until its end is known. */
const begun = (): Pick<Visit, "from" | "to"> => ({ from: performance.now(), to: Infinity });

const isVictim = (host: string): boolean => host === VICTIM || host.endsWith(`.${VICTIM}`);

function elsewhere({ hostname, pathname }: URL): Answer {
  if (!hostname.startsWith("points-there")) return new Answer("no such host", { status: 502 });
  if (pathname === "/robots.txt") return new Answer("", { status: 404 });
  return new Answer(null, { status: 302, headers: { Location: `https://${VICTIM}/?from=${hostname}` } });
}

function page({ pathname }: URL): Answer {
  if (pathname === "/robots.txt")
    return new Answer("User-agent: *\nAllow: /\n", { headers: { "Content-Type": "text/plain" } });
  const name = pathname.slice(1);
  if (name !== "" && !PAGES.includes(name))
    return new Answer("<h1>Not here</h1>", { status: 404, headers: { "Content-Type": "text/html" } });
  const links = PAGES.map((path) => `<a href="/${path}">${path} of the harbor</a>`).join(" ");
  const title = name === "" ? "Harbor Victim" : `Harbor Victim: ${name}`;
  const body = `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>We repair boats in the harbor, and say on this page what there is to know about ${name || "us"}.</p><nav>${links}</nav></html>`;
  return new Answer(body, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
