import { NO_VERSION } from "../../../model/call-words.ts";
import { plainUrl } from "../../../model/target.ts";
import { asObject, textAt, textsOf } from "../../evidence/interfaces/interface-json.ts";
import { describeAnswer } from "../../evidence/interfaces/interface-mcp-server.ts";
import { defineCheck, fail, pass, seen, unable, warn } from "../define-check.ts";
import { judgeMcpServer } from "../judge-mcp.ts";

export const mcpVersionErrors = defineCheck({
  id: "mcp-version-errors",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["live"],
  title: "Unknown protocol versions are refused in a way clients recover from",
  why: "Clients newer than the server name a version it does not know; told which ones it knows, they go on, and otherwise they give up.",
  fix: "Answer an unknown version with status 400 and error -32022 that lists the supported versions; in initialize, answer with a version of your own.",
  effort: "S",
  reference: "https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning",
  headline: (voice) => `Newer assistants fail to connect to the tools of ${voice.name}`,
  run({ live }) {
    return judgeMcpServer(live, ({ server, era }) => {
      const { wrongVersion: answer } = server;
      if (answer === null || answer.isChallenge || [401, 403, 429].includes(answer.status)) {
        return unable("How the tool server treats an unknown version could not be seen.");
      }
      const show = (meaning: string) => seen(plainUrl(server.url), describeAnswer(answer), meaning);
      if (answer.error !== null || answer.status >= 500 || answer.rpc === "none") {
        return fail(
          "The tool server breaks on a protocol version that it does not know.",
          show("A client cannot tell a wrong version from a broken server."),
        );
      }
      if (era !== "legacy") {
        if (answer.rpc === "result") {
          return warn(
            "The tool server accepts a protocol version that does not exist.",
            show("The specification asks for an error that lists the versions it knows."),
          );
        }
        const supported = textsOf(asObject(answer.data)?.supported);
        return supported.length > 0
          ? pass(
              "The tool server refuses an unknown version and says which it knows.",
              show(`Known: ${supported.join(", ")}.`),
            )
          : warn(
              "The tool server refuses an unknown version without saying which it knows.",
              show("A client has nothing to choose from."),
            );
      }
      if (answer.rpc === "result" && textAt(asObject(answer.data), "protocolVersion") === NO_VERSION) {
        return warn(
          "The tool server agrees to a protocol version that does not exist.",
          show("It repeats what it is asked for."),
        );
      }
      return pass(
        "The tool server answers an unknown version in a way that clients understand.",
        show("It offers another version, or says no."),
      );
    });
  },
});
