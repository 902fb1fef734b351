import { describe, expect, it } from "vitest";
import { parseHTML } from "linkedom";
import { errorPagePath } from "../../../src/model/to-error-body.ts";
import { ERROR_GUIDE } from "../../../src/model/error-guide.ts";
import { ERROR_TABLE, type ErrorCode } from "../../../src/model/errors.ts";
import { pageToHtml } from "../../../src/render/page-html.ts";
import { errorPages, errorsPage } from "../../../src/surfaces/pages/developers/errors.ts";

const ORIGIN = "https://foresite.example";
const SITE = { origin: ORIGIN, limits: {}, contactEmail: "a@example.com", madeOn: "2026-11-20" };
const CODES = Object.keys(ERROR_TABLE) as ErrorCode[];
const pages = new Map(
  [errorsPage(SITE), ...errorPages(SITE)].map((page) => [page.path, parseHTML(pageToHtml(page, ORIGIN)).document]),
);

describe("the pages about errors", () => {
  it.each(CODES)("%s has its own, with what it means, what to do and an example", (code) => {
    const document = pages.get(errorPagePath(code));
    expect(document?.title).toBe(`${code} | Foresite`);
    expect(document?.querySelector(".lead")?.textContent).toContain(ERROR_GUIDE[code].meaning);
    const remedies = [...(document?.querySelectorAll("article ul li") ?? [])].map(({ textContent }) => textContent);
    expect(remedies).toEqual(ERROR_GUIDE[code].remedies);
    const [head = "", json = ""] = (document?.querySelector("pre")?.textContent ?? "").split("\n\n");
    expect(head.split("\n")[0]).toBe(`HTTP/1.1 ${ERROR_TABLE[code].status}`);
    expect(JSON.parse(json)).toMatchObject({
      code,
      status: ERROR_TABLE[code].status,
      type: `${ORIGIN}/developers/errors/${code}`,
    });
  });

  it("are all linked from the index, with status and kind", () => {
    const rows = [...(pages.get("/developers/errors/")?.querySelectorAll(".fields dt") ?? [])];
    expect(rows.map((row) => row.querySelector("a")?.getAttribute("href"))).toEqual(CODES.map(errorPagePath));
    expect(rows.map((row) => row.querySelector(".type")?.textContent)).toEqual(
      CODES.map((code) => `${ERROR_TABLE[code].status} ${ERROR_TABLE[code].error}`),
    );
  });
});
