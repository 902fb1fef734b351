import { pathOf, startWith } from "../../../model/words.ts";
import { isSilent } from "../../evidence/access/access-silence.ts";
import { printableUrl } from "../../../model/target.ts";
import { addressKey, metChallenge } from "../../evidence/access/access-observation.ts";
import { isCartAddress } from "../../evidence/commerce/cart-address.ts";
import { cartLinks, sellsGoods } from "../../evidence/commerce/commerce-signals.ts";
import { defineCheck, fail, na, pass, seen, unable, warn } from "../define-check.ts";

const LOGIN_STEP = /\/(?:login|log-in|signin|sign-in|account\/login|anmelden|connexion|logowanie|auth)(?:$|[/?.])/i;

/** What the crawl already knows of the cart's address; nothing is put into a cart and no form is sent. */
export const cartReachable = defineCheck({
  id: "cart-reachable",
  agent: "commerce",
  category: "Commerce",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["pages", "home", "profile", "structured", "linkChecks", "exchanges", "challenge"],
  title: "The cart opens for guests",
  why: "A buying assistant comes without an account. A cart behind a login or a test for robots ends the purchase.",
  fix: "Give the cart a plain address that answers guests, and ask for a login or a test only where money moves.",
  effort: "M",
  reference: "https://developers.openai.com/commerce/specs/checkout",
  headline: ({ name }) => `Buying assistants do not get to the cart of ${name}`,
  run({ pages, home, profile, structured, linkChecks, exchanges, challenge }) {
    if (!sellsGoods({ profile, structured, pages })) return na("The site sells no goods.");
    const links = pages.flatMap(cartLinks);
    const link = links.find(({ href }) => isCartAddress(href)) ?? links[0];
    if (!link) {
      const cart = pages
        .flatMap((page) => page.buttons.map((button) => ({ page, button })))
        .find(({ button }) => /cart|basket|bag/i.test(`${button.name} ${Object.values(button.attributes).join(" ")}`));
      if (!cart) return unable("No link to a cart or checkout was found on the pages read.");
      return warn(
        "The cart opens only through a button that needs a script.",
        seen(cart.page.url, `button "${cart.button.name}"`, "It has no address of its own."),
      );
    }
    const key = addressKey(link.href);
    const url = printableUrl(link.href);
    if (metChallenge(challenge, link.href))
      return fail(
        "The cart is behind a test for visitors.",
        seen(url, challenge.marker ?? "challenge", "Programs do not get past it."),
      );
    const answers = [
      ...linkChecks.map(({ url, status, finalUrl }) => ({ url, status, finalUrl })),
      ...exchanges.map(({ url, status, finalUrl }) => ({ url, status, finalUrl })),
    ];
    const given = answers.filter((answer) => addressKey(answer.url) === key);
    const answer = given.find(({ status }) => !isSilent(status));
    if (!answer && given.length > 0)
      return unable("The cart did not answer.", seen(url, `status ${given[0]?.status}`, "Nothing was learnt of it."));
    if (!answer)
      return pass(
        "The cart has a plain address.",
        seen(
          url,
          `link "${link.text}"`,
          `Linked from ${printableUrl(home.url)}; the address itself was not asked for.`,
        ),
      );
    if (answer.status >= 400)
      return fail(`The cart answered ${answer.status}.`, seen(url, `status ${answer.status}`, "Guests get no cart."));
    if (LOGIN_STEP.test(answer.finalUrl))
      return fail(
        "The cart asks guests to log in.",
        seen(url, `leads to ${printableUrl(answer.finalUrl)}`, "Guests get no cart."),
      );
    return pass(
      `${startWith(pathOf(link.href))} opened without a log-in.`,
      seen(url, `status ${answer.status}`, "Answers without an account."),
    );
  },
});
