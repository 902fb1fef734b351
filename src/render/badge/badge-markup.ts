// What an owner pastes to show the badge, with a link to what it rests on.
import { escapeHtml } from "../escape-html.ts";

interface BadgeMarkup {
  source: `/${string}`;
  alt: string;
  html: string;
  markdown: string;
}

/** `domain` is a host name, so that nothing in it needs escaping in Markdown; `path` is where the scores are explained. */
export function badgeMarkup(origin: string, domain: string, path: `/${string}`): BadgeMarkup {
  const source = `/badge/${encodeURIComponent(domain)}.svg` as const;
  const alt = `AI readiness and AEO of ${domain}`;
  return {
    source,
    alt,
    html: `<a href="${escapeHtml(origin + path)}"><img src="${escapeHtml(origin + source)}" alt="${escapeHtml(alt)}" height="20"></a>`,
    markdown: `[![${alt}](${origin}${source})](${origin}${path})`,
  };
}
