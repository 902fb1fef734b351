import { describe, expect, it } from "vitest";
import { ERROR_TABLE } from "../../../src/model/errors.ts";
import { OPERATIONS } from "../../../src/operations/registry.ts";
import { createDocumentationIndex } from "../../../src/surfaces/ask/documentation-index.ts";
import { documentationPassages } from "../../../src/surfaces/ask/documentation-passages.ts";
import { tellingWords } from "../../../src/surfaces/ask/word-index.ts";

const ORIGIN = "https://scan.example.com";
const SITE = { origin: ORIGIN, limits: {}, contactEmail: "a@example.com", madeOn: "" };
const passages = documentationPassages(SITE);
const index = createDocumentationIndex(SITE);
const find = (question: string) => index.find(tellingWords(question), 5);

describe("the passages of the documentation", () => {
  it("hold every operation and every error code once", () => {
    const urls = passages.map(({ url }) => url);
    for (const { id } of OPERATIONS)
      expect(
        urls.filter((url) => url === `${ORIGIN}/developers/api/${id}`),
        id,
      ).toHaveLength(1);
    for (const code of Object.keys(ERROR_TABLE)) expect(urls).toContain(`${ORIGIN}/developers/errors/${code}`);
  });

  it("hold no HTML and no marks of Markdown links", () => {
    for (const { lines, steps } of passages) expect([...lines, ...steps].join("\n")).not.toMatch(/<\/|\]\(/);
  });
});

describe("a question about the service", () => {
  it.each([
    ["How do I stop your crawler?", "/bot#stop-it"],
    ["how many scans a day are free?", "/pricing#plans"],
    ["what does RATE_LIMIT mean?", "/developers/errors/RATE_LIMIT"],
    ["How do I make an API key?", "/developers/api/create_key"],
    ["what is stored, and for how long?", "/legal/privacy#what-is-stored-and-for-how-long"],
    ["connect an MCP client", "/agents.md"],
    ["browse the directory of businesses", "/developers/api/browse_directory"],
  ])("“%s” leads to %s", (question, path) => {
    expect(find(question).map(({ url }) => url)).toContain(ORIGIN + path);
  });

  it("is answered with lines that stand in the document", () => {
    for (const question of ["free scans a day", "robots.txt", "webhook signature", "delete my data"])
      for (const { url, statement } of find(question)) {
        const all = passages
          .filter((passage) => passage.url === url)
          .flatMap(({ lines, steps }) => [...lines, ...steps]);
        const rest = all.reduce(
          (left, line) => left.replace(line.replace(/[:;,.]$/, ""), ""),
          statement.replace(/…$/, ""),
        );
        expect(rest.replace(/[\s.]/g, "").length, `${url}: ${statement}`).toBeLessThan(
          statement.endsWith("…") ? 500 : 1,
        );
      }
  });

  it("gives scores from 0 to 100, best first, and nothing for words that no document has", () => {
    const scores = find("scan a website").map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores.every((score) => score > 0 && score <= 100)).toBe(true);
    expect(find("zebrafish xylophone")).toEqual([]);
  });

  it("gives instructions as a HowTo with its steps", () => {
    const skill = find("scan website skill start the scan poll status").find(({ url }) => url.endsWith("SKILL.md"));
    expect(skill?.schemaObject).toMatchObject({ "@type": "HowTo", step: expect.arrayContaining([expect.anything()]) });
  });
});
