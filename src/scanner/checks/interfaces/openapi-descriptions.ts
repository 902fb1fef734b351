import { listOf, partOf } from "../../../model/words.ts";
import { plainUrl } from "../../../model/target.ts";
import { defineCheck, fail, pass, seen, warn } from "../define-check.ts";
import { judgeOpenApi } from "../judge-openapi.ts";

const OPERATIONS_SHARE = 0.9;
const PARAMETERS_SHARE = 0.8;
const SHARE_WARN = 0.5;
/** Han, kana and Hangul say in eight signs what takes an alphabet twenty letters. */
const DESCRIBED_CHARS = 20;
const DESCRIBED_SIGNS = 8;
const SIGN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu;

export const openapiDescriptions = defineCheck({
  id: "openapi-descriptions",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["documents"],
  title: "API operations are explained",
  why: "A model picks the operation to call, and fills its parameters, by their descriptions alone.",
  fix: "Describe each operation in a sentence that says what it does and returns, and each parameter with its meaning, unit and allowed values.",
  effort: "M",
  reference: "https://spec.openapis.org/oas/v3.1.1.html#operation-object",
  headline: (voice) => `Agents have to guess what the API of ${voice.name} does`,
  run({ documents }) {
    return judgeOpenApi(documents, ({ operations }, document) => {
      const parameters = operations.flatMap((o) => o.parameters.map((p) => ({ ...p, of: o.name })));
      const poorOperations = operations.filter((o) => !isDescribed(o.description)).map((o) => o.name);
      const poorParameters = parameters.filter((p) => !isDescribed(p.description)).map((p) => `${p.name} of ${p.of}`);
      const [operationShare, parameterShare] = [
        shareOf(poorOperations, operations),
        shareOf(poorParameters, parameters),
      ];
      const places = [
        partOf(operations.length - poorOperations.length, operations.length, "operation"),
        ...(parameters.length === 0
          ? []
          : [partOf(parameters.length - poorParameters.length, parameters.length, "parameter")]),
      ];
      const situation = `A description that says enough stands at ${listOf(places)}.`;
      const url = plainUrl(document.url);
      if (operationShare >= OPERATIONS_SHARE && parameterShare >= PARAMETERS_SHARE) {
        return pass(situation, seen(url, operations[0]?.description ?? "", "Description of the first operation."));
      }
      const evidence = [
        ...(poorOperations.length > 0
          ? [seen(url, listOf(poorOperations), "Operations with no or a very short description.")]
          : []),
        ...(poorParameters.length > 0
          ? [seen(url, listOf(poorParameters), "Parameters with no or a very short description.")]
          : []),
      ];
      const isFair = Math.min(operationShare, parameterShare) >= SHARE_WARN;
      return (isFair ? warn : fail)(situation, evidence, { score: (operationShare + parameterShare) / 2 });
    });
  },
});

const isDescribed = (text: string): boolean =>
  text.length >= DESCRIBED_CHARS || (text.match(SIGN)?.length ?? 0) >= DESCRIBED_SIGNS;

const shareOf = (poor: readonly unknown[], all: readonly unknown[]): number =>
  all.length === 0 ? 1 : 1 - poor.length / all.length;
