import { registrableDomainOf } from "../../../model/target.ts";
import { textsOf } from "../structured/collect-structured.ts";
import type { PageFacts } from "../page-facts.ts";
import type { SiteEvidence } from "../site-evidence.ts";

const MAIL_HOST = /@((?:[a-z0-9-]{1,63}\.){1,5}[a-z][a-z0-9-]{1,62})/gi;
const TEXT_CHARS = 4_000;

type Named = Pick<SiteEvidence, "pages" | "structured">;

const domainsIn = (text: string): string[] =>
  text.includes("@")
    ? [...text.slice(0, TEXT_CHARS).matchAll(MAIL_HOST)].map(([, host = ""]) => registrableDomainOf(host.toLowerCase()))
    : [];

/** Whether pages or structured data name a mail address under the domain. */
export function namesMailAddress({ pages, structured }: Named, domain: string): boolean {
  const isOurs = (text: string): boolean => domainsIn(text).includes(domain);
  return (
    pages.some((page) => textsIn(page).some(isOurs)) ||
    structured.some(({ props }) => textsOf(props.email).some(isOurs))
  );
}

/** The domain under which most pages give an address to write to; null where links to write name none. One at the foot whose text is none may be that of who made the site. */
export function linkedMailDomain(pages: readonly PageFacts[]): string | null {
  const perPage = pages.flatMap((page) => [
    ...new Set(
      linksIn({
        anchors: page.anchors.filter(({ region, text }) => region !== "footer" || text.includes("@")),
      }).flatMap(domainsIn),
    ),
  ]);
  const counted = [...Map.groupBy(perPage, (domain) => domain)].toSorted(([, a], [, b]) => b.length - a.length);
  return counted[0]?.[0] ?? null;
}

const linksIn = ({ anchors }: Pick<PageFacts, "anchors">): string[] =>
  anchors
    .filter(({ href }) => /^mailto:/i.test(href))
    .map(({ href }) => href.replaceAll("%40", "@").split("?")[0] ?? "");

const textsIn = (page: PageFacts): string[] => [...linksIn(page), ...page.blocks.map(({ text }) => text)];
