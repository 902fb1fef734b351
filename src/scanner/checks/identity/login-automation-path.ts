import { listOf, pathOf } from "../../../model/words.ts";
import { plainUrl } from "../../../model/target.ts";
import { textsOf } from "../../evidence/interfaces/interface-json.ts";
import { findSignInMetadata } from "../../evidence/interfaces/interface-oauth.ts";
import { hasSignIn } from "../../evidence/interfaces/interface-surface.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

const DEVICE_GRANT = "urn:ietf:params:oauth:grant-type:device_code";
const PASSKEY_WORDS = [
  "passkey",
  "webauthn",
  "security key",
  "clé d'accès",
  "llave de acceso",
  "chave de acesso",
  "klucz dostępu",
];
/** Told in the words of the trade in every language. */
const SECOND_FACTOR =
  /\b(?:2fa|mfa|totp|(?:two|multi)[- ]factor|(?:zwei|mehr)[- ]?faktor|(?:double|deux) (?:authentification|facteurs)|(?:dos|dois|due|doble|duplo) (?:factores|fatores|fattori|factor|fator)|twee(?:staps|factor)|dwusk[łl]adnikow)/i;
const PROVIDERS = ["google", "apple", "microsoft", "github", "facebook", "linkedin"];

export const loginAutomationPath = defineCheck({
  id: "login-automation-path",
  agent: "identity",
  category: "Interfaces and identity",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["documents", "pages", "channels"],
  title: "Sign-in beyond the password",
  why: "A customer should never hand a password to an assistant; delegated sign-in lets it act with a permission that can be taken back.",
  fix: "Offer sign-in through a provider or a device code, so that customers can let an assistant in without giving it their password.",
  effort: "L",
  reference: "https://www.rfc-editor.org/rfc/rfc8628",
  run(evidence) {
    if (!hasSignIn(evidence)) return na("The site has no sign-in.");
    const ways = [...documentedWays(evidence.documents), ...evidence.pages.flatMap(waysOnPage)];
    const password = evidence.pages.find((page) =>
      page.forms.some((form) => form.fields.some((field) => field.type === "password")),
    );
    const second = evidence.pages.find(({ blocks }) => blocks.some(({ text }) => SECOND_FACTOR.test(text)));
    if (ways.length > 0) {
      const names = [...new Set(ways.map((way) => way.name))];
      return info(
        `Besides a password the site offers ${listOf(names)}.`,
        ways.slice(0, 5).map((way) => way.item),
      );
    }
    if (password) {
      return info(
        second === undefined
          ? `A password is asked for on ${pathOf(password.url)}; no passkey and no sign-in through a provider was seen.`
          : `A password is asked for on ${pathOf(password.url)}, and ${pathOf(second.url)} tells of a second factor; no passkey and no sign-in through a provider was seen.`,
        seen(plainUrl(password.url), "password field", "No other way to sign in stands on this page."),
      );
    }
    return info("The site has a sign-in whose form was not on the pages read.");
  },
});

function documentedWays(documents: SiteEvidence["documents"]) {
  const metadata = findSignInMetadata(documents);
  if (!metadata) return [];
  const grants = textsOf(metadata.json.grant_types_supported);
  const url = plainUrl(metadata.document.url);
  const delegated = {
    name: "delegated sign-in for software",
    item: seen(url, listOf(grants) || "OAuth metadata", "Agents can be let in by permission."),
  };
  const device = {
    name: "sign-in by device code",
    item: seen(url, DEVICE_GRANT, "Agents without a browser can be let in."),
  };
  return grants.includes(DEVICE_GRANT) ? [delegated, device] : [delegated];
}

function waysOnPage(page: PageFacts) {
  const url = plainUrl(page.url);
  const fields = page.forms.flatMap((form) => form.fields);
  // A bare "Facebook" in a link is the profile, not a way to sign in; a button may consist of the name alone.
  const links = page.anchors.filter((anchor) => anchor.region !== "footer" && anchor.text.includes(" "));
  const labels = [...page.buttons.map((button) => button.name), ...links.map((link) => link.text)].map((text) =>
    text.toLowerCase().slice(0, 80),
  );
  const passkey = labels.find((label) => PASSKEY_WORDS.some((word) => label.includes(word)));
  const hasForm = page.kind === "login" || fields.some((field) => field.type === "password");
  const provider = hasForm ? labels.find(namesProvider) : undefined;
  const ways = [];
  if (passkey !== undefined || fields.some((field) => field.autocomplete.includes("webauthn"))) {
    ways.push({ name: "passkeys", item: seen(url, passkey ?? "autocomplete webauthn", "A passkey is accepted.") });
  }
  if (provider !== undefined) {
    ways.push({ name: "sign-in through a provider", item: seen(url, provider, "Sign-in through another service.") });
  }
  return ways;
}

const namesProvider = (label: string): boolean => PROVIDERS.some((name) => label.split(/[^\p{L}]+/u).includes(name));
