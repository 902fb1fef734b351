import { FOREIGN_ORIGIN } from "../../../model/call-words.ts";
import { plainUrl } from "../../../model/target.ts";
import { asksForSignIn, describeAnswer, eraOf } from "../../evidence/interfaces/interface-mcp-server.ts";
import type { RpcAnswer } from "../../evidence/live-facts.ts";
import { defineCheck, fail, na, pass, seen, unable, warn } from "../define-check.ts";

export const mcpOriginCors = defineCheck({
  id: "mcp-origin-cors",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["live"],
  title: "Tool server is careful with other websites",
  why: "A page that somebody visits can send calls to a tool server from their browser; the server has to tell those from its own clients.",
  fix: "Check the Origin field and answer 403 to unknown ones; never allow credentials for an origin that was merely repeated, and name the allowed origins where a sign-in is needed.",
  effort: "S",
  reference:
    "https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#security-%26-endpoint",
  headline: (voice) => `Other websites could use the tools of ${voice.name} in a visitor's name`,
  run({ live }) {
    const server = live.mcpServers.find(({ discover, initialize }) => discover !== null || initialize !== null);
    if (server === undefined) return na("The site declares no tool server that this scan could call.");
    const isProtected = eraOf(server) === "protected";
    // A server that refuses the first message was not asked again; its refusal carries the same fields.
    const answer = server.foreignOrigin ?? (isProtected ? server.discover : null);
    if (answer === null || answer.error !== null || answer.isChallenge) {
      return unable("How the tool server treats other websites could not be seen.");
    }
    const received = `${describeAnswer({ ...answer, excerpt: "" })}, access-control-allow-origin ${answer.allowOrigin || "not sent"}`;
    const show = (meaning: string) => seen(plainUrl(server.url), received, meaning);
    if (answer.allowCredentials && isEchoed(answer)) {
      return fail(
        "The tool server lets any website call it with the visitor's credentials.",
        show("The origin of a made-up website was repeated, with credentials allowed."),
      );
    }
    if (answer.status === 403) {
      return pass(
        "The tool server refuses calls from pages of other websites.",
        show("Asked as a page of a made-up website."),
      );
    }
    if ((isProtected || asksForSignIn(answer)) && (answer.allowOrigin === "*" || isEchoed(answer))) {
      return warn(
        "The tool server asks for a sign-in and lets pages of any website read its answers.",
        show("A page that gets hold of a token could use it from anywhere."),
      );
    }
    return pass(
      "Pages of other websites get nothing from the tool server that is not open to everybody.",
      show("Asked as a page of a made-up website."),
    );
  },
});

const isEchoed = ({ allowOrigin }: RpcAnswer): boolean => allowOrigin === FOREIGN_ORIGIN;
