import { listOf, partOf, pathOf } from "../../../model/words.ts";
import { defineCheck, info, seen, unable } from "../define-check.ts";

export const availabilitySample = defineCheck({
  id: "availability-sample",
  agent: "page-experience",
  category: "Performance",
  counts: [],
  severity: 1,
  evidence: "B",
  needs: ["exchanges", "target"],
  title: "How reliably the server answered",
  why: "A visit of a minute says little about a month, but errors in it are worth a look.",
  fix: "Look into the server's log at the time of the scan for the addresses named here.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc9110#section-15.6",
  run({ exchanges: all, target }) {
    // A call may provoke its refusal: that is an answer, and no outage.
    // What another host does not answer is none of this server's business.
    const exchanges = all.filter(
      ({ purpose, url }) => purpose !== "call" && URL.canParse(url) && new URL(url).host === target.host,
    );
    if (exchanges.length === 0) return unable(`${target.host} was asked for nothing.`);
    const failed = exchanges.filter(({ status }) => status === 0 || status >= 500);
    return info(
      failed.length === 0
        ? `${target.host} answered every request of this scan without an error of its own.`
        : `${target.host} answered ${partOf(exchanges.length - failed.length, exchanges.length, "request")} without an error of its own, and not ${listOf([...new Set(failed.map(({ url }) => pathOf(url)))])}.`,
      failed
        .slice(0, 5)
        .map(({ url, status, error }) =>
          seen(url, status === 0 ? (error ?? "no answer") : String(status), "An error of the server."),
        ),
    );
  },
});
