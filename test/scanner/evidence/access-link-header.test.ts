import { describe, expect, it } from "vitest";
import { parseLinkHeader } from "../../../src/scanner/evidence/access/access-link-header.ts";

describe("parseLinkHeader", () => {
  it("reads several links, relations and parameters", () => {
    expect(
      parseLinkHeader('</llms.txt>; rel="describedby llms-txt"; type="text/markdown", </a.css>; rel=preload; as=style'),
    ).toEqual([
      {
        href: "/llms.txt",
        rels: ["describedby", "llms-txt"],
        params: { rel: "describedby llms-txt", type: "text/markdown" },
      },
      { href: "/a.css", rels: ["preload"], params: { rel: "preload", as: "style" } },
    ]);
  });

  it("does not separate at commas inside addresses and quotes", () => {
    const links = parseLinkHeader('<https://e.com/?a=1,2>; rel="alternate"; title="One, two", </b>; rel=next');
    expect(links.map(({ href }) => href)).toEqual(["https://e.com/?a=1,2", "/b"]);
    expect(links[0]?.params.title).toBe("One, two");
  });

  it("takes the first of a repeated parameter", () => {
    expect(parseLinkHeader("</a>; rel=next; rel=prev")[0]?.rels).toEqual(["next"]);
  });

  it("gives nothing for nonsense and stays bounded on long input", () => {
    expect(parseLinkHeader("")).toEqual([]);
    expect(parseLinkHeader("< < < ; , rel")).toEqual([]);
    expect(parseLinkHeader("<a>; rel=x, ".repeat(100_000)).length).toBeLessThanOrEqual(60);
  });
});
