import { describe, expect, it } from "vitest";
import { llmsTxtValid } from "../../../../src/scanner/checks/machine-readable/llms-txt-valid.ts";
import { document, site } from "../../../fixtures/site.ts";

const run = (text: string) => llmsTxtValid.run(site({ documents: { "llms-txt": document("llms-txt", { text }) } }));

describe("llms-txt-valid", () => {
  it("passes a title with links under headings", () => {
    const text =
      "# Example Clinic\n\n> Dental care in Falmouth.\n\n## Pages\n\n- [Services](https://example-clinic.com/services): what we treat\n";
    expect(run(text).status).toBe("pass");
  });

  it("warns about links under no heading", () => {
    expect(
      run(
        "# Example Clinic\n\nSee [Services](https://example-clinic.com/services) and [Prices](https://example-clinic.com/p).\n",
      ).status,
    ).toBe("warn");
  });

  it("warns about addresses without a title, and asks for links", () => {
    const verdict = run("# Example Clinic\n\n> Care.\n\n## Pages\n\n- Services: https://example-clinic.com/services\n");
    expect(verdict.status).toBe("warn");
    expect(verdict.situation).toContain("names 1 address, none as a link with its title");
    expect(verdict.fix).toContain("- [Title](https://…)");
  });

  it("asks for what the file lacks alone", () => {
    expect(run("# Example Clinic\n\nSee [Services](https://example-clinic.com/services) and our prices.\n").fix).toBe(
      "Add a line of summary after `>` and list the important pages under `##` headings as `- [Title](https://…): what is there`.",
    );
    expect(run("> Care in Falmouth.\n\n## Pages\n\n- [Services](https://example-clinic.com/services)\n").fix).toBe(
      "Begin the file with `# Name`.",
    );
  });

  it("fails a file without title, links or text, and says which", () => {
    const verdict = run("Example Clinic offers dental care to families in Falmouth and around.");
    expect(verdict.status).toBe("fail");
    expect(verdict.situation).toContain("no title, no links");
    expect(run("").status).toBe("fail");
  });

  it("hides phone numbers in what it quotes", () => {
    const verdict = run("Call 01326 555 123 456 for an appointment at any time during the whole week.");
    expect(verdict.evidence[0]?.received).not.toContain("555 123 456");
  });

  it("does not apply without a guide, nor where every address answers with a page", () => {
    expect(llmsTxtValid.run(site({ documents: { "llms-txt": document("llms-txt") } })).status).toBe("na");
    expect(
      llmsTxtValid.run(site({ documents: { "llms-txt": document("llms-txt", { state: "soft-404" }) } })).status,
    ).toBe("na");
  });

  it("cannot tell when it was refused or not asked for", () => {
    expect(
      llmsTxtValid.run(site({ documents: { "llms-txt": document("llms-txt", { state: "forbidden" }) } })).status,
    ).toBe("unable");
    expect(llmsTxtValid.run(site()).status).toBe("unable");
  });
});
