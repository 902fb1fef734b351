import { describe, expect, it } from "vitest";
import { brokenInternalLinks } from "../../../../src/scanner/checks/access/broken-internal-links.ts";
import { misleads } from "../../../../src/scanner/report/misleads.ts";
import { anchor, page, site } from "../../../fixtures/site.ts";

const tried = (...statuses: number[]) =>
  site({
    linkChecks: statuses.map((status, index) => ({
      url: `https://example-clinic.com/${index}`,
      from: "internal" as const,
      foundOn: "https://example-clinic.com/",
      status,
      error: null,
      finalUrl: `https://example-clinic.com/${index}`,
      redirects: 0,
    })),
  });
const good = Array.from({ length: 8 }, () => 200);

describe("broken-internal-links", () => {
  it("passes when all links work", () => {
    expect(brokenInternalLinks.run(tried(...good)).status).toBe("pass");
  });

  it("tells several dead links in the main part of the home page as what it puts forward, and one as a slip", () => {
    const run = (...statuses: number[]) => {
      const found = tried(...statuses);
      const anchors = found.linkChecks.map(({ url }) => anchor(url, "Product", { region: "main" }));
      return brokenInternalLinks.run({ ...found, pages: [page({ anchors })] });
    };
    const featured = run(...good, 404, 404, 404);
    expect(featured.evidence[0]?.meaning).toMatch(/^In the main part of /);
    expect(misleads({ id: "broken-internal-links", evidence: featured.evidence })).toBe(true);
    expect(brokenInternalLinks.headline?.({ name: "Example", people: "customers" }, featured.evidence)).toBe(
      "The home page of Example leads customers to pages that are gone",
    );
    const slip = run(...good, 404);
    expect(slip.evidence[0]?.meaning).toMatch(/^Linked from /);
    expect(misleads({ id: "broken-internal-links", evidence: slip.evidence })).toBe(false);
  });

  it("tells the base element as the cause where links without an address of their own are dead by it", () => {
    const dead = tried(...good, 404);
    const base = "https://example-clinic.com/old-site/";
    const linkChecks = dead.linkChecks.map((link) => (link.status === 404 ? { ...link, url: base } : link));
    const run = (rawHref: string) =>
      brokenInternalLinks.run({
        ...dead,
        linkChecks,
        pages: [page({ baseHref: base, anchors: [anchor(`${base}#fees`, "Fees", { region: "nav", rawHref })] })],
      });
    const bent = run("#fees");
    expect(bent.situation).toContain("The base element on the home page is the cause:");
    expect(bent.fix).toBe("Take the base element out of the home page, or correct its address.");
    expect(bent.evidence[0]?.meaning).toBe("By the base element of https://example-clinic.com/.");
    expect(misleads({ id: "broken-internal-links", evidence: bent.evidence })).toBe(true);
    expect(brokenInternalLinks.headline?.({ name: "Example", people: "customers" }, bent.evidence)).toBe(
      "A base element on the pages of Example sends links and files to an address that is gone",
    );
    expect(run("/old-site/#fees").situation).not.toContain("base element");
  });

  it("tells the base element as the cause only where nothing that was tried under it answers", () => {
    const base = "https://example-clinic.com/app/";
    const run = (...statuses: number[]) => {
      const found = tried(...statuses, ...good);
      const linkChecks = found.linkChecks.map((link, at) =>
        at < statuses.length ? { ...link, url: `${base}${at === 0 ? "" : `p${at}.html`}` } : link,
      );
      const anchors = linkChecks.map(({ url }) => anchor(url, "Page", { rawHref: url.slice(base.length) || "./" }));
      return brokenInternalLinks.run({
        ...found,
        linkChecks: linkChecks.slice(1),
        pages: [page({ baseHref: base, anchors })],
      });
    };
    expect(run(404, 404, 404, 404).situation).toContain("The base element on the home page is the cause:");
    expect(run(404, 404, 200, 200).situation).not.toContain("base element");
    expect(run(404, 404).situation).not.toContain("base element");
  });

  it("leaves out what a network writes in the place of a mail address", () => {
    const found = tried(...good, 404);
    const linkChecks = found.linkChecks.map((link) =>
      link.status === 404 ? { ...link, url: "https://example-clinic.com/cdn-cgi/l/email-protection" } : link,
    );
    expect(brokenInternalLinks.run({ ...found, linkChecks }).status).toBe("pass");
  });

  it("calls a header the menu only where no menu is marked", () => {
    const found = tried(...good, 404);
    const { url = "" } = found.linkChecks.at(-1) ?? {};
    const logo = anchor(url, "Example Clinic", { region: "header" });
    const run = (...others: ReturnType<typeof anchor>[]) =>
      brokenInternalLinks.run({ ...found, pages: [page({ anchors: [logo, ...others] })] }).evidence[0]?.meaning;
    expect(run()).toMatch(/^In the menu of /);
    expect(run(anchor("https://example-clinic.com/fees", "Fees", { region: "nav" }))).toMatch(/^Linked from /);
    const ofFooter = anchor("https://example-clinic.com/imprint", "Imprint", { region: "nav", heading: 3 });
    expect(run(ofFooter)).toMatch(/^In the menu of /);
  });

  it("tells the one cause of links that are dead below an address with a slash at its end", () => {
    const deep = "https://example-clinic.com/farnham/";
    const dead = tried(...good, 404, 404, 404);
    const names = ["index.html", "about.html", "fees.html"];
    const linkChecks = dead.linkChecks.map((link, at) =>
      link.status === 404 ? { ...link, foundOn: deep, url: `${deep}${names[at - good.length]}` } : link,
    );
    const pages = ["", "about.html", "fees.html", "farnham/"].map((path) =>
      page({
        url: `https://example-clinic.com/${path}`,
        anchors: names.map((name) => anchor(`${deep}${name}`, name, { region: "nav", rawHref: name })),
      }),
    );
    const verdict = brokenInternalLinks.run({ ...dead, linkChecks, pages });
    expect(verdict.situation).toContain(
      "They have one cause: on /farnham/ a link without a slash at its start asks for /farnham/index.html, and means /index.html.",
    );
    expect(verdict.fix).toBe("Begin the links on /farnham/ with a slash.");
    expect(brokenInternalLinks.headline?.({ name: "Example", people: "customers" }, verdict.evidence)).not.toContain(
      "menu",
    );
    expect(misleads({ id: "broken-internal-links", evidence: verdict.evidence })).toBe(false);
    const linking = pages.map((one) => ({ ...one, anchors: [...one.anchors, anchor(deep, "Farnham")] }));
    const led = brokenInternalLinks.run({ ...dead, linkChecks, pages: linking });
    expect(led.evidence[0]?.meaning).toMatch(/^In the menu of /);
    const moved = pages.map((one) => ({
      ...one,
      anchors: names.map((name) => anchor(`${deep}${name}`, name, { rawHref: `/farnham/${name}` })),
    }));
    expect(brokenInternalLinks.run({ ...dead, linkChecks, pages: moved }).situation).not.toContain("one cause");
  });

  it("tells a dead link of the menu as one", () => {
    const dead = tried(...good, 404);
    const gone = dead.linkChecks.find(({ status }) => status === 404);
    const menu = page({ url: gone?.foundOn ?? "", anchors: [anchor(gone?.url ?? "", "Home", { region: "nav" })] });
    const verdict = brokenInternalLinks.run({ ...dead, pages: [menu] });
    expect(verdict.evidence[0]?.meaning).toMatch(/^In the menu of /);
    expect(brokenInternalLinks.headline?.({ people: "patients", name: "A" }, verdict.evidence)).toBe(
      "The menu of A leads patients to a page that is gone",
    );
    expect(brokenInternalLinks.run(dead).evidence[0]?.meaning).toMatch(/^Linked from /);
  });

  it("never says of a place to log in, sign up or pay that it is gone, and nothing of it from a copy", () => {
    const made = tried(...good, 404);
    const linkChecks = made.linkChecks.map((link) =>
      link.status === 404 ? { ...link, url: "https://example-clinic.com/en-us/signup" } : link,
    );
    const verdict = brokenInternalLinks.run({ ...made, linkChecks });
    expect(verdict.fix).toBe(
      "See that /en-us/signup (linked on the home page) opens: it could not be opened by this scan.",
    );
    expect(brokenInternalLinks.headline?.({ people: "patients", name: "A" }, verdict.evidence)).toBe(
      "Patients of A may not get in where they log in, sign up or pay",
    );
    const target = { ...made.target, isLocalCopy: true };
    expect(brokenInternalLinks.run({ ...made, linkChecks, target })).toMatchObject({
      status: "pass",
      situation: "example-clinic.com has no dead links among the 8 tried.",
    });
  });

  it("warns about a single dead link and fails several", () => {
    expect(brokenInternalLinks.run(tried(...good, 404)).status).toBe("warn");
    const verdict = brokenInternalLinks.run(tried(404, 410, ...good));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]).toMatchObject({ url: "https://example-clinic.com/0", received: "404" });
  });

  it("names what is gone and where it was linked, and tells a file from a page", () => {
    const dead = tried(...good, 404);
    const verdict = brokenInternalLinks.run(dead);
    expect(verdict.situation).toBe("example-clinic.com has 1 dead link among the 9 tried: /8.");
    expect(verdict.fix).toContain("the link to /8 (found on the home page)");
    const voice = { people: "patients", name: "A" };
    expect(brokenInternalLinks.headline?.(voice, verdict.evidence)).toContain("pages that are gone");
    const form = {
      ...verdict.evidence[0],
      url: "https://example-clinic.com/form.pdf",
    } as (typeof verdict.evidence)[number];
    expect(brokenInternalLinks.headline?.(voice, [form])).toBe(
      "Patients cannot open form.pdf, to which the home page of A sends them",
    );
  });

  it("wants a file back that the text around its link sends people for", () => {
    const [gone] = tried(404).linkChecks.map((one) => ({ ...one, url: "https://example-clinic.com/form.pdf" }));
    const checks = gone === undefined ? [] : [...tried(...good).linkChecks, gone];
    expect(brokenInternalLinks.run(site({ linkChecks: checks })).fix).toBe(
      "Put /form.pdf back under its address, or link where it is now; if it is given up, change what the home page says of it.",
    );
  });

  it("counts a linked page that was gone when it was read, and says of a link without https:// what it lacks", () => {
    const gone = ["/twitter.com/acme", "/team", "/unlinked"].map((path) => ({
      url: `https://example-clinic.com${path}`,
      reason: "answered 404",
    }));
    const anchors = gone.slice(0, 2).map(({ url }) => anchor(url, "More"));
    const made = site({ pages: [page({ anchors })] });
    const verdict = brokenInternalLinks.run({ ...made, crawl: { ...made.crawl, pagesFailed: gone } });
    expect(verdict.situation).toBe(
      "example-clinic.com has 2 dead links among the 2 tried: /twitter.com/acme and /team.",
    );
    expect(verdict.evidence[0]?.meaning).toBe(
      "Linked from https://example-clinic.com/. It lacks https:// before twitter.com/acme.",
    );
    expect(verdict.fix).toBe(
      "Write https:// before twitter.com/acme in the link on the home page and wherever else it stands. Correct the link to /team (found on the home page), or redirect the old address to its successor; take out the link where nothing takes its place.",
    );
  });

  it("does not take a refusal for a dead link", () => {
    expect(brokenInternalLinks.run(tried(...good, 403, 429, 405)).status).toBe("pass");
  });

  it("cannot tell when no link was tried", () => {
    expect(brokenInternalLinks.run(site()).status).toBe("unable");
  });

  it("counts links to the machine on which the site was built", () => {
    const pages = [page({ anchors: [anchor("http://localhost:3000/", "Home", { region: "header" })] })];
    const verdict = brokenInternalLinks.run({ ...tried(...good), pages });
    expect(verdict.status).toBe("warn");
    expect(verdict.situation).toContain("1 address on its pages names a machine that no visitor can reach.");
    expect(verdict.evidence[0]?.received).toBe("“Home” leads to http://localhost:3000/");
    expect(brokenInternalLinks.run(site({ pages })).status).toBe("warn");
  });

  it.each([
    ["an address that a manual names", "http://localhost:3000/", "http://localhost:3000", "other"],
    ["a page that explains", "http://localhost:3000/", "Open it", "docs"],
    ["a host of that sound", "https://localhost.run/", "Tunnel", "home"],
  ] as const)("leaves out %s", (_, href, name, kind) => {
    const pages = [page({ kind, anchors: [anchor(href, name)] })];
    expect(brokenInternalLinks.run({ ...tried(...good), pages }).status).toBe("pass");
  });
});
