import { defineCheck, info, seen, unable } from "../define-check.ts";

const VERSIONS: Readonly<Record<string, RegExp>> = { h3: /\bh3\b/, h2: /\bh2\b/ };

export const httpVersion = defineCheck({
  id: "http-version",
  agent: "page-experience",
  category: "Performance",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["home", "target"],
  title: "Newer versions of HTTP are offered",
  why: "HTTP/2 and HTTP/3 load many files over one connection; a reader of single pages gains little.",
  fix: "Turn HTTP/2 and HTTP/3 on at the host or content network.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc9114#section-3.1.1",
  run({ home, target }) {
    if (target.isLocalCopy) return unable("The site was read from a local copy, so its connection was not observed.");
    const offered = home.transfer.headers["alt-svc"];
    // The version of the connection itself is not visible; only what the server announces is.
    if (offered === undefined)
      return unable(`${target.host} announces no further version of HTTP; the one in use is not visible.`);
    const versions = Object.keys(VERSIONS).filter((version) => VERSIONS[version]?.test(offered));
    return info(
      `${target.host} announces ${versions.length > 0 ? versions.map((version) => `HTTP/${version.slice(1)}`).join(" and ") : "no newer version of HTTP"}.`,
      seen(home.url, `alt-svc: ${offered}`, "Offered to those who know it."),
    );
  },
});
