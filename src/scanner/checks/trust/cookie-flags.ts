import { countOf } from "../../../model/words.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

const SESSION_NAME = /sess|sid|auth|token|login|csrf|xsrf/i;

export const cookieFlags = defineCheck({
  id: "cookie-flags",
  agent: "trust-security",
  category: "Trust and safety",
  counts: [],
  severity: 1,
  evidence: "A",
  needs: ["home"],
  title: "Cookies of a session are protected",
  why: "A session cookie without these marks can be read by a foreign script or sent over an open connection.",
  fix: "Set session cookies with Secure, HttpOnly and SameSite=Lax or Strict.",
  effort: "S",
  reference: "https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis",
  run({ home }) {
    const cookies = (home.transfer.headers["set-cookie"] ?? "")
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    const session = cookies.filter((cookie) => SESSION_NAME.test(cookie.split("=")[0] ?? ""));
    if (session.length === 0) return na("The start page sets no cookie that looks like a session.");
    const weak = session
      .map((cookie) => ({ cookie, missing: missingFlags(cookie) }))
      .filter(({ missing }) => missing.length > 0);
    if (weak.length === 0)
      return info(`${countOf(session.length, "session cookie")} set by the start page, each with all three marks.`);
    return info(
      `${weak.length} of ${countOf(session.length, "session cookie")} set by the start page lack a mark.`,
      weak.slice(0, 3).map(({ cookie, missing }) => seen(home.url, nameOf(cookie), `Without ${missing.join(", ")}.`)),
    );
  },
});

const nameOf = (cookie: string): string => `cookie ${(cookie.split("=")[0] ?? "").slice(0, 40)}`;

function missingFlags(cookie: string): string[] {
  const flags = cookie
    .toLowerCase()
    .split(";")
    .map((part) => part.trim().split("=")[0] ?? "");
  return ["Secure", "HttpOnly", "SameSite"].filter((flag) => !flags.includes(flag.toLowerCase()));
}
