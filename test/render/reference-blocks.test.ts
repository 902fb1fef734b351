// Blocks of references: what people choose from in HTML stands whole in Markdown, and forms stand in HTML alone.
import { parseHTML } from "linkedom";
import { describe, expect, it } from "vitest";
import { type Block, cards, codeBlock, details, fields, p, prose, samples } from "../../src/render/blocks.ts";
import { blocksToHtml } from "../../src/render/blocks-to-html.ts";
import { blocksToMarkdown } from "../../src/render/blocks-to-markdown.ts";

const BASE = "https://scan.example/developers/";
const markdown = (...blocks: Block[]): string => blocksToMarkdown(blocks, BASE);
const html = (...blocks: Block[]) => parseHTML(`<body>${blocksToHtml(blocks)}</body>`).document;
const HOSTILE = `"><script>alert('x')</script> & | *a*`;

describe("an example in several languages", () => {
  const block = samples(
    "call",
    { name: "curl", language: "sh", text: "curl x" },
    { name: "JavaScript", language: "js", text: "fetch(x)" },
  );

  it("is chosen from by radio buttons with labels, of which the first is on", () => {
    const document = html(block);
    const radios = [...document.querySelectorAll("input[type=radio]")];
    expect(radios.map((radio) => [radio.getAttribute("name"), radio.hasAttribute("checked")])).toEqual([
      ["call", true],
      ["call", false],
    ]);
    for (const { id } of radios) expect(document.querySelector(`label[for="${id}"]`)).not.toBeNull();
    expect([...document.querySelectorAll("pre")].map(({ textContent }) => textContent)).toEqual(["curl x", "fetch(x)"]);
  });

  it("is told in every language in Markdown", () => {
    expect(markdown(block)).toBe("```sh\ncurl x\n```\n\n```js\nfetch(x)\n```");
  });
});

describe("members with their types", () => {
  const block = fields(
    [
      { name: "limit", type: "integer, 1 to 50", marks: ["default 10"], meaning: prose`How many.` },
      { name: "get_thing", to: "/developers/api/get_thing", id: "get_thing", type: "GET", marks: [], meaning: prose`` },
    ],
    ["Member", "Kind", "Words"],
  );

  it("are a list of terms, whose names may lead on", () => {
    const document = html(block);
    expect(document.querySelector("dt")?.textContent).toBe("limit integer, 1 to 50 default 10");
    expect(document.querySelector("dd")?.textContent).toBe("How many.");
    expect(document.getElementById("get_thing")?.getAttribute("href")).toBe("/developers/api/get_thing");
  });

  it("are a table in Markdown", () => {
    expect(markdown(block)).toBe(`| Member | Kind | Words |
| --- | --- | --- |
| \`limit\` | integer, 1 to 50; default 10 | How many. |
| [get_thing](https://scan.example/developers/api/get_thing) | GET |  |`);
  });
});

describe("what is closed, and cards", () => {
  it("stand open in Markdown", () => {
    expect(markdown(details("Payload", codeBlock("json", "{}")))).toBe("**Payload**\n\n```json\n{}\n```");
    expect(markdown(cards({ name: "Keys", to: "/k", text: "Get one." }))).toBe(
      "- [Keys](https://scan.example/k): Get one.",
    );
  });

  it("hold blocks of any kind", () => {
    const document = html(details("More", p`inside`, details("deeper", p`there`)));
    expect([...document.querySelectorAll("details details p")].map(({ textContent }) => textContent)).toEqual([
      "there",
    ]);
  });
});

describe("forms", () => {
  const form: Block = {
    kind: "try-it",
    form: {
      method: "GET",
      path: "/api/things",
      isPlain: true,
      fields: [
        { name: "limit", place: "query", isRequired: false, value: "10", choices: [] },
        { name: "cursor", place: "query", isRequired: false, value: "", choices: [] },
        { name: "kind", place: "query", isRequired: false, value: "b", choices: ["a", "b"] },
      ],
    },
  };

  it("stand in HTML alone", () => {
    expect(markdown(form, { kind: "search-form", query: "x" })).toBe("");
  });

  it("send as they stand what has a value, and wait with the rest for a script", () => {
    const document = html(form);
    const sent = [...document.querySelectorAll("[name]:not([disabled])")].map((one) => one.getAttribute("name"));
    expect(sent).toEqual(["limit", "kind"]);
    expect(document.querySelector("form")?.hasAttribute("hidden")).toBe(false);
    expect(document.querySelector("option[selected]")?.textContent).toBe("b");
    const key = document.querySelector("#try-credential");
    expect([key?.hasAttribute("name"), key?.getAttribute("autocomplete"), key?.hasAttribute("disabled")]).toEqual([
      false,
      "off",
      true,
    ]);
  });

  it("are hidden where a browser alone cannot send them, with a word on why", () => {
    const document = html({ ...form, form: { ...form.form, isPlain: false } });
    expect(document.querySelector("form")?.hasAttribute("hidden")).toBe(true);
    expect(document.querySelector("noscript")).not.toBeNull();
  });
});

describe("text in any of them", () => {
  it("is never markup", () => {
    const field = { name: HOSTILE, place: "query" as const, isRequired: true, value: HOSTILE, choices: [] };
    const document = html(
      samples("x", { name: HOSTILE, language: "sh", text: HOSTILE }),
      fields([{ name: HOSTILE, type: HOSTILE, marks: [HOSTILE], meaning: prose`${HOSTILE}` }]),
      details(HOSTILE, p`${HOSTILE}`),
      cards({ name: HOSTILE, to: "/x", text: HOSTILE }),
      { kind: "search-form", query: HOSTILE },
      { kind: "try-it", form: { method: "GET", path: "/x", isPlain: true, fields: [field] } },
    );
    expect(document.querySelectorAll("script")).toHaveLength(0);
    expect(document.querySelector("#query")?.getAttribute("value")).toBe(HOSTILE);
  });
});
