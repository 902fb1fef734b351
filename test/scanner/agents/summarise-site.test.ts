import { describe, expect, it } from "vitest";
import { summariseSite } from "../../../src/scanner/agents/summarise-site.ts";
import { parseRobots } from "../../../src/scanner/evidence/site/parse-robots.ts";
import { anchor, page, site } from "../../fixtures/site.ts";

const url = "https://example-clinic.com/robots.txt";
const robots = parseRobots(
  { url, finalUrl: url, status: 200, contentType: "text/plain", text: "User-agent: *\nDisallow: /checkout\n" },
  "ForesiteBot",
);
const closedOn = (pagesKnown: number, ...paths: string[]) => {
  const home = page({ anchors: paths.map((path) => anchor(`https://example-clinic.com${path}`, path)) });
  const { crawl } = site();
  return summariseSite(site({ home, pages: [home], robots, crawl: { ...crawl, pagesKnown, stoppedBy: "done" } }))
    .closed;
};

describe("what a report says of the reading", () => {
  it("names what robots.txt closes where nothing else was left", () => {
    expect(closedOn(2, "/checkout", "/checkout#pay")).toEqual(["/checkout"]);
  });

  it("names none where other pages were left, or none", () => {
    expect(closedOn(3, "/checkout", "/page/2")).toBeUndefined();
    expect(closedOn(1, "/checkout")).toBeUndefined();
  });
});
