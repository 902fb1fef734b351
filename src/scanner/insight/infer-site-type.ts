// Which of ten kinds of site this is, from what its pages hold, and a second kind where two hold.
import type { Confidence, Profile, Sign, SiteType } from "../../model/profile.ts";
import { SITE_TYPES } from "../../model/profile.ts";
import { isAppShell } from "./app-shell.ts";
import { isPlaceLocal } from "./place-local.ts";
import { quoteOf } from "./quote-of.ts";
import { SITE_TYPE_RULES } from "./site-type-rules.ts";
import type { Add, SiteTypeInput } from "./site-type-rules.ts";

interface Score {
  type: SiteType;
  points: number;
  signs: Sign[];
}

const LEAST = 2;
const SECOND_SHARE = 0.6;

/** The best of the kinds with at least two points; else local-business for a place with address and phone, else services. */
export function inferSiteType(input: SiteTypeInput): Profile["siteType"] {
  const shell = isAppShell(input.pages);
  const home = input.pages[0];
  if (shell && home) {
    const quote = `${home.visibleText.chars} characters of text without script`;
    return {
      value: "app-shell",
      confidence: "high",
      evidence: [{ url: home.url, region: "body", quote }],
      secondary: null,
    };
  }
  const scores = SITE_TYPES.map((type) => scoreOf(type, input)).filter((score) => score.points > 0);
  const ranked = scores.toSorted(
    (a, b) => b.points - a.points || SITE_TYPES.indexOf(a.type) - SITE_TYPES.indexOf(b.type),
  );
  const [best, second] = ranked;
  if (!best || best.points < LEAST) return fallback(input, best);
  const isSecond = second !== undefined && second.points >= LEAST && second.points >= best.points * SECOND_SHARE;
  return {
    value: best.type,
    confidence: confidenceOf(best, second),
    evidence: best.signs.slice(0, 5),
    secondary: isSecond ? second.type : null,
  };
}

/** Site type confidence. High: four points and a lead of one. Medium: three points or that lead. Low: neither. */
function confidenceOf(best: Score, second: Score | undefined): Confidence {
  const margin = best.points - (second?.points ?? 0);
  if (best.points >= HIGH_POINTS && margin >= CLEAR_LEAD) return "high";
  return best.points >= MEDIUM_POINTS || margin >= CLEAR_LEAD ? "medium" : "low";
}

/** Two strong signs agree. */
const HIGH_POINTS = 4;
/** One strong sign and a weak one. */
const MEDIUM_POINTS = 3;
const CLEAR_LEAD = 1;

function fallback({ pages, structured, channels }: SiteTypeInput, best: Score | undefined): Profile["siteType"] {
  const home = pages[0];
  const evidence: Sign[] = best?.signs.slice(0, 2) ?? [];
  const isLocal = isPlaceLocal(pages, structured) && channels.some((channel) => channel.type === "phone");
  if (evidence.length === 0 && home)
    evidence.push({ url: home.url, region: "title", quote: quoteOf(home.titles[0] ?? home.url) });
  return { value: isLocal ? "local-business" : "services", confidence: "low", evidence, secondary: null };
}

function scoreOf(type: SiteType, input: SiteTypeInput): Score {
  const score: Score = { type, points: 0, signs: [] };
  const add: Add = (points, url, region, quote) => {
    score.points += points;
    score.signs.push({ url, region, quote: quoteOf(quote), weight: points });
  };
  SITE_TYPE_RULES[type](input, add);
  return score;
}
