// How better-auth is set up: accounts by mailed link, OAuth 2.1 and OpenID Connect with tokens signed by RS256.
import { cimd } from "@better-auth/cimd";
import { drizzleAdapter } from "@better-auth/drizzle-adapter";
import { oauthProvider } from "@better-auth/oauth-provider";
import type { BetterAuthOptions, BetterAuthPlugin } from "better-auth";
import { jwt, magicLink } from "better-auth/plugins";
import { drizzle } from "drizzle-orm/d1";
import { ACCOUNT_PATH, AUTH_BASE, CONSENT_PATH, SIGN_IN_PATH } from "../model/auth-paths.ts";
import { ACCESS_TOKEN_SECONDS, SESSION_SECONDS, SIGN_IN_LINK_SECONDS } from "../model/limits.ts";
import { PRODUCT } from "../model/product.ts";
import { SCOPES } from "../model/scopes.ts";
import { cookiePrefix } from "../model/session-cookie.ts";
import type { AuthBindings } from "./auth-env.ts";
import { fetchClientMetadata } from "./fetch-client-metadata.ts";
import { createHooks } from "./hooks.ts";
import * as schema from "./schema.ts";
import { signInMail } from "./sign-in-mail.ts";

const KEY_ROTATION_SECONDS = 90 * 86_400;
/** Clients that refresh twice at once get the same answer within this time; later reuse ends the family. */
const REFRESH_REUSE_SECONDS = 30;
const LOG_CHARS = 300;

export const OPENID_SCOPES = ["openid", "profile", "email", "offline_access"] as const;

/** Making the options touches neither database nor network: instances are made per request. */
export function authOptions({ ports, database }: Pick<AuthBindings, "ports" | "database">) {
  const { publicOrigin, isDevelopment, authSecret } = ports.config;
  return {
    appName: PRODUCT.name,
    baseURL: publicOrigin,
    basePath: AUTH_BASE,
    secret: authSecret,
    trustedOrigins: [publicOrigin],
    database: drizzleAdapter(drizzle(database, { schema }), { provider: "sqlite", schema }),
    logger: {
      level: "warn",
      log: (level, message) => ports.log("auth.library", { level, message: message.slice(0, LOG_CHARS) }),
    },
    telemetry: { enabled: false },
    emailAndPassword: { enabled: false },
    session: { expiresIn: SESSION_SECONDS },
    // Counted by our own limiter (limit-requests.ts): the library's counts are kept per isolate.
    rateLimit: { enabled: false },
    onAPIError: { errorURL: `${publicOrigin}${SIGN_IN_PATH}/error` },
    advanced: {
      cookiePrefix: cookiePrefix(isDevelopment),
      // The prefix is ours: the library would add "__Secure-" before "__Host-".
      useSecureCookies: false,
      defaultCookieAttributes: { secure: !isDevelopment, httpOnly: true, sameSite: "lax", path: "/" },
      database: { generateId: () => crypto.randomUUID() },
      ipAddress: { disableIpTracking: true },
    },
    user: {
      additionalFields: {
        plan: { type: "string", defaultValue: "free", input: false },
        role: { type: "string", defaultValue: "user", input: false },
      },
    },
    databaseHooks: {
      // Where and with what somebody signed in is nobody's business here.
      session: { create: { before: async (session) => ({ data: { ...session, userAgent: null, ipAddress: null } }) } },
    },
    hooks: createHooks(publicOrigin),
    plugins: [
      magicLink({
        expiresIn: SIGN_IN_LINK_SECONDS,
        storeToken: { type: "custom-hasher", hash: (token) => ports.digest.sha256(token) },
        sendMagicLink: async ({ email, token, url, metadata }) => {
          const link = new URL(`${SIGN_IN_PATH}/confirm`, publicOrigin);
          link.searchParams.set("token", token);
          link.searchParams.set("next", new URL(url).searchParams.get("callbackURL") ?? ACCOUNT_PATH);
          link.searchParams.set("asker", String(metadata?.["asker"] ?? ""));
          await ports.mail.send({ to: email, ...(await signInMail(link.href)) });
        },
      }),
      jwt({
        jwt: { issuer: publicOrigin },
        jwks: { keyPairConfig: { alg: "RS256" }, rotationInterval: KEY_ROTATION_SECONDS },
        disableSettingJwtHeader: true,
      }),
      toPlugin(
        oauthProvider({
          loginPage: SIGN_IN_PATH,
          consentPage: CONSENT_PATH,
          scopes: [...OPENID_SCOPES, ...SCOPES],
          allowDynamicClientRegistration: true,
          allowUnauthenticatedClientRegistration: true,
          // Resources are rows (seed-resources.ts): the option of that name would touch the database on every start.
          enforcePerClientResources: false,
          accessTokenExpiresIn: ACCESS_TOKEN_SECONDS,
          refreshTokenReuseInterval: REFRESH_REUSE_SECONDS,
          clientPrivileges: ({ action, user }) =>
            action !== "configure-client-credentials-scopes" || user?.["role"] === "admin",
          customAccessTokenClaims: ({ user }) => ({ plan: planOf(user) }),
        }),
      ),
      cimd({
        metadataProfile: "mcp-2026-07-28",
        fetchClientMetadataResource: (request) => fetchClientMetadata(ports, addressOf(request)),
      }),
    ],
  } satisfies BetterAuthOptions;
}

const addressOf = (request: RequestInfo | URL): string =>
  typeof request === "string" ? request : request instanceof URL ? request.href : request.url;

/** The plugin's types are written without exactOptionalPropertyTypes, which alone keeps them from fitting. */
const toPlugin = (plugin: { id: "oauth-provider" }): BetterAuthPlugin => plugin;

/** A client that speaks for itself has no user, and the plan of those who pay nothing. */
const planOf = (user: Readonly<Record<string, unknown>> | null | undefined): string =>
  user?.["plan"] === "pro" ? "pro" : "free";
