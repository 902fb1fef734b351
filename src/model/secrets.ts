// Strings in the shape of credentials that must not stand on a page. Keys that are public by design
// (publishable keys, browser keys for maps) are none.

export interface SecretKind {
  id: string;
  /** "A live secret key of Stripe". */
  name: string;
  pattern: RegExp;
}

/** Shapes as their issuers publish them; every quantifier is bounded. */
export const SECRET_KINDS: readonly SecretKind[] = [
  { id: "aws", name: "An access key of Amazon Web Services", pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g },
  { id: "stripe", name: "A live secret key of Stripe", pattern: /\b[sr]k_live_[0-9A-Za-z]{16,120}/g },
  { id: "github", name: "An access token of GitHub", pattern: /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_\w{60,90})/g },
  { id: "gitlab", name: "An access token of GitLab", pattern: /\bglpat-[\w-]{20,40}/g },
  { id: "slack", name: "A token of Slack", pattern: /\bxox[abprs]-[0-9A-Za-z-]{20,80}/g },
  { id: "openai", name: "A secret key of OpenAI", pattern: /\bsk-(?:proj-|svcacct-)[\w-]{40,200}/g },
  { id: "anthropic", name: "A secret key of Anthropic", pattern: /\bsk-ant-[\w-]{40,200}/g },
  { id: "sendgrid", name: "A key of SendGrid", pattern: /\bSG\.[\w-]{22}\.[\w-]{43}/g },
  { id: "shopify", name: "An access token of Shopify", pattern: /\bshp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}\b/g },
  { id: "npm", name: "A token of npm", pattern: /\bnpm_[0-9A-Za-z]{36}\b/g },
  { id: "hugging-face", name: "A token of Hugging Face", pattern: /\bhf_[0-9A-Za-z]{34}\b/g },
  { id: "mailgun", name: "A key of Mailgun", pattern: /\bkey-[0-9a-f]{32}\b/g },
  { id: "square", name: "A secret of Square", pattern: /\bsq0csp-[\w-]{43}/g },
  {
    id: "private-key",
    name: "A private key",
    pattern:
      /-----BEGIN (?:RSA |EC |DSA |OPENSSH |PGP |ENCRYPTED )?PRIVATE KEY(?: BLOCK)?-----\s?[A-Za-z0-9+/=]{20}[A-Za-z0-9+/=\s]{40,400}/g,
  },
];

/** How each of them begins: a cheap first look, since hardly any text holds one. */
const BEGINNING =
  /AKIA|ASIA|[sr]k_live_|gh[pousr]_|github_pat_|glpat-|xox[abprs]-|sk-|SG\.|shp(?:at|ca|pa|ss)_|npm_|hf_|key-|sq0csp-|-----BEGIN /;

/** The same, and the beginnings of what is masked besides, told from the rarest sign in each: all that is printed passes here. */
const MAY_BEGIN =
  /_(?<=(?:[sr]k_live|gh[pousr]|github_pat|shp(?:at|ca|pa|ss)|npm|hf|\b[sr]k)_)|-(?<=(?:glpat|xox[abprs]|sk|key|sq0csp|\brk)-)|-----BEGIN |A[KS]IA|SG\.|\beyJ/;

const SAMPLE = /example|sample|dummy|test|your|xxxx|0000|1234567|abcdef/i;
const LEAST_DISTINCT = 9;

/** Kinds of secrets in a text. Samples of documentation ("…EXAMPLE", "xxxx", few distinct letters) are left out. */
export function findSecrets(text: string): SecretKind[] {
  if (!MAY_BEGIN.test(text) || !BEGINNING.test(text)) return [];
  return SECRET_KINDS.filter(({ pattern }) => [...text.matchAll(pattern)].some(([match]) => isReal(match)));
}

/**
 * The text with everything in the shape of a credential cut to "[a secret]", samples and cut ones as well: nothing
 * that looks like one is ever quoted.
 */
export function maskSecrets(text: string): string {
  if (!MAY_BEGIN.test(text)) return text;
  return MASKED.reduce((masked, pattern) => masked.replace(pattern, SECRET_SHOWN), text);
}

const SECRET_SHOWN = "[a secret]";
/** What is left of a key in a quote that ends within it, and the shapes that many issuers share ("sk-live-…"). */
const CUT_KEY =
  /\b(?:(?:AKIA|ASIA)[0-9A-Z]{8,16}|(?:[sr]k[-_](?:live|test|prod|proj|svcacct|ant)[-_]|gh[pousr]_|github_pat_|glpat-|xox[abprs]-|SG\.|shp(?:at|ca|pa|ss)_|npm_|hf_|sq0csp-)(?=[\w-]{0,60}\d[A-Za-z]{1,10}\d)[\w.-]{6,200}|sk-(?=[A-Za-z]{0,40}\d)[A-Za-z0-9]{20,200})/g;
const CUT_PRIVATE_KEY = /-----BEGIN [A-Z ]{0,30}PRIVATE KEY[^<]{0,2000}/g;
/** A signed token (JWT), which opens what its holder may open. */
const SIGNED_TOKEN = /\beyJ[\w-]{10,2000}\.[\w-]{10,4000}(?:\.[\w-]{0,1000})?/g;
const MASKED = [...SECRET_KINDS.map(({ pattern }) => pattern), CUT_KEY, CUT_PRIVATE_KEY, SIGNED_TOKEN];

function isReal(match: string): boolean {
  const body = match.startsWith("-----") ? match.slice(36) : match.slice(4);
  return !SAMPLE.test(body) && new Set(body).size >= LEAST_DISTINCT;
}
