// Lines that the server sends with its answers. Fixed text, host names and paths alone: nothing of a page's text.
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import type { DraftMaker, DraftParts } from "./draft-parts.ts";

const HOSTS = 12;
const HOST = /^[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?$/;

function headers(site: SiteEvidence, title: string, lines: readonly string[], notes: readonly string[]): DraftParts {
  return {
    kind: "http-header",
    title,
    target: `${site.target.origin}/`,
    content: lines.join("\n"),
    notes: [`Send what stands here with every answer of ${site.target.host}.`, ...notes],
  };
}

const FURTHER = ["includeSubDomains", "preload"];
const SENT = /max-age ?= ?"?[1-9]/i;
/** A host that answers over https no longer is out of reach while it holds: it begins with a day, and a site that sends it already goes on to a year. */
export const hstsDraft: DraftMaker = (site) => {
  const sent = site.home.transfer.headers["strict-transport-security"] ?? "";
  const isSent = SENT.test(sent);
  const kept = FURTHER.filter((directive) => isSent && sent.toLowerCase().includes(directive.toLowerCase()));
  return headers(
    site,
    "Stay on the secure address",
    [[`Strict-Transport-Security: max-age=${isSent ? 31_536_000 : 86_400}`, ...kept].join("; ")],
    [
      isSent
        ? `Browsers keep Strict-Transport-Security for a year: send it so once every page and tool of ${site.target.host} was seen to answer over https.`
        : `Once every page and tool of ${site.target.host} was seen to answer over https, send that header with max-age=31536000, a year: the next scan asks for that.`,
    ],
  );
};

export const nosniffDraft: DraftMaker = (site) =>
  headers(site, "No guessing of file types", ["X-Content-Type-Options: nosniff"], []);

/** A second policy would take the place of the one that is sent. */
export const frameDraft: DraftMaker = (site) => {
  const isSent = site.home.transfer.headers["content-security-policy"] !== undefined;
  return {
    ...headers(
      site,
      "Who may put the pages in a frame",
      [...(isSent ? [] : ["Content-Security-Policy: frame-ancestors 'self'"]), "X-Frame-Options: SAMEORIGIN"],
      isSent ? ["A Content-Security-Policy is sent already: add frame-ancestors 'self' to it."] : [],
    ),
    isPart: isSent,
  };
};

export const referrerDraft: DraftMaker = (site) =>
  headers(site, "What other sites learn of visitors", ["Referrer-Policy: strict-origin-when-cross-origin"], []);

/** Begins as a report: it blocks nothing until the pages are known to work with it. */
export const cspDraft: DraftMaker = (site) => {
  const sources = scriptSources(site);
  if (site.home.transfer.headers["content-security-policy"] !== undefined) return null;
  const policy = [
    `script-src 'self'${sources.map((source) => ` ${source}`).join("")}`,
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
  return headers(
    site,
    "What may run on the pages, as a trial",
    [`Content-Security-Policy-Report-Only: ${policy}`],
    [
      "Content-Security-Policy-Report-Only reports, in the browser's console, what the policy would block, and blocks nothing; the hosts named are those the pages load scripts from.",
      "Scripts written into the pages need a nonce or a hash. Call the header Content-Security-Policy when nothing is reported any more.",
    ],
  );
};

function scriptSources({ pages, target }: SiteEvidence): string[] {
  const hosts = pages
    .flatMap(({ scripts }) => scripts)
    .flatMap(({ src }) => (src.startsWith("https:") && URL.canParse(src) ? [new URL(src).hostname] : []))
    .filter((host) => HOST.test(host) && host !== target.host);
  return [...new Set(hosts)].slice(0, HOSTS).map((host) => `https://${host}`);
}

/** Relations by which each kind of document is found, by the start of its id. */
const RELATIONS: readonly (readonly [RegExp, string])[] = [
  [/^llms/, 'rel="describedby"; type="text/markdown"'],
  [/^(?:openapi|swagger)/, 'rel="service-desc"'],
  [/^api-catalog/, 'rel="api-catalog"'],
];

export const linkHeaderDraft: DraftMaker = (site) => {
  const entries = Object.values(site.documents)
    .filter(({ state }) => state === "present")
    .flatMap(({ id, url }) => {
      const relation = RELATIONS.find(([pattern]) => pattern.test(id))?.[1];
      const path = URL.canParse(url) ? new URL(url).pathname : "";
      return relation === undefined || !/^\/[\w./-]{1,200}$/.test(path) ? [] : [`<${path}>; ${relation}`];
    });
  if (entries.length === 0) return null;
  return {
    ...headers(site, "Where the documents for machines are", [`Link: ${entries.join(", ")}`], []),
    notes: ["Send it with the start page; it stands beside other Link headers."],
  };
};
