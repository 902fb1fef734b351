import { countOf, listOf } from "../../../model/words.ts";
import { type Json, objectsOf, textAt } from "../../evidence/interfaces/interface-json.ts";
import { keyDefects, nameKey } from "../../evidence/interfaces/interface-jwks.ts";
import type { DocumentFacts } from "../../evidence/site-evidence.ts";
import { defineCheck } from "../define-check.ts";
import { type Defect, gradeDocument, judgeDeclaredJson } from "../judge-declared.ts";

const ID = "http-message-signatures-directory";
const MEDIA_TYPE = "application/http-message-signatures-directory+json";

/** Only who runs a bot needs it; whether a site does cannot be seen, so absence is `na`. */
export const webBotAuthDirectory = defineCheck({
  id: "web-bot-auth-directory",
  agent: "identity",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["documents"],
  title: "Keys of the business's own bots are usable",
  why: "Other sites check the signature of a visiting bot with these keys; with a faulty list the bot is taken for a stranger.",
  fix: `Serve the directory as ${MEDIA_TYPE} with Ed25519 public keys, each named by its thumbprint, and sign the answer.`,
  effort: "S",
  reference: "https://datatracker.ietf.org/doc/draft-meunier-http-message-signatures-directory/",
  headline: (voice) => `Other sites may take the bots of ${voice.name} for strangers`,
  run({ documents }) {
    const wanted = { ids: [ID], name: "a directory of keys for its bots", isOfUse: false };
    return judgeDeclaredJson(documents, wanted, (json, document) => {
      const keys = objectsOf(json.keys);
      return gradeDocument(document, {
        errors: findErrors(keys),
        warnings: findWarnings(keys, document),
        good: {
          situation: `${countOf(keys.length, "key")} for the business's own bots ${keys.length === 1 ? "is" : "are"} published and signed.`,
          received: listOf(keys.map(nameKey)),
        },
        bad: (defects) => `The directory of keys for the business's bots has ${countOf(defects, "defect")}.`,
      });
    });
  },
});

function findErrors(keys: readonly Json[]): Defect[] {
  if (keys.length === 0) return [{ received: "no keys", meaning: "Nobody can check a signature." }];
  return keys.flatMap((key) => keyDefects(key).map((meaning) => ({ received: nameKey(key), meaning })));
}

function findWarnings(keys: readonly Json[], { contentType, headers }: DocumentFacts): Defect[] {
  const warnings: Defect[] = [];
  if (!contentType.startsWith(MEDIA_TYPE)) {
    warnings.push({ received: contentType || "no media type", meaning: `Verifiers expect ${MEDIA_TYPE}.` });
  }
  if (keys.length > 0 && !keys.some((key) => textAt(key, "crv") === "Ed25519")) {
    warnings.push({ received: listOf(keys.map(nameKey)), meaning: "Most verifiers accept Ed25519 keys only." });
  }
  if (headers.signature === undefined || headers["signature-input"] === undefined) {
    warnings.push({
      received: "no signature",
      meaning: "An unsigned list does not prove that the keys belong to this site.",
    });
  }
  return warnings;
}
