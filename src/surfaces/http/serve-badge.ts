// GET /badge/{domain}.svg: the scores of the newest public scan of a domain, for other sites to show.
import { isoDay } from "../../model/words.ts";
import { z } from "zod";
import { AppError } from "../../model/errors.ts";
import { BADGE_SECONDS, NO_BADGE_SECONDS } from "../../model/limits.ts";
import { etagOf, textUnlessKnown } from "../../model/matches-etag.ts";
import type { Ports } from "../../model/ports.ts";
import { bareHost, readTarget } from "../../model/target.ts";
import { badge, BADGE_SCORES, BADGE_STYLES, BADGE_THEMES, type BadgeLook } from "../../render/badge/badge.ts";
import { DARK_STYLE_HASH } from "../../render/badge/palette.ts";
import { targetPolicy } from "../../services/target-policy.ts";
import { decodePercent } from "../../model/decode-percent.ts";

export async function serveBadge(ports: Ports, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const look = readLook(searchParams);
  const domain = readDomain(ports, pathname);
  const scan = await ports.scanList.newestScores(domain);
  const day = isoDay(scan?.completedAt ?? 0);
  const text = badge(domain, scan === null ? null : { ...scan, day }, look);
  const etag = await etagOf(ports.digest, text);
  const headers = {
    "Content-Type": "image/svg+xml; charset=utf-8",
    "Cache-Control": `public, max-age=${scan === null ? NO_BADGE_SECONDS : BADGE_SECONDS}`,
    ETag: etag,
    // Opened by itself it is a document of this origin: nothing runs and nothing is loaded.
    "Content-Security-Policy": `default-src 'none'; style-src ${look.theme === "auto" ? `'${DARK_STYLE_HASH}'` : "'none'"}; sandbox; frame-ancestors 'none'`,
    "Cross-Origin-Resource-Policy": "cross-origin",
    "X-Robots-Tag": "noindex",
  };
  return textUnlessKnown(request, etag, text, headers);
}

const Look = z.object({
  score: z.enum(BADGE_SCORES).default("both"),
  style: z.enum(BADGE_STYLES).default("flat"),
  theme: z.enum(BADGE_THEMES).default("auto"),
});

/** What is misspelled is refused, as everywhere: a wrong badge would not be noticed. */
function readLook(query: URLSearchParams): BadgeLook {
  const given = Object.fromEntries([...query].filter(([name]) => name in Look.shape));
  const look = Look.safeParse(given);
  if (look.success) return look.data;
  const field = String(look.error.issues[0]?.path[0]) as keyof typeof LISTS;
  throw refuse(field, `one of ${LISTS[field].join(", ")}`);
}
const LISTS = { score: BADGE_SCORES, style: BADGE_STYLES, theme: BADGE_THEMES } as const;

/** The rule of a scan's address, for the name alone: no scheme, port or path. */
function readDomain({ config }: Ports, pathname: string): string {
  const name = pathname.slice("/badge/".length);
  if (!name.endsWith(".svg"))
    throw new AppError(
      "NOT_FOUND",
      "A badge is at /badge/example.com.svg, with the domain in the place of example.com.",
    );
  const text = decodePercent(name.slice(0, -".svg".length), "");
  const target = /[/\\:?#@\s]/.test(text) ? null : readTarget(text, targetPolicy(config));
  if (target === null || !target.ok) throw refuse("domain", "a public domain such as example.com");
  return bareHost(target.url.hostname);
}

const refuse = (field: string, expected: string): AppError =>
  new AppError("INVALID_REQUEST", `${field} is not valid. Expected: ${expected}.`, { details: { field, expected } });
