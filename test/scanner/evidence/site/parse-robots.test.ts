import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseRobots } from "../../../../src/scanner/evidence/site/parse-robots.ts";
import { allowsPath, decidingRule } from "../../../../src/scanner/evidence/site/robots-rules.ts";

const URL_OF = "https://example-clinic.com/robots.txt";
const read = (text: string, over: { status?: number; contentType?: string } = {}) =>
  parseRobots({ url: URL_OF, finalUrl: URL_OF, status: 200, contentType: "text/plain", text, ...over }, "ForesiteBot");

describe("parseRobots", () => {
  it("reads groups, sitemaps, delays and lines it does not know, with their numbers", () => {
    const robots = read(
      "# hello\nUser-agent: *\nDisallow: /private/ # not for you\nCrawl-delay: 2.5\nNoindex: /x\n\nSitemap: https://example-clinic.com/sitemap.xml\nHost: example-clinic.com\nwhatever\n",
    );
    expect(robots.groups).toEqual([
      { agents: ["*"], rules: [{ type: "disallow", path: "/private/", line: 3 }], crawlDelay: 2.5 },
    ]);
    expect(robots.sitemaps).toEqual(["https://example-clinic.com/sitemap.xml"]);
    expect(robots.unknownLines).toEqual([
      { line: 5, text: "Noindex: /x" },
      { line: 9, text: "whatever" },
    ]);
    expect(robots).toMatchObject({ state: "present", crawlDelaySeconds: 2.5, allowsUs: true, refusesEveryone: false });
  });

  it("keeps agents that are listed together in one group, also across a sitemap or delay line", () => {
    const robots = read(
      "User-agent: GPTBot\nSitemap: https://example-clinic.com/s.xml\nUser-agent: CCBot\nCrawl-delay: 1\nUser-agent: Bytespider\nDisallow: /",
    );
    expect(robots.groups.map((group) => group.agents)).toEqual([["GPTBot", "CCBot", "Bytespider"]]);
    for (const token of ["GPTBot", "CCBot", "Bytespider"]) expect(allowsPath(robots, "/", token)).toBe(false);
  });

  it("takes a group without rules for a permission, not for no group", () => {
    const robots = read("User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\n");
    expect(allowsPath(robots, "/a", "Googlebot")).toBe(true);
    expect(allowsPath(robots, "/a", "Bingbot")).toBe(false);
  });

  it("merges groups of the same agent and ignores case and version of its name", () => {
    const robots = read(
      "User-agent: gptbot/1.1\nDisallow: /a\n\nUser-agent: *\nDisallow: /c\n\nUser-Agent: GPTBot\nDisallow: /b\n",
    );
    expect(["/a", "/b", "/c"].map((path) => allowsPath(robots, path, "GPTBot"))).toEqual([false, false, true]);
  });

  it.each([
    ["the longest rule wins", "Disallow: /shop\nAllow: /shop/open", "/shop/open/x", true],
    ["Allow wins a tie", "Disallow: /page\nAllow: /page", "/page", true],
    ["an empty Disallow allows everything", "Disallow:", "/x", true],
    ["a wildcard stands for any characters", "Disallow: /*.pdf", "/a/b.pdf?x=1", false],
    ["$ ends the path", "Disallow: /*.pdf$", "/a/b.pdf?x=1", true],
    ["$ in the middle is a letter", "Disallow: /a$b", "/a$b", false],
    ["rules match from the start", "Disallow: /b", "/a/b", true],
    ["a rule without slash meets nothing", "Disallow: private", "/private", true],
    ["escapes of plain letters are equal to the letters", "Disallow: /%7Euser/%66oo", "/~user/foo", false],
    ["letters beyond ASCII equal their escapes", "Disallow: /café", "/caf%C3%A9", false],
    ["case of escapes does not matter", "Disallow: /caf%c3%a9", "/café", false],
    ["an escaped star is a star, not a wildcard", "Disallow: /a%2Ab", "/axb", true],
    ["brackets and bars are compared as written", "Disallow: /a[1]|b", "/a[1]|b", false],
    ["the query belongs to the path", "Disallow: /*?sort=", "/list?sort=price", false],
    ["a fragment does not", "Disallow: /a#b", "/a", false],
    ["paths count case", "Disallow: /Private", "/private", true],
    ["robots.txt itself is always open", "Disallow: /", "/robots.txt", true],
    ["a whole address is judged by its path", "Disallow: /x", "https://example-clinic.com/x", false],
  ])("%s", (_name, rules, path, allowed) => {
    expect(allowsPath(read(`User-agent: *\n${rules}\n`), path, "AnyBot")).toBe(allowed);
  });

  it("reads files with byte order mark and every kind of line end", () => {
    for (const end of ["\n", "\r\n", "\r"]) {
      const robots = read(`\uFEFFUser-agent: *${end}Disallow: /a${end}${end}User-agent: CCBot${end}Disallow: /${end}`);
      expect(robots.groups.map((group) => group.agents)).toEqual([["*"], ["CCBot"]]);
      expect(allowsPath(robots, "/a", "x")).toBe(false);
    }
  });

  it("names the rule that decides", () => {
    const robots = read("User-agent: *\nAllow: /\nDisallow: /private\n");
    expect(decidingRule(robots, "/private/x", "AnyBot")).toEqual({ type: "disallow", path: "/private", line: 3 });
    expect(decidingRule(read("User-agent: *\nDisallow: /b\n"), "/a", "AnyBot")).toBeNull();
  });

  it("says for every AI agent what it may do, whether it is named and by which rule", () => {
    const { matrix } = read(
      "User-agent: GPTBot\nDisallow: /\n\nUser-agent: Googlebot\nDisallow: /\n\nUser-agent: *\nAllow: /\n",
    );
    const row = (token: string) => matrix.find((verdict) => verdict.token === token);
    expect(row("GPTBot")).toEqual({
      token: "GPTBot",
      operator: "OpenAI",
      purpose: "training",
      allowed: false,
      named: true,
      rule: "Disallow: / (line 2)",
    });
    expect(row("ClaudeBot")).toMatchObject({ allowed: true, named: false, rule: "Allow: / (line 8)" });
    // Apple documents that Applebot follows Googlebot's group when it has none.
    expect(row("Applebot")).toMatchObject({ allowed: false, named: false });
  });

  it("knows when we are refused by name and when everyone is", () => {
    const byName = read("User-agent: foresitebot\nDisallow: /\n\nUser-agent: *\nDisallow:\n");
    expect(byName).toMatchObject({ allowsUs: false, refusesUsByName: true, refusesEveryone: false });
    const everyone = read("User-agent: *\nDisallow: /\n");
    expect(everyone).toMatchObject({ allowsUs: false, refusesUsByName: false, refusesEveryone: true });
    const onlyUs = read("User-agent: *\nDisallow: /\n\nUser-agent: ForesiteBot\nAllow: /\n");
    expect(onlyUs).toMatchObject({ allowsUs: true, refusesEveryone: true });
  });

  it.each([
    [404, "absent", true],
    [403, "absent", true],
    [301, "absent", true],
    [429, "unreadable", false],
    [503, "unreadable", false],
    [0, "unreadable", false],
  ])("answers to status %i with %s", (status, state, allowed) => {
    const robots = read("User-agent: *\nDisallow: /x", { status });
    expect(robots).toMatchObject({ state, groups: [], allowsUs: allowed, refusesEveryone: !allowed });
    expect(allowsPath(robots, "/x", "GPTBot")).toBe(allowed);
    expect(robots.matrix.every((verdict) => verdict.allowed === allowed)).toBe(true);
  });

  it("takes a web page in its place for no rules", () => {
    const robots = read("<!DOCTYPE html><html><body>User-agent: *\nDisallow: /</body></html>", {
      contentType: "text/html",
    });
    expect(robots).toMatchObject({ state: "html", groups: [], allowsUs: true });
  });

  it("reads real rules that are only served as text/html", () => {
    expect(read("User-agent: *\nDisallow: /\n", { contentType: "text/html" })).toMatchObject({ state: "present" });
  });

  it("reads content signals with their agents, and says what is wrong with them", () => {
    const { contentSignals } = read(
      "Content-Signal: search=yes\nUser-agent: *\nContent-Signal: search=yes, ai-train=no\nUser-agent: GPTBot\nContent-Signal: ai-train=yes, ai=no, search=maybe\nAllow: /\nUser-agent: *\nContent-Signal: ai-train=yes\n",
    );
    expect(contentSignals.map(({ agents, signals }) => ({ agents, signals }))).toEqual([
      { agents: [], signals: { search: "yes" } },
      { agents: ["*", "GPTBot"], signals: { search: "yes", "ai-train": "no" } },
      { agents: ["*", "GPTBot"], signals: { "ai-train": "yes" } },
      { agents: ["*"], signals: { "ai-train": "yes" } },
    ]);
    expect(contentSignals[0]?.problems).toHaveLength(1);
    expect(contentSignals[1]?.problems).toEqual([]);
    expect(contentSignals[2]?.problems).toHaveLength(3);
  });

  it("keeps usage preferences and licenses", () => {
    const robots = read(
      "License: https://example-clinic.com/license.xml\nUser-agent: *\nContent-Usage: /blog/ train-ai=n\n",
    );
    expect(robots.contentUsage).toEqual(["/blog/ train-ai=n"]);
    expect(robots.licenses).toEqual(["https://example-clinic.com/license.xml"]);
    expect(robots.unknownLines).toEqual([]);
  });

  it("reads 512 KiB and drops the rule that the cap would cut in half", () => {
    const text = `User-agent: *\n${"Disallow: /a/path/of/some/length/x\n".repeat(20_000)}Disallow: /late\n`;
    const robots = read(text);
    expect(robots.text.length).toBe(64 * 1024);
    expect(new Set(robots.groups[0]?.rules.map((rule) => rule.path))).toEqual(new Set(["/a/path/of/some/length/x"]));
  });

  it("decides quickly on rules made to be slow", () => {
    const rules = Array.from({ length: 9_000 }, (_, at) => `Disallow: /${"a*".repeat(20)}${at}`).join("\n");
    const robots = read(`User-agent: *\n${rules}\n`);
    const began = performance.now();
    for (let at = 0; at < 20; at += 1) allowsPath(robots, `/${"a".repeat(300)}b${at}`, "AnyBot");
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it.each([
    ["tens of thousands of rules", `User-agent: *\n${"Disallow: /x\n".repeat(40_000)}`],
    ["tens of thousands of groups", "User-agent: *\nDisallow: /x\n".repeat(18_000)],
    ["tens of thousands of agents", `${"User-agent: a\n".repeat(37_000)}Disallow: /x\n`],
    [
      "signals in a group of tens of thousands",
      `${Array.from({ length: 20_000 }, (_, at) => `User-agent: a${at}\n`).join("")}${"Content-Signal: search=yes\n".repeat(50)}`,
    ],
  ])("answers for thousands of addresses under %s, and keeps no more than the file has", (_what, text) => {
    const began = process.cpuUsage();
    const robots = read(text);
    for (let at = 0; at < 5_000; at += 1) allowsPath(robots, `/page/${at}`, "AnyBot");
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(1_500);
    expect(JSON.stringify(robots).length).toBeLessThan(2_000_000);
  });

  it("never throws, and decides the same from stored facts", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "User-agent: ",
        "Disallow: ",
        "Allow: ",
        "Content-Signal: ",
        "Crawl-delay: ",
        "\n",
        "\r",
        "*",
        "/",
        "$",
        "%",
        "%zz",
        "#",
      ),
      fc.string({ unit: "binary", maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), fc.string({ unit: "binary", maxLength: 30 }), (pieces, path) => {
        const robots = read(pieces.join(""));
        const stored = JSON.parse(JSON.stringify(robots)) as typeof robots;
        expect(allowsPath(stored, path, "GPTBot")).toBe(allowsPath(robots, path, "GPTBot"));
        expect(robots.matrix.length).toBeGreaterThanOrEqual(27);
      }),
    );
  });

  it("a rule for a plain path closes it and everything below it, and nothing else", () => {
    const name = fc.stringMatching(/^[a-zA-Z0-9._~éß -]{1,12}$/);
    fc.assert(
      fc.property(name, name, (closed, other) => {
        // "." and ".." are steps in an address, not names.
        fc.pre(!/^\.{1,2}$/.test(other));
        const robots = read(`User-agent: *\nDisallow: /${closed.trim()}x/\n`);
        const path = `/${encodeURIComponent(`${closed.trim()}x`)}/`;
        expect(allowsPath(robots, `${path}${encodeURIComponent(other)}`, "AnyBot")).toBe(false);
        expect(allowsPath(robots, `/y${path}`, "AnyBot")).toBe(true);
      }),
    );
  });
});
