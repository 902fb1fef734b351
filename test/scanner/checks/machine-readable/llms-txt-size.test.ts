import { describe, expect, it } from "vitest";
import { llmsTxtSize } from "../../../../src/scanner/checks/machine-readable/llms-txt-size.ts";
import { document, site } from "../../../fixtures/site.ts";

const run = (bytes: number) =>
  llmsTxtSize.run(site({ documents: { "llms-txt": document("llms-txt", { text: "# Clinic", bytes }) } }));

describe("llms-txt-size", () => {
  it.each([
    [4_000, "pass"],
    [60_000, "warn"],
    [250_000, "fail"],
  ])("%i bytes: %s", (bytes, status) => {
    expect(run(bytes).status).toBe(status);
  });

  it("does not apply without a guide", () => {
    expect(llmsTxtSize.run(site({ documents: { "llms-txt": document("llms-txt") } })).status).toBe("na");
  });
});
