import { plainUrl } from "../../../model/target.ts";
import { asObject, textAt } from "../../evidence/interfaces/interface-json.ts";
import { findSignInMetadata } from "../../evidence/interfaces/interface-oauth.ts";
import { isPublished } from "../../evidence/interfaces/interface-surface.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const authMd = defineCheck({
  id: "auth-md",
  agent: "identity",
  category: "Interfaces and identity",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["documents"],
  title: "Sign-up instructions for agents",
  why: "A page in plain text can tell an agent how to get access by itself; so far few agents look for one.",
  fix: "If it stays, begin it with a heading that names auth.md, say how an agent registers, and add agent_auth to the sign-in description.",
  effort: "S",
  reference: "https://github.com/workos/auth.md",
  run({ documents }) {
    const document = documents["auth-md"];
    if (!isPublished(document)) {
      return na("The site publishes no sign-up instructions for agents, and few agents look for them.");
    }
    const heading = document.text.split("\n").find((line) => /^#\s/.test(line)) ?? "";
    const agentAuth = asObject(findSignInMetadata(documents)?.json.agent_auth);
    const gaps = [
      ...(heading.toLowerCase().includes("auth.md") ? [] : ["its first heading does not name auth.md"]),
      ...(/regist|sign[- ]?up/i.test(document.text) ? [] : ["it does not say how to register"]),
      ...(textAt(agentAuth, "register_uri") ? [] : ["the sign-in description names no address to register at"]),
    ];
    const situation =
      gaps.length === 0
        ? "Agents find sign-up instructions and the address to register at."
        : `Agents find sign-up instructions, but ${gaps.join(", ")}.`;
    return info(situation, seen(plainUrl(document.url), heading || document.text, "Start of the instructions."));
  },
});
