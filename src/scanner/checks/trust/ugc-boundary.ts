import { partOf } from "../../../model/words.ts";
import { hostsOfOthers } from "../../evidence/trust/trust-script-hosts.ts";
import type { AnchorFacts, PageFacts } from "../../evidence/page-facts.ts";
import { hasTerm, makeSearchText, prepareTerms } from "../../evidence/text/text-search.ts";
import { printableUrl } from "../../../model/target.ts";
import { defineCheck, judgePages } from "../define-check.ts";

const COMMENT_HEADINGS = prepareTerms([
  "comment",
  "comments",
  "kommentar",
  "kommentare",
  "commentaire",
  "commentaires",
  "comentario",
  "comentarios",
  "commento",
  "commenti",
  "reactie",
  "reacties",
  "komentarz",
  "komentarze",
  "yorum",
  "yorumlar",
  "комментари*",
  "komentare",
  "コメント",
  "댓글",
  "评论",
  "評論",
  "تعليقات",
  "תגובות",
  "टिप्पणियाँ",
]);
const MARKED = /(?:^|\s)(?:ugc|nofollow|sponsored)(?:\s|$)/;

/** What systems call the parts of a comment, and the field for one. */
const COMMENTS = /(?:^|[-_])comments?[-_]?(?:list|author|body|content|form|respond|meta|text|area|reply)/i;
const COMMENT_FIELD = /^(?:comment|kommentar|commentaire|comentario|commento|reactie|komentarz|yorum)/i;
/** Where the business is written to. */
const MESSENGER = /^https?:\/\/(?:wa\.me|(?:api|web|chat)\.whatsapp\.com|t\.me|m\.me|line\.me)\//i;

/**
 * Links of visitors are those to other hosts that stand under a heading for comments, on a page built for comments, and
 * on no other page.
 */
export const ugcBoundary = defineCheck({
  id: "ugc-boundary",
  agent: "trust-security",
  category: "Trust and safety",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["pages", "target"],
  title: "Links that visitors post are marked as theirs",
  why: "Readers take an unmarked link in a comment for the business's own recommendation.",
  fix: 'Add rel="ugc nofollow" to every link inside comments and reviews; most systems have a setting for it.',
  effort: "S",
  reference: "https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links",
  nowhere: "No links under a heading of comments or reviews were found on the pages read.",
  headline: ({ name }) => `Links that strangers post look like recommendations of ${name}`,
  run({ pages, target }) {
    return judgePages(
      pages,
      (page) => {
        const posted = !holdsComments(page)
          ? []
          : page.anchors.filter((anchor) => isPosted(page, anchor, target.registrableDomain, pages));
        if (posted.length === 0) return null;
        const open = posted.find(({ rel }) => !MARKED.test(rel.toLowerCase()));
        if (!open) return true;
        return {
          received: printableUrl(open.href),
          meaning: "A link in the comments, not marked as posted by a visitor.",
        };
      },
      ({ good, of }) =>
        `Links in comments are marked as posted by visitors on ${partOf(good, of, "page")} with such links.`,
    );
  },
});

const holdsComments = ({ tokens, forms }: PageFacts): boolean =>
  [...tokens.classes, ...tokens.ids].some((token) => COMMENTS.test(token)) ||
  forms.some(({ fields }) => fields.some(({ tag, name }) => tag === "textarea" && COMMENT_FIELD.test(name)));

function isPosted(page: PageFacts, anchor: AnchorFacts, domain: string, pages: readonly PageFacts[]): boolean {
  const heading = page.headings[anchor.heading];
  if (!heading || anchor.region === "footer" || anchor.region === "nav") return false;
  return (
    hasTerm(makeSearchText(heading.text), COMMENT_HEADINGS) &&
    hostsOfOthers([anchor.href], domain).length > 0 &&
    !MESSENGER.test(anchor.href) &&
    !pages.some((other) => other !== page && other.anchors.some(({ href }) => href === anchor.href))
  );
}
