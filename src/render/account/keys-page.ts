// GET /account/keys: the keys of the account, and the form that makes one.
import type { ApiKey, NewApiKey } from "../../model/account.ts";
import { KEY_DAYS, KEY_LABEL_CHARS, KEY_OVERLAP_MS } from "../../model/limits.ts";
import { SCOPE_DESCRIPTIONS, SCOPES } from "../../model/scopes.ts";
import { type Markup, markup } from "../markup.ts";
import { momentOf } from "../moment-in-words.ts";
import { chip } from "../report/words.ts";
import { accountFrame, KEYS_PATH } from "./account-frame.ts";
import { choices, field, postForm, type Problem, question, secretOnce } from "./form-parts.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.account.keys;

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
    title: TEXTS.title,
    section: KEYS_PATH,
    notice,
    problem: form.problem,
    main: [
      live.length === 0
        ? markup`<div class="card empty"><p>${TEXTS.none(markup`<code>x-mcp-api-key</code>`)}</p></div>`
        : markup`<ul class="items">${live.map((key) => liveKey(key, once))}
</ul>`,
      ended.length > 0
        ? markup`<details><summary>${TEXTS.ended(ended.length)}</summary>
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
<div class="item-head"><span class="item-name">${name}</span> ${rotatedTo === null ? chip(TEXTS.states.live, "good") : chip(TEXTS.states.replaced, "fair")}</div>
<p class="note"><code>${key.prefix}…</code> ${TEXTS.made(momentOf(key.createdAt * 1000))} ${key.lastUsedAt === null ? TEXTS.neverUsed : TEXTS.lastUsed(momentOf(key.lastUsedAt * 1000))} ${key.expiresAt !== null && TEXTS.opensUntil(momentOf(key.expiresAt * 1000))}</p>
<p class="note">${scopes.length === SCOPES.length ? TEXTS.everyScope : TEXTS.may(scopes.map((scope) => markup`<code>${scope}</code> `))}</p>
<div class="questions">
${
  rotatedTo === null &&
  question({
    ...TEXTS.replace(name, OVERLAP_HOURS),
    action: `${path}/rotate`,
    once,
    isDangerous: false,
  })
}
${question({
  ...TEXTS.revoke(name),
  action: `${path}/revoke`,
  once,
  isDangerous: true,
})}
</div>
</li>`;
}

const endedKey = (key: ApiKey): Markup => markup`
<li class="item">
<div class="item-head"><span class="item-name">${nameOf(key)}</span> ${chip(key.revokedAt === null ? TEXTS.states.over : TEXTS.states.revoked, "plain")}</div>
<p class="note"><code>${key.prefix}…</code> ${TEXTS.endedAt(momentOf((key.revokedAt ?? key.expiresAt ?? 0) * 1000))}</p>
</li>`;

const nameOf = ({ label }: ApiKey): string => label ?? TEXTS.noName;

const newKey = (
  { label, scopes, days, problem }: KeyForm,
  once: string,
): Markup => markup`<section aria-labelledby="new-key">
<h2 id="new-key">${TEXTS.make}</h2>
${postForm(
  KEYS_PATH,
  once,
  markup`${field({
    name: "label",
    label: TEXTS.name,
    help: TEXTS.nameHelp,
    problem,
    control: (described) =>
      markup`<input id="label" name="label" type="text" value="${label}" autocomplete="off" maxlength="${KEY_LABEL_CHARS}"${described}>`,
  })}
${choices({
  name: "scopes",
  legend: TEXTS.scopes,
  help: TEXTS.scopesHelp,
  problem,
  options: SCOPES.map((scope) => ({
    value: scope,
    label: markup`${SCOPE_DESCRIPTIONS[scope]} <code>${scope}</code>`,
    isChosen: scopes.includes(scope),
  })),
})}
${field({
  name: "days",
  label: TEXTS.days,
  help: TEXTS.daysHelp(KEY_DAYS),
  problem,
  control: (described) =>
    markup`<input class="short" id="days" name="days" type="text" inputmode="numeric" value="${days}" autocomplete="off" maxlength="4"${described}>`,
})}
<button type="submit">${TEXTS.makeIt}</button>`,
)}
</section>`;

/** The answer to the form, and to a replacement: never stored, never at an address of its own. */
export const newKeyPage = (made: NewApiKey, isReplacement: boolean): string =>
  accountFrame({
    title: isReplacement ? TEXTS.yourNew : TEXTS.yours,
    section: KEYS_PATH,
    canCopy: true,
    main: [
      secretOnce(nameOf(made), made.key),
      isReplacement
        ? markup`<p>${TEXTS.replaced(OVERLAP_HOURS)}</p>`
        : markup`<p>${TEXTS.mayUse(made.scopes.length === SCOPES.length ? null : made.scopes)} ${made.expiresAt === null ? TEXTS.noEnd : TEXTS.ends(momentOf(made.expiresAt * 1000))}</p>`,
      markup`<p><a class="button quiet" href="${KEYS_PATH}">${TEXTS.back}</a></p>`,
    ],
  });
