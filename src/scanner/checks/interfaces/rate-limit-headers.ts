import { listOf } from "../../../model/words.ts";
import { plainUrl } from "../../../model/target.ts";
import { asObject } from "../../evidence/interfaces/interface-json.ts";
import { readOpenApi } from "../../evidence/interfaces/interface-openapi.ts";
import { concernsAgents } from "../../evidence/interfaces/interface-surface.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

const LIMIT_HEADER = /^(?:x-)?rate-?limit/;

export const rateLimitHeaders = defineCheck({
  id: "rate-limit-headers",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: [],
  severity: 1,
  evidence: "B",
  needs: ["documents", "home", "pages", "profile"],
  title: "Limits of use are stated",
  why: "An agent that is told how many calls are left paces itself; one that is not finds out by being refused.",
  fix: "Send RateLimit and RateLimit-Policy with API answers, Retry-After with 429, and describe both in the API description.",
  effort: "M",
  reference: "https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/",
  run(evidence) {
    if (!concernsAgents(evidence)) return na("This site offers no interface for programs whose use could be limited.");
    const sent = Object.values(evidence.documents).flatMap((document) => {
      const names = Object.keys(document.headers).filter((name) => LIMIT_HEADER.test(name));
      return names.length > 0 ? [seen(plainUrl(document.url), listOf(names), "Sent with this answer.")] : [];
    });
    const openapi = evidence.documents.openapi;
    const operations = readOpenApi(asObject(openapi?.json) ?? {})?.operations ?? [];
    const described = operations.filter(
      (o) => o.statuses.includes("429") || o.responseHeaders.some((h) => LIMIT_HEADER.test(h)),
    );
    const items = sent.slice(0, 4);
    if (openapi && described.length > 0) {
      items.push(
        seen(
          plainUrl(openapi.url),
          listOf(described.map((o) => o.name)),
          "The description states a limit for these operations.",
        ),
      );
    }
    if (items.length === 0) {
      return info("Neither the answers read nor an API description states how many calls are allowed.");
    }
    const where =
      sent.length > 0 ? `${sent.length} of the answers read` : `the description of ${described.length} API operations`;
    return info(`Limits of use are stated in ${where}.`, items);
  },
});
