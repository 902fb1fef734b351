// Tables of accounts and OAuth, in the form that better-auth asks for: property and table names are its own.
// test/auth/schema.test.ts compares them field by field with what the configured instance demands.
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });
const flag = (name: string) => integer(name, { mode: "boolean" });
const list = (name: string) => text(name, { mode: "json" }).$type<string[]>();
const object = (name: string) => text(name, { mode: "json" });
const now = sql`(cast(unixepoch('subsecond') * 1000 as integer))`;

export const user = sqliteTable("user", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: flag("email_verified").default(false).notNull(),
  image: text("image"),
  createdAt: time("created_at").default(now).notNull(),
  updatedAt: time("updated_at").default(now).notNull(),
  /** A plan of src/model/plans.ts; set by the operator. */
  plan: text("plan").default("free").notNull(),
  /** "user", or "admin" who may give clients rights of their own. */
  role: text("role").default("user").notNull(),
});

export const session = sqliteTable(
  "session",
  {
    id: text("id").primaryKey(),
    expiresAt: time("expires_at").notNull(),
    token: text("token").notNull().unique(),
    createdAt: time("created_at").default(now).notNull(),
    updatedAt: time("updated_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
  },
  (t) => [index("session_by_user").on(t.userId), index("session_by_end").on(t.expiresAt)],
);

export const account = sqliteTable(
  "account",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: time("access_token_expires_at"),
    refreshTokenExpiresAt: time("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: time("created_at").default(now).notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (t) => [index("account_by_user").on(t.userId)],
);

/** One-time values: mailed links and authorization codes, hashed. */
export const verification = sqliteTable(
  "verification",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: time("expires_at").notNull(),
    createdAt: time("created_at").default(now).notNull(),
    updatedAt: time("updated_at").default(now).notNull(),
  },
  (t) => [index("verification_by_identifier").on(t.identifier), index("verification_by_end").on(t.expiresAt)],
);

/** Keys that tokens are signed with; the private part is encrypted under AUTH_SECRET. */
export const jwks = sqliteTable("jwks", {
  id: text("id").primaryKey(),
  publicKey: text("public_key").notNull(),
  privateKey: text("private_key").notNull(),
  createdAt: time("created_at").notNull(),
  expiresAt: time("expires_at"),
  alg: text("alg"),
  crv: text("crv"),
});

export const oauthClient = sqliteTable(
  "oauth_client",
  {
    id: text("id").primaryKey(),
    clientId: text("client_id").notNull().unique(),
    clientSecret: text("client_secret"),
    clientDiscoveryId: text("client_discovery_id"),
    disabled: flag("disabled").default(false),
    skipConsent: flag("skip_consent"),
    enableEndSession: flag("enable_end_session"),
    subjectType: text("subject_type"),
    scopes: list("scopes"),
    clientCredentialsScopes: list("client_credentials_scopes").default([]),
    userId: text("user_id").references(() => user.id, { onDelete: "cascade" }),
    createdAt: time("created_at"),
    updatedAt: time("updated_at"),
    name: text("name"),
    uri: text("uri"),
    icon: text("icon"),
    contacts: list("contacts"),
    tos: text("tos"),
    policy: text("policy"),
    softwareId: text("software_id"),
    softwareVersion: text("software_version"),
    softwareStatement: text("software_statement"),
    redirectUris: list("redirect_uris").notNull(),
    postLogoutRedirectUris: list("post_logout_redirect_uris"),
    backchannelLogoutUri: text("backchannel_logout_uri"),
    backchannelLogoutSessionRequired: flag("backchannel_logout_session_required"),
    tokenEndpointAuthMethod: text("token_endpoint_auth_method"),
    applicationType: text("application_type"),
    jwks: text("jwks"),
    jwksUri: text("jwks_uri"),
    grantTypes: list("grant_types"),
    responseTypes: list("response_types"),
    requirePKCE: flag("require_pkce"),
    dpopBoundAccessTokens: flag("dpop_bound_access_tokens").default(false),
    referenceId: text("reference_id"),
    metadata: object("metadata"),
  },
  (t) => [index("oauth_client_by_user").on(t.userId), index("oauth_client_by_creation").on(t.createdAt)],
);

export const oauthResource = sqliteTable("oauth_resource", {
  id: text("id").primaryKey(),
  identifier: text("identifier").notNull().unique(),
  name: text("name").notNull(),
  accessTokenTtl: integer("access_token_ttl"),
  refreshTokenTtl: integer("refresh_token_ttl"),
  signingAlgorithm: text("signing_algorithm"),
  signingKeyId: text("signing_key_id"),
  allowedScopes: list("allowed_scopes"),
  customClaims: object("custom_claims"),
  dpopBoundAccessTokensRequired: flag("dpop_bound_access_tokens_required").default(false),
  disabled: flag("disabled").default(false),
  createdAt: time("created_at"),
  updatedAt: time("updated_at"),
  policyVersion: integer("policy_version").default(1),
  metadata: object("metadata"),
});

export const oauthClientResource = sqliteTable(
  "oauth_client_resource",
  {
    id: text("id").primaryKey(),
    clientId: text("client_id")
      .notNull()
      .references(() => oauthClient.clientId, { onDelete: "cascade" }),
    resourceId: text("resource_id")
      .notNull()
      .references(() => oauthResource.identifier, { onDelete: "cascade" }),
    metadata: object("metadata"),
    createdAt: time("created_at"),
  },
  (t) => [
    uniqueIndex("oauth_client_resource_pair").on(t.clientId, t.resourceId),
    index("oauth_client_resource_by_resource").on(t.resourceId),
  ],
);

export const oauthRefreshToken = sqliteTable(
  "oauth_refresh_token",
  {
    id: text("id").primaryKey(),
    token: text("token").notNull().unique(),
    clientId: text("client_id")
      .notNull()
      .references(() => oauthClient.clientId, { onDelete: "cascade" }),
    sessionId: text("session_id").references(() => session.id, { onDelete: "set null" }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    referenceId: text("reference_id"),
    authorizationCodeId: text("authorization_code_id"),
    resources: list("resources"),
    requestedUserInfoClaims: list("requested_user_info_claims"),
    expiresAt: time("expires_at").notNull(),
    createdAt: time("created_at").notNull(),
    revoked: time("revoked"),
    rotatedAt: time("rotated_at"),
    rotationReplayResponse: text("rotation_replay_response"),
    rotationReplayExpiresAt: time("rotation_replay_expires_at"),
    authTime: time("auth_time"),
    confirmation: object("confirmation"),
    scopes: list("scopes").notNull(),
  },
  (t) => [
    index("oauth_refresh_token_by_client").on(t.clientId),
    index("oauth_refresh_token_by_session").on(t.sessionId),
    index("oauth_refresh_token_by_user").on(t.userId),
    index("oauth_refresh_token_by_code").on(t.authorizationCodeId),
    index("oauth_refresh_token_by_end").on(t.expiresAt),
  ],
);

export const oauthAccessToken = sqliteTable(
  "oauth_access_token",
  {
    id: text("id").primaryKey(),
    token: text("token").notNull().unique(),
    clientId: text("client_id")
      .notNull()
      .references(() => oauthClient.clientId, { onDelete: "cascade" }),
    sessionId: text("session_id").references(() => session.id, { onDelete: "set null" }),
    userId: text("user_id").references(() => user.id, { onDelete: "cascade" }),
    referenceId: text("reference_id"),
    authorizationCodeId: text("authorization_code_id"),
    resources: list("resources"),
    requestedUserInfoClaims: list("requested_user_info_claims"),
    refreshId: text("refresh_id").references(() => oauthRefreshToken.id, { onDelete: "cascade" }),
    expiresAt: time("expires_at").notNull(),
    createdAt: time("created_at").notNull(),
    revoked: time("revoked"),
    confirmation: object("confirmation"),
    scopes: list("scopes").notNull(),
  },
  (t) => [
    index("oauth_access_token_by_client").on(t.clientId),
    index("oauth_access_token_by_session").on(t.sessionId),
    index("oauth_access_token_by_user").on(t.userId),
    index("oauth_access_token_by_code").on(t.authorizationCodeId),
    index("oauth_access_token_by_refresh").on(t.refreshId),
    index("oauth_access_token_by_end").on(t.expiresAt),
  ],
);

export const oauthConsent = sqliteTable(
  "oauth_consent",
  {
    id: text("id").primaryKey(),
    clientId: text("client_id")
      .notNull()
      .references(() => oauthClient.clientId, { onDelete: "cascade" }),
    userId: text("user_id").references(() => user.id, { onDelete: "cascade" }),
    referenceId: text("reference_id"),
    resources: list("resources"),
    requestedUserInfoClaims: list("requested_user_info_claims"),
    scopes: list("scopes").notNull(),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (t) => [index("oauth_consent_by_client").on(t.clientId), index("oauth_consent_by_user").on(t.userId)],
);

/** Ids of client assertions that were used, so that none counts twice. */
export const oauthClientAssertion = sqliteTable(
  "oauth_client_assertion",
  { id: text("id").primaryKey(), expiresAt: time("expires_at").notNull() },
  (t) => [index("oauth_client_assertion_by_end").on(t.expiresAt)],
);
