// GET and POST /account and below: what a person sees and changes of their own. Every change is made by a form of
// ours, which works without a script, and leads on by 303; only an answer that shows a secret stands by itself.
import { ACCOUNT_PATH, SIGN_IN_PATH } from "../../../model/auth-paths.ts";
import { AppError, ERROR_TABLE, unavailable } from "../../../model/errors.ts";
import { URL_CHARS } from "../../../model/limits.ts";
import type { Ctx } from "../../../model/ports.ts";
import { readBoundedText } from "../../../model/read-bounded-text.ts";
import { DELETE_ACCOUNT_PATH, KEYS_PATH, SCANS_PATH, WEBHOOKS_PATH } from "../../../render/account/account-frame.ts";
import { refusalPage } from "../../../render/account/refusal-page.ts";
import { makeKey, replaceKey, revokeKey, showKeys } from "./key-pages.ts";
import { askToDelete, deleteAccount, deleteOwnScan, showOverview, showScans } from "./own-pages.ts";
import { countVisit, seeOther, show, type Visit } from "./visit.ts";
import {
  changeSecret,
  deleteSubscription,
  replayDelivery,
  showSubscription,
  showWebhooks,
  subscribe,
} from "./webhook-pages.ts";
import { decodePercent } from "../../../model/decode-percent.ts";

interface Route {
  /** Path with "{id}" where an id stands. */
  path: string;
  get?: (visit: Visit) => Response | Promise<Response>;
  post?: (visit: Visit) => Response | Promise<Response>;
  /** The page that the forms of this address stand on. */
  home: string;
}

const ROUTES: readonly Route[] = [
  { path: ACCOUNT_PATH, get: showOverview, home: ACCOUNT_PATH },
  { path: DELETE_ACCOUNT_PATH, get: (visit) => askToDelete(visit), post: deleteAccount, home: DELETE_ACCOUNT_PATH },
  { path: KEYS_PATH, get: (visit) => showKeys(visit), post: makeKey, home: KEYS_PATH },
  { path: `${KEYS_PATH}/{id}/rotate`, post: replaceKey, home: KEYS_PATH },
  { path: `${KEYS_PATH}/{id}/revoke`, post: revokeKey, home: KEYS_PATH },
  { path: WEBHOOKS_PATH, get: (visit) => showWebhooks(visit), post: subscribe, home: WEBHOOKS_PATH },
  { path: `${WEBHOOKS_PATH}/{id}`, get: showSubscription, home: WEBHOOKS_PATH },
  { path: `${WEBHOOKS_PATH}/{id}/rotate`, post: changeSecret, home: WEBHOOKS_PATH },
  { path: `${WEBHOOKS_PATH}/{id}/delete`, post: deleteSubscription, home: WEBHOOKS_PATH },
  { path: `${WEBHOOKS_PATH}/{id}/deliveries/{id}/replay`, post: replayDelivery, home: WEBHOOKS_PATH },
  { path: SCANS_PATH, get: showScans, home: SCANS_PATH },
  { path: `${SCANS_PATH}/{id}/delete`, post: deleteOwnScan, home: SCANS_PATH },
];

export async function serveAccount(request: Request, identify: () => Promise<Ctx>): Promise<Response> {
  try {
    return await answer(request, identify);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "INTERNAL_ERROR") throw error;
    const { status } = ERROR_TABLE[error.code];
    return show(refusalPage(error), { status, headers: error.headers });
  }
}

async function answer(request: Request, identify: () => Promise<Ctx>): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const { route, ids } = findRoute(pathname);
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead && (request.method !== "POST" || route.post === undefined)) throw otherMethod(route);
  const ctx = await identify();
  if (ctx.caller.isUnsure === true) throw unavailable();
  // These pages are for people: whoever sends a key or a token has the API.
  if (ctx.caller.kind !== "session")
    return toSignIn(isRead && route.get !== undefined && isShort(pathname + search) ? pathname + search : route.home);
  await countVisit(ctx);
  const visit = { ctx, path: pathname, ids, query: searchParams, form: new URLSearchParams() };
  if (isRead) return route.get === undefined ? seeOther(route.home) : route.get(visit);
  const form = new URLSearchParams(await readBoundedText(request));
  return (route.post ?? showOverview)({ ...visit, form });
}

function findRoute(pathname: string): { route: Route; ids: string[] } {
  const segments = pathname.replace(/\/$/, "").split("/");
  for (const route of ROUTES) {
    const pattern = route.path.split("/");
    const fits =
      pattern.length === segments.length && pattern.every((part, at) => part === "{id}" || part === segments[at]);
    if (fits) return { route, ids: segments.filter((_, at) => pattern[at] === "{id}").map((id) => decodePercent(id)) };
  }
  throw new AppError("NOT_FOUND", "No page of the account has this address.");
}

/** The address travels in a header, where servers and clients take a few thousand characters. */
const isShort = (path: string): boolean => encodeURIComponent(path).length <= URL_CHARS;

/** A link from elsewhere is read as nobody's, also when somebody is signed in: the page there leads back here. */
const toSignIn = (next: string): Response => seeOther(`${SIGN_IN_PATH}?next=${encodeURIComponent(next)}`);

function otherMethod({ get, post }: Route): AppError {
  const allow = [...(get === undefined ? [] : ["GET", "HEAD"]), ...(post === undefined ? [] : ["POST"])].join(", ");
  return new AppError("METHOD_NOT_ALLOWED", `This address answers ${allow}.`, { headers: { Allow: allow } });
}
