// A site that still lives under the name of its host, while its pages name a domain of the business.
import { foldText } from "../../evidence/text/text-search.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { businessName } from "./business-facts.ts";

const HOSTED =
  /\.(?:vercel\.app|netlify\.app|git(?:hub|lab)\.io|pages\.dev|workers\.dev|web\.app|firebaseapp\.com|herokuapp\.com|onrender\.com|fly\.dev|surge\.sh|wixsite\.com|webflow\.io|framer\.(?:app|website)|lovable\.app|replit\.app|azurewebsites\.net|weebly\.com|square\.site|jimdosite\.com|carrd\.co)$/i;
const DOMAIN = /(?<![\p{L}\p{N}.-])(?:www\.)?([a-z\d][a-z\d-]{1,40}\.(?:[a-z]{2,3}\.)?[a-z]{2,6})(?![\p{L}\p{N}.-])/giu;
const LEAST_CHARS = 4;

/** The domain that is called like the business; undefined where there is none, or the site has a domain. */
export function ownDomain(site: SiteEvidence): string | undefined {
  const key = squeeze(businessName(site) ?? "");
  if (!HOSTED.test(site.target.host) || key.length < LEAST_CHARS) return undefined;
  const named = site.pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ text }) => [...text.matchAll(DOMAIN)].map(([, domain = ""]) => domain.toLowerCase())),
  );
  return named.find((domain) => squeeze(domain.split(".")[0] ?? "") === key);
}

const squeeze = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, "");
