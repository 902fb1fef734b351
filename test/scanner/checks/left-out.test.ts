import { expect, it } from "vitest";
import { judgeFacts } from "../../../src/scanner/checks/left-out.ts";
import { node } from "../../fixtures/site.ts";

it("names as left out only what is, and has no such list where nothing is", () => {
  const judged = (...lacking: { name: string; add: string; isThere: boolean }[]) =>
    judgeFacts({ url: "https://a.example/", nodes: [node("Bakery", { name: "A" })], lacking, share: 1 }, "Full.", "it")
      .evidence[0];
  expect(judged()).not.toHaveProperty("lacks");
  expect(judged({ name: "a logo", add: "a logo", isThere: false })).toMatchObject({
    // The sentence above it says so already.
    meaning: "",
    lacks: ["a logo"],
  });
});
