import { countOf } from "../../../model/words.ts";
import { metChallenge } from "../../evidence/access/access-observation.ts";
import { defineCheck, fail, pass, seen, unable } from "../define-check.ts";

const MAX_REDIRECTS = 5;

export const targetReachable = defineCheck({
  id: "target-reachable",
  agent: "essentials",
  category: "Access and crawl",
  counts: [],
  severity: 3,
  evidence: "A",
  needs: ["target", "home", "challenge"],
  title: "The start page answers",
  why: "Everything else rests on the start page: what does not answer cannot be read, quoted or used.",
  fix: "Let the start page answer 200 within five redirects, for every visitor and from every network.",
  effort: "M",
  reference: "https://www.rfc-editor.org/rfc/rfc9110#section-15",
  headline: ({ name }) => `Assistants that look up ${name} reach no page`,
  run({ target, home, challenge }) {
    const { status } = home.transfer;
    const hops = target.redirects.length;
    const received = `${status} after ${countOf(hops, "redirect")}`;
    if (metChallenge(challenge, home.url)) {
      return unable(
        `${target.host} answered with a test for visitors instead of its start page.`,
        seen(home.url, challenge.marker ?? received, "The page behind the test was not seen."),
      );
    }
    if (status < 200 || status > 299) {
      return fail(
        `The start page of ${target.host} answered ${status}.`,
        seen(home.url, received, "Readers get an error in place of the page."),
      );
    }
    if (hops > MAX_REDIRECTS) {
      return fail(
        `The start page of ${target.host} comes only after ${hops} redirects.`,
        seen(target.requestedUrl, received, "Many readers give up after five redirects."),
      );
    }
    return pass(
      `The start page of ${target.host} answered ${status}.`,
      seen(home.url, received, "The page can be read."),
    );
  },
});
