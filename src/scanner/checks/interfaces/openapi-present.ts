import { countOf } from "../../../model/words.ts";
import { readOpenApi, yamlOpenApiVersion } from "../../evidence/interfaces/interface-openapi.ts";
import { plainUrl } from "../../../model/target.ts";
import { asObject } from "../../evidence/interfaces/interface-json.ts";
import { concernsAgents } from "../../evidence/interfaces/interface-surface.ts";
import type { DocumentFacts } from "../../evidence/site-evidence.ts";
import { type Verdict, defineCheck, fail, pass, seen, warn } from "../define-check.ts";
import { judgeDeclared, judgeDeclaredJson } from "../judge-declared.ts";

export const openapiPresent = defineCheck({
  id: "openapi-present",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["documents", "home", "pages", "profile"],
  title: "API is described for machines",
  why: "Agents and code generators build their calls from an OpenAPI description; without one, or with one that cannot be read, they guess.",
  fix: "Publish a valid OpenAPI 3.1 document at /openapi.json that lists every public path, and link it from the home page or the API catalog.",
  effort: "M",
  reference: "https://spec.openapis.org/oas/v3.1.1.html",
  headline: (voice) => `Software that wants to work with ${voice.name} struggles with its API description`,
  run(evidence) {
    const wanted = { ids: ["openapi"], name: "an OpenAPI description", isOfUse: concernsAgents(evidence) };
    return judgeDeclared(evidence.documents, wanted, (document) => {
      const yamlVersion = asObject(document.json) ? null : yamlOpenApiVersion(document);
      if (yamlVersion !== null) return judgeYaml(document, yamlVersion);
      return judgeDeclaredJson(evidence.documents, wanted, (json) => judgeJson(json, document));
    });
  },
});

function judgeYaml(document: DocumentFacts, version: string): Verdict {
  const url = plainUrl(document.url);
  if (!version.startsWith("3.")) return warn(...oldVersion(url, version));
  return pass(
    `An OpenAPI ${version} description is published in YAML; its contents were not examined.`,
    seen(url, document.text, "The document declares itself as OpenAPI in its first lines."),
  );
}

function judgeJson(json: Record<string, unknown>, document: DocumentFacts): Verdict {
  const api = readOpenApi(json);
  const url = plainUrl(document.url);
  if (!api) {
    const members = `members: ${Object.keys(json).slice(0, 8).join(", ")}`;
    return fail("The API description names no OpenAPI version.", seen(url, members, "Readers cannot tell what it is."));
  }
  if (!api.version.startsWith("3.")) return warn(...oldVersion(url, api.version));
  if (api.paths === 0 && api.hasWebhooks) {
    return warn(
      "The API description lists webhooks but no path to call.",
      seen(url, "paths: none", "Nothing can be called."),
    );
  }
  if (api.operations.length === 0) {
    return fail("The API description lists no operation.", seen(url, `paths: ${api.paths}`, "Nothing can be called."));
  }
  const counts = `${countOf(api.operations.length, "operation")} on ${countOf(api.paths, "path")}`;
  return pass(
    `An OpenAPI ${api.version} description lists ${counts}.`,
    seen(url, `${api.title}, openapi ${api.version}, ${counts}`, "The description can be read."),
  );
}

const oldVersion = (url: string, version: string) =>
  [
    `The API is described in version ${version}, which newer tools no longer read well.`,
    seen(url, `version ${version}`, "Current tools expect OpenAPI 3."),
  ] as const;
