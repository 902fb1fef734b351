import { countOf, listOf } from "../../../model/words.ts";
import { type Json, asObject, objectsOf, textAt } from "../../evidence/interfaces/interface-json.ts";
import { keyDefects, nameKey } from "../../evidence/interfaces/interface-jwks.ts";
import { isPublished } from "../../evidence/interfaces/interface-surface.ts";
import type { DocumentFacts } from "../../evidence/site-evidence.ts";
import { SIGN_IN_STEPS } from "../../evidence/interfaces/interface-sign-in-chain.ts";
import { type Verdict, defineCheck, na } from "../define-check.ts";
import { type Defect, gradeDocument, judgeDeclaredJson } from "../judge-declared.ts";

export const jwksValid = defineCheck({
  id: "jwks-valid",
  agent: "identity",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["documents", "live"],
  title: "Published keys are sound",
  why: "Everybody who checks a token of the business relies on these keys; a weak, doubled or private one breaks or endangers sign-in.",
  fix: "Publish only public keys, RSA from 2,048 bits or a common curve, each with a kid of its own; replace at once any key whose private part was published.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc7517",
  headline: (voice) => `Tokens that ${voice.name} issues may be refused or forged`,
  run({ documents, live }) {
    if (isPublished(documents.jwks)) {
      const wanted = { ids: ["jwks"], name: "a set of public keys", isOfUse: true };
      return judgeDeclaredJson(documents, wanted, gradeKeys);
    }
    // Keys on a sister host are no document of the site; the walk to its sign-in reads them.
    const call = live.calls.find(
      ({ kind, name, status }) => kind === "oauth" && name === SIGN_IN_STEPS.keys && status === 200,
    );
    const json = asObject(call?.json);
    if (call === undefined || json === null) return na("The site names no set of public keys, or it was not read.");
    return gradeKeys(json, call);
  },
});

function gradeKeys(json: Json, document: Pick<DocumentFacts, "url">): Verdict {
  const keys = objectsOf(json.keys);
  return gradeDocument(document, {
    errors: findErrors(keys),
    warnings: findWarnings(keys),
    good: {
      situation: `${countOf(keys.length, "public key")} ${keys.length === 1 ? "is" : "are"} published and sound.`,
      received: listOf(keys.map(nameKey)),
    },
    bad: (defects) => `The published keys have ${countOf(defects, "defect")}.`,
  });
}

function findErrors(keys: readonly Json[]): Defect[] {
  if (keys.length === 0) return [{ received: "no keys", meaning: "Nobody can check a token." }];
  const ids = keys.map((key) => textAt(key, "kid")).filter(Boolean);
  const doubled = ids.filter((id, at) => ids.indexOf(id) !== at);
  const unsound = keys.flatMap((key) => keyDefects(key).map((meaning) => ({ received: nameKey(key), meaning })));
  return [...unsound, ...doubled.map((id) => ({ received: `kid ${id}`, meaning: "Two keys have this id." }))];
}

function findWarnings(keys: readonly Json[]): Defect[] {
  const nameless = keys.filter((key) => textAt(key, "kid") === "");
  return keys.length > 1 && nameless.length > 0
    ? [{ received: nameKey(nameless[0] ?? {}), meaning: "Among several keys, one without an id cannot be picked." }]
    : [];
}
