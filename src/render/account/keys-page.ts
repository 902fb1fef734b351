// GET /account/keys: the keys of the account, and the form that makes one.
import type { ApiKey, NewApiKey } from "../../model/account.ts";
import { KEY_DAYS, KEY_LABEL_CHARS, KEY_OVERLAP_MS } from "../../model/limits.ts";
import { SCOPE_DESCRIPTIONS, SCOPES } from "../../model/scopes.ts";
import { countOf, listOf } from "../../model/words.ts";
import { type Markup, markup } from "../markup.ts";
import { momentOf } from "../moment-in-words.ts";
import { chip } from "../report/words.ts";
import { accountFrame, KEYS_PATH } from "./account-frame.ts";
import { choices, field, postForm, type Problem, question, secretOnce } from "./form-parts.ts";

const OVERLAP_HOURS = KEY_OVERLAP_MS / 3_600_000;

/** What was typed, to be shown again beside what was wrong with it. */
export interface KeyForm {
  label: string;
  scopes: readonly string[];
  days: string;
  problem: Problem | null;
}

export const EMPTY_KEY_FORM: KeyForm = { label: "", scopes: SCOPES, days: "", problem: null };

export interface KeysView {
  /** Newest first, ended ones included. */
  keys: readonly ApiKey[];
  form: KeyForm;
  /** Milliseconds since the epoch. */
  now: number;
  once: string;
  notice: string | null;
}

export const isLive = ({ revokedAt, expiresAt }: ApiKey, now: number): boolean =>
  revokedAt === null && (expiresAt === null || expiresAt * 1000 > now);

export function keysPage({ keys, form, now, once, notice }: KeysView): string {
  const live = keys.filter((key) => isLive(key, now));
  const ended = keys.filter((key) => !isLive(key, now));
  return accountFrame({
    title: "API keys",
    section: KEYS_PATH,
    notice,
    problem: form.problem,
    main: [
      live.length === 0
        ? markup`<div class="card empty"><p>No key is in use. A program sends one with every call, in the header <code>x-mcp-api-key</code> or as a bearer token, and works within your plan.</p></div>`
        : markup`<ul class="items">${live.map((key) => liveKey(key, once))}
</ul>`,
      ended.length > 0
        ? markup`<details><summary>${countOf(ended.length, "key")} that ${ended.length === 1 ? "opens" : "open"} nothing any more</summary>
<ul class="items">${ended.map(endedKey)}
</ul></details>`
        : null,
      newKey(form, once),
    ],
  });
}

function liveKey(key: ApiKey, once: string): Markup {
  const { id, rotatedTo, scopes } = key;
  const name = nameOf(key);
  const path = `${KEYS_PATH}/${encodeURIComponent(id)}`;
  return markup`
<li class="item">
<div class="item-head"><span class="item-name">${name}</span> ${rotatedTo === null ? chip("In use", "good") : chip("Replaced", "fair")}</div>
<p class="note"><code>${key.prefix}…</code> Made ${momentOf(key.createdAt * 1000)}. ${key.lastUsedAt === null ? "Never used." : markup`Last used ${momentOf(key.lastUsedAt * 1000)}.`} ${key.expiresAt !== null && markup`Opens until ${momentOf(key.expiresAt * 1000)}.`}</p>
<p class="note">${scopes.length === SCOPES.length ? "Every scope." : markup`May: ${scopes.map((scope) => markup`<code>${scope}</code> `)}`}</p>
<div class="questions">
${
  rotatedTo === null &&
  question({
    open: "Replace",
    about: name,
    text: `Makes a new key with the same rights. This one opens for ${OVERLAP_HOURS} hours more, so that your programs can be changed one after the other.`,
    action: `${path}/rotate`,
    once,
    button: "Make the new key",
    isDangerous: false,
  })
}
${question({
  open: "Revoke",
  about: name,
  text: "The key opens nothing any more, everywhere within five seconds. Programs that use it get errors. This cannot be undone.",
  action: `${path}/revoke`,
  once,
  button: "Revoke this key",
  isDangerous: true,
})}
</div>
</li>`;
}

const endedKey = (key: ApiKey): Markup => markup`
<li class="item">
<div class="item-head"><span class="item-name">${nameOf(key)}</span> ${chip(key.revokedAt === null ? "Over" : "Revoked", "plain")}</div>
<p class="note"><code>${key.prefix}…</code> Ended ${momentOf((key.revokedAt ?? key.expiresAt ?? 0) * 1000)}.</p>
</li>`;

const nameOf = ({ label }: ApiKey): string => label ?? "Key without a name";

const newKey = (
  { label, scopes, days, problem }: KeyForm,
  once: string,
): Markup => markup`<section aria-labelledby="new-key">
<h2 id="new-key">Make a key</h2>
${postForm(
  KEYS_PATH,
  once,
  markup`${field({
    name: "label",
    label: "Name",
    help: "What the key is for, so that you know it again. May stay empty.",
    problem,
    control: (described) =>
      markup`<input id="label" name="label" type="text" value="${label}" autocomplete="off" maxlength="${KEY_LABEL_CHARS}"${described}>`,
  })}
${choices({
  name: "scopes",
  legend: "What it may do",
  help: "Take away what the program does not need.",
  problem,
  options: SCOPES.map((scope) => ({
    value: scope,
    label: markup`${SCOPE_DESCRIPTIONS[scope]} <code>${scope}</code>`,
    isChosen: scopes.includes(scope),
  })),
})}
${field({
  name: "days",
  label: "Days until it ends",
  help: `1 to ${KEY_DAYS}. Without a number it has no end.`,
  problem,
  control: (described) =>
    markup`<input class="short" id="days" name="days" type="text" inputmode="numeric" value="${days}" autocomplete="off" maxlength="4"${described}>`,
})}
<button type="submit">Make the key</button>`,
)}
</section>`;

/** The answer to the form, and to a replacement: never stored, never at an address of its own. */
export const newKeyPage = (made: NewApiKey, isReplacement: boolean): string =>
  accountFrame({
    title: isReplacement ? "Your new key" : "Your key",
    section: KEYS_PATH,
    canCopy: true,
    main: [
      secretOnce(nameOf(made), made.key),
      isReplacement
        ? markup`<p>It has the rights of the one before, which opens for ${OVERLAP_HOURS} hours more. Change your programs within that time.</p>`
        : markup`<p>It may use ${made.scopes.length === SCOPES.length ? "every scope" : listOf(made.scopes, SCOPES.length)}. ${made.expiresAt === null ? "It has no end." : markup`It ends ${momentOf(made.expiresAt * 1000)}.`}</p>`,
      markup`<p><a class="button quiet" href="${KEYS_PATH}">Back to the keys</a></p>`,
    ],
  });
