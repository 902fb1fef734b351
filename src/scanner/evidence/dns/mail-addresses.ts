import { registrableDomainOf } from "../../../model/target.ts";
import { textsOf } from "../structured/collect-structured.ts";
import type { PageFacts } from "../page-facts.ts";
import type { SiteEvidence } from "../site-evidence.ts";

const MAIL_HOST = /@((?:[a-z0-9-]{1,63}\.){1,5}[a-z][a-z0-9-]{1,62})/gi;
const TEXT_CHARS = 4_000;

/** Whether pages or structured data name a mail address under the domain. */
export function namesMailAddress(
  { pages, structured }: Pick<SiteEvidence, "pages" | "structured">,
  domain: string,
): boolean {
  const isOurs = (text: string): boolean =>
    text.includes("@") &&
    [...text.slice(0, TEXT_CHARS).matchAll(MAIL_HOST)].some(
      ([, host = ""]) => registrableDomainOf(host.toLowerCase()) === domain,
    );
  return (
    pages.some((page) => textsIn(page).some(isOurs)) ||
    structured.some(({ props }) => textsOf(props.email).some(isOurs))
  );
}

function textsIn({ anchors, blocks }: PageFacts): string[] {
  const links = anchors.filter(({ href }) => /^mailto:/i.test(href)).map(({ href }) => href.replaceAll("%40", "@"));
  return [...links, ...blocks.map(({ text }) => text)];
}
