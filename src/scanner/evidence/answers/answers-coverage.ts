// Whether enough of a site was read to say that something is not on it.
import { leavesMenuToScripts } from "../access/left-menu.ts";
import { isCopy, RULES_SILENT, whySilent } from "../access/access-silence.ts";
import type { SiteEvidence } from "../site-evidence.ts";

const SHELL_CHARS = 200;

/** Phone and mail mostly stand in header and footer, prices behind the menu. */
export const MENU_UNREAD = "Scripts bring the menu and what stands beside it, so what is told there could not be read.";

/** Why absence cannot be claimed, in a sentence; null when it can. */
export function whyUnread({
  crawl,
  challenge,
  home,
  pages,
  profile,
}: Pick<SiteEvidence, "crawl" | "challenge" | "home" | "pages" | "profile">): string | null {
  const isShell = home.counts.emptyAppRoots > 0 && home.visibleText.chars < SHELL_CHARS;
  if (isShell || profile.siteType.value === "app-shell") {
    return "The pages deliver almost no text until scripts have run, so what they say could not be read.";
  }
  if (pages.every(leavesMenuToScripts)) return MENU_UNREAD;
  if (crawl.stoppedBy === "robots-unanswered") return RULES_SILENT;
  if (crawl.startPageOnly) return "The site's rules for crawlers allow only the start page to be read.";
  if (challenge.detected && pages.length <= 1)
    return "The site asks visitors to prove that they are human, so only one page could be read.";
  const silence = whySilent(crawl);
  if (silence !== null) return silence;
  const failed = crawl.pagesFailed.filter((page) => !isCopy(page)).length;
  if (failed > pages.length)
    return `Read ${pages.length} of ${pages.length + failed} pages asked for: the rest gave nothing to read.`;
  return null;
}
