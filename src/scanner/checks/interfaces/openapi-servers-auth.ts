import { countOf, listOf } from "../../../model/words.ts";
import { isHttps, isPrivateHost, parseUrl } from "../../evidence/interfaces/interface-json.ts";
import type { OpenApiFacts } from "../../evidence/interfaces/interface-openapi.ts";
import { defineCheck } from "../define-check.ts";
import { type Defect, gradeDocument } from "../judge-declared.ts";
import { judgeOpenApi } from "../judge-openapi.ts";

export const openapiServersAuth = defineCheck({
  id: "openapi-servers-auth",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["documents"],
  title: "API description says where to call and how to sign in",
  why: "An agent that reads the description elsewhere needs the full server address, and must know which key or token each call takes.",
  fix: "List the production address with https under servers, define every security scheme, and apply it to the document or to each operation that needs it.",
  effort: "S",
  reference: "https://spec.openapis.org/oas/v3.1.1.html#server-object",
  headline: (voice) => `Agents are not told where and how to call ${voice.name}`,
  run({ documents }) {
    return judgeOpenApi(documents, (api, document) =>
      gradeDocument(document, {
        errors: findErrors(api),
        warnings: findWarnings(api),
        good: {
          situation: `The API description names ${countOf(api.servers.length, "server")} and ${describeAuth(api)}.`,
          received: api.servers.join(", "),
        },
        bad: () =>
          `The API description ${listOf(
            [...findErrors(api), ...findWarnings(api), ...saysOfKeys(api)].map(({ told }) => told),
            4,
          )}.`,
      }),
    );
  },
});

const describeAuth = (api: OpenApiFacts): string =>
  api.demandedSchemes.length > 0 ? `applies ${listOf(api.demandedSchemes)}` : "asks for no sign-in";

/** `told` goes on from "The API description". */
type Told = Defect & { told: string };

/** No fault of its own: an interface may be open to all. */
const saysOfKeys = (api: OpenApiFacts): Pick<Told, "told">[] =>
  api.securitySchemes.length + api.demandedSchemes.length > 0 ||
  api.operations.some(({ statuses }) => statuses.includes("401"))
    ? []
    : [{ told: "describes no way to sign in" }];

function findErrors(api: OpenApiFacts): Told[] {
  const undefinedSchemes = api.demandedSchemes.filter((name) => !api.securitySchemes.includes(name));
  return [
    ...api.servers.filter(isUnreachable).map((server) => ({
      received: server,
      told: `sends callers to ${server}`,
      meaning: "Nobody outside the developer's own computer or network can reach this address safely.",
    })),
    ...undefinedSchemes.map((name) => ({
      received: name,
      told: `asks for ${name} and defines it nowhere`,
      meaning: "This way to sign in is demanded and nowhere defined.",
    })),
  ];
}

/** Loopback, or plain http to a public host. */
function isUnreachable(server: string): boolean {
  const url = parseUrl(server);
  return url !== null && (isPrivateHost(url.hostname) || url.protocol === "http:");
}

function findWarnings(api: OpenApiFacts): Told[] {
  const warnings: Told[] = [];
  // Swagger 2.0 has no servers member; the version itself is reported by openapi-present.
  const hasAbsolute = api.servers.some((server) => isHttps(server) || server.includes("{"));
  if (api.version.startsWith("3.") && !hasAbsolute && !api.servers.some(isUnreachable)) {
    const hasServers = api.servers.length > 0;
    warnings.push({
      received: hasServers ? api.servers.join(", ") : "no servers",
      meaning: "Whoever works with a copy of the description does not find the full address in it.",
      told: hasServers ? `names its server without a host (${listOf(api.servers, 2)})` : "names no server",
    });
  }
  if (api.securitySchemes.length > 0 && api.demandedSchemes.length === 0) {
    const received = listOf(api.securitySchemes);
    warnings.push({
      received,
      meaning: "These ways to sign in are defined but applied to no operation.",
      told: `defines ${received} and applies it to no call`,
    });
  }
  const refusing = api.operations.filter((operation) => operation.statuses.includes("401"));
  if (api.securitySchemes.length === 0 && refusing.length > 0) {
    const received = listOf(refusing.map((operation) => operation.name));
    warnings.push({
      received,
      meaning: "These can refuse a caller as not signed in, but no way to sign in is described.",
      told: "describes no way to sign in, though calls can be refused for want of one",
    });
  }
  return warnings;
}
