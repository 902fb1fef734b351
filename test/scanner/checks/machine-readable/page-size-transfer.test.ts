import { describe, expect, it } from "vitest";
import { pageSizeTransfer } from "../../../../src/scanner/checks/machine-readable/page-size-transfer.ts";
import { page, site } from "../../../fixtures/site.ts";

const heavy = (bytes: number) => site({ home: page({ transfer: { bytes } }) });

describe("page-size-transfer", () => {
  it("passes up to 1 MB", () => {
    expect(pageSizeTransfer.run(heavy(900_000)).status).toBe("pass");
  });

  it("warns beyond, and fails beyond what agents hold", () => {
    expect(pageSizeTransfer.run(heavy(2_000_000)).status).toBe("warn");
    expect(pageSizeTransfer.run(heavy(12_000_000)).status).toBe("fail");
  });

  it("counts ten pages of one kind like one", () => {
    const pages = Array.from({ length: 10 }, () => page({ transfer: { bytes: 2_000_000 } }));
    expect(pageSizeTransfer.run(site({ pages })).score).toBe(pageSizeTransfer.run(heavy(2_000_000)).score);
  });
});
