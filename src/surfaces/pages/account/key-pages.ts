// The pages of API keys: list, make, replace, revoke.
import { ERROR_TABLE } from "../../../model/errors.ts";
import { KEY_DAYS, KEY_LABEL_CHARS, KEYS_PER_OWNER } from "../../../model/limits.ts";
import { createApiKey } from "../../../operations/create-api-key.ts";
import { listKeys } from "../../../operations/list-keys.ts";
import { revokeApiKey } from "../../../operations/revoke-api-key.ts";
import { rotateApiKey } from "../../../operations/rotate-api-key.ts";
import { KEYS_PATH } from "../../../render/account/account-frame.ts";
import { type Problem, WHOLE_FORM } from "../../../render/account/form-parts.ts";
import { EMPTY_KEY_FORM, type KeyForm, keysPage, newKeyPage } from "../../../render/account/keys-page.ts";
import { doOnce, freshOnce, noticeOf, problemOf, run, seeOther, show, type Visit } from "./visit.ts";
import { WORDS } from "../../../render/words/index.ts";

const TEXTS = WORDS.account.keys;

export async function showKeys(visit: Visit, form: KeyForm = EMPTY_KEY_FORM, status = 200): Promise<Response> {
  const { keys } = await run(visit.ctx, listKeys, {});
  const now = visit.ctx.clock.now();
  return show(keysPage({ keys, form, now, once: freshOnce(visit), notice: noticeOf(visit) }), { status });
}

export async function makeKey(visit: Visit): Promise<Response> {
  const { ctx, form } = visit;
  const label = (form.get("label") ?? "").trim();
  const days = (form.get("days") ?? "").trim();
  const scopes = form.getAll("scopes");
  const order = {
    ...(label === "" ? {} : { label }),
    scopes,
    // What is no number is left to the operation to refuse.
    ...(days === "" ? {} : { expiresInDays: /^\d{1,6}$/.test(days) ? Number(days) : -1 }),
  };
  try {
    const made = await doOnce(visit, () => run(ctx, createApiKey, order));
    return made === null
      ? seeOther(KEYS_PATH, "sent-before")
      : show(newKeyPage(made, false), { status: createApiKey.http.status, hasScripts: true });
  } catch (thrown) {
    const { problem, error } = problemOf(thrown, wordsOf);
    return showKeys(visit, { label, scopes, days, problem }, ERROR_TABLE[error.code].status);
  }
}

export async function replaceKey(visit: Visit): Promise<Response> {
  const made = await doOnce(visit, () => run(visit.ctx, rotateApiKey, { keyId: visit.ids[0] }));
  return made === null
    ? seeOther(KEYS_PATH, "sent-before")
    : show(newKeyPage(made, true), { status: rotateApiKey.http.status, hasScripts: true });
}

/** Revoking again changes nothing, so that it may be sent twice. */
export async function revokeKey({ ctx, ids }: Visit): Promise<Response> {
  await run(ctx, revokeApiKey, { keyId: ids[0] });
  return seeOther(KEYS_PATH, "key-revoked");
}

function wordsOf(field: string): Problem | null {
  switch (field) {
    case "label":
      return { field: "label", text: TEXTS.nameProblem(KEY_LABEL_CHARS) };
    case "scopes":
      return { field: "scopes", text: TEXTS.scopesProblem };
    case "expiresInDays":
      return { field: "days", text: TEXTS.daysProblem(KEY_DAYS) };
    case "keys":
      return { field: WHOLE_FORM, text: TEXTS.tooMany(KEYS_PER_OWNER) };
    default:
      return null;
  }
}
