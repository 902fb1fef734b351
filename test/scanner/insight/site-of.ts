// Pages written as HTML, read by the real parser, for tests of what is inferred from them.
import { notePageKind } from "../../../src/scanner/crawl/note-page-kind.ts";
import { collectStructured } from "../../../src/scanner/evidence/structured/collect-structured.ts";
import type { PageFacts } from "../../../src/scanner/evidence/page-facts.ts";
import { parsePage } from "../../../src/scanner/evidence/page/parse-page.ts";
import type { DocumentFacts, SiteNode, TargetFacts } from "../../../src/scanner/evidence/site-evidence.ts";
import { detectChannels } from "../../../src/scanner/insight/detect-channels.ts";
import { detectTechnologies } from "../../../src/scanner/insight/detect-technologies.ts";
import { inferProfile } from "../../../src/scanner/insight/infer-profile.ts";
import { summariseTechnologies } from "../../../src/scanner/insight/summarise-technologies.ts";
import type { Channel, ChannelType, Profile, Technology } from "../../../src/model/profile.ts";

export interface ReadSite {
  pages: PageFacts[];
  structured: SiteNode[];
  technologies: Technology[];
  target: TargetFacts;
}

/** Pages by path, the start page first. `lang` is written on <html> unless the page has its own. */
export function siteOf(pages: Record<string, string>, lang = "en", host = "harbour-house.test"): ReadSite {
  const origin = `https://${host}`;
  const read = Object.entries(pages).map(([path, body], at) => {
    const html = /<html/i.test(body) ? body : `<!doctype html><html lang="${lang}">${withBody(body)}</html>`;
    const url = `${origin}${path}`;
    const transfer = {
      status: 200,
      headers: { "content-type": "text/html" },
      contentType: "text/html",
      charset: "utf-8",
      bytes: html.length,
      truncated: false,
      ttfbMs: 1,
      redirects: [],
    };
    const { facts, transient } = parsePage({
      html,
      url,
      requestedUrl: url,
      kind: "other",
      foundBy: at === 0 ? "start" : "link",
      transfer,
    });
    notePageKind(facts, "");
    return { facts, hits: detectTechnologies({ url, headers: {}, transient, facts }) };
  });
  const facts = read.map((one) => one.facts);
  return {
    pages: facts,
    structured: collectStructured(facts),
    technologies: summariseTechnologies(read.flatMap((one) => one.hits)),
    target: targetOf(origin, host),
  };
}

const withBody = (html: string): string => (/<body/i.test(html) ? html : `<body>${html}</body>`);

function targetOf(origin: string, host: string): TargetFacts {
  return {
    requestedUrl: `${origin}/`,
    finalUrl: `${origin}/`,
    origin,
    host,
    registrableDomain: host.replace(/^www\./, ""),
    observedAt: Date.UTC(2026, 10, 20),
    isLocalCopy: false,
    https: { ok: true, error: null },
    redirects: [],
    httpProbe: null,
    twinHostProbe: null,
  };
}

export const channelsOf = (site: ReadSite): Channel[] => detectChannels(site);

export const channelOf = (type: ChannelType, pages: Record<string, string>, lang = "en"): Channel | undefined =>
  detectChannels(siteOf(pages, lang)).find((channel) => channel.type === type);

export const hasChannel = (type: ChannelType, html: string, lang = "en"): boolean =>
  channelOf(type, { "/": html }, lang) !== undefined;

export function profileOf(
  pages: Record<string, string>,
  lang = "en",
  host?: string,
  documents: Record<string, DocumentFacts> = {},
): Profile {
  const site = siteOf(pages, lang, host);
  return inferProfile({ ...site, channels: channelsOf(site), documents, sitemapUrls: 0 });
}
