import { printableUrl } from "../../../model/target.ts";
import { startWith } from "../../../model/words.ts";
import { addressKey } from "../../evidence/access/access-observation.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { Exchange } from "../../evidence/site-evidence.ts";
import { defineCheck, fail, na, pass, seen, unable, warn } from "../define-check.ts";

const MUCH_TEXT_CHARS = 600;

export const loginWall = defineCheck({
  id: "login-wall",
  agent: "essentials",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["home", "pages", "exchanges", "profile", "target"],
  title: "Pages for the public open without a log-in",
  why: "What stands behind a log-in is read by no assistant and no search engine.",
  fix: "Give the public pages (what, for whom, prices, contact) addresses of their own that open without a log-in.",
  effort: "M",
  reference: "https://www.rfc-editor.org/rfc/rfc9110#section-15.5.2",
  headline: ({ people, name }) => `${startWith(people)} and assistants meet a log-in where ${name} should speak`,
  run({ home, pages, exchanges, profile, target }) {
    // An empty shell says how the pages are made, not whom they are for.
    if (profile.siteType.value === "app-shell")
      return isLoginPage(home)
        ? na(`${target.host} is an application for people who have an account.`)
        : unable(
            `The pages of ${target.host} are built by scripts, so whether a log-in stands before them was not seen.`,
          );
    if (isLoginPage(home))
      return fail(
        `${target.host} opens with a log-in instead of a page for the public.`,
        seen(home.url, describe(home), "Nothing can be read without an account."),
      );
    const asked = exchanges.filter(({ purpose, status }) => purpose === "page" && status > 0);
    const closed = [
      ...asked.filter(({ status }) => status === 401).map((exchange) => seenRefusal(exchange)),
      ...pages
        .filter((page) => page.url !== home.url && wasSentToLogin(page))
        .map((page) =>
          seen(page.requestedUrl, `leads to ${printableUrl(page.url)}`, "The page asked for is behind a log-in."),
        ),
    ];
    if (closed.length === 0)
      return pass(`No page of ${target.host} that was asked for wanted a log-in, save those made for it.`);
    const of = Math.max(asked.length, pages.length);
    const share = 1 - Math.min(1, closed.length / of);
    const situation = `${closed.length} of ${of} pages asked for of ${target.host} are behind a log-in.`;
    return share < 0.5
      ? fail(situation, closed.slice(0, 5), { score: share })
      : warn(situation, closed.slice(0, 5), { score: share });
  },
});

const hasPassword = ({ forms }: PageFacts): boolean =>
  forms.some(({ hidden, fields }) => !hidden && fields.some(({ type }) => type === "password"));

const isLoginPage = (page: PageFacts): boolean => hasPassword(page) && page.mainText.chars < MUCH_TEXT_CHARS;

/** Links that say they lead to a log-in are no wall; a redirect from a page of another purpose is. */
function wasSentToLogin(page: PageFacts): boolean {
  if (addressKey(page.requestedUrl) === addressKey(page.url) || !isLoginPage(page)) return false;
  const asked = URL.canParse(page.requestedUrl) ? new URL(page.requestedUrl).pathname : "";
  return !/log-?in|sign-?in|account|admin|portal|member|konto|compte|cuenta/i.test(asked);
}

const seenRefusal = ({ url, status }: Exchange) => seen(url, String(status), "Wants a name and a password.");
const describe = (page: PageFacts): string => `password field, ${page.mainText.chars} characters of text`;
