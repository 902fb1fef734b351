import { describe, expect, it } from "vitest";
import { isWrong, joinVerdicts, ourVerdicts, sumOf, tally } from "../../scripts/peers/compare-verdicts.ts";

const outcome = (id: string, status: "pass" | "warn" | "fail" | "na" | "unable" | "info", isShown = false) => ({
  id,
  status,
  evidence: isShown ? [{ url: "https://example.com/", received: "x", meaning: "y" }] : [],
});

describe("verdicts against the truth", () => {
  it("count defects named, those of them that are there, and all that are there", () => {
    const judged = [
      { truth: "fail", verdict: "fail" },
      { truth: "fail", verdict: "none" },
      { truth: "pass", verdict: "fail" },
      { truth: "na", verdict: "fail" },
      { truth: "na", verdict: "pass" },
    ] as const;
    expect(tally(judged)).toEqual({ right: 1, named: 3, there: 2 });
    expect(sumOf([tally(judged), tally(judged)])).toEqual({ right: 2, named: 6, there: 4 });
    expect(judged.map(({ truth, verdict }) => isWrong(truth, verdict))).toEqual([false, true, true, true, false]);
  });

  it("take a warning for a defect that is named, and silence for none", () => {
    const statuses = ["pass", "warn", "fail", "na", "unable", "info"] as const;
    const verdicts = ourVerdicts(statuses.map((status) => outcome(status, status, true)));
    expect(Object.values(verdicts)).toEqual(["pass", "fail", "fail", "none", "none", "none"]);
  });

  it("read what a row that only reports has found in its evidence", () => {
    expect(ourVerdicts([outcome("crawler-trap-detected", "info", true)])).toEqual({ "crawler-trap-detected": "fail" });
    expect(ourVerdicts([outcome("crawler-trap-detected", "info")])).toEqual({ "crawler-trap-detected": "none" });
  });

  it("join checks that share a question: there only the fail of the second counts", () => {
    const rules = (present: "warn" | "fail") =>
      ourVerdicts([outcome("robots-txt-syntax", "na"), outcome("robots-txt-present", present)])["robots-txt-syntax"];
    expect([rules("warn"), rules("fail")]).toEqual(["none", "fail"]);
  });

  it("join audits of a peer: one that fails is enough", () => {
    expect(joinVerdicts(["pass", "fail", undefined])).toBe("fail");
    expect(joinVerdicts(["none", "pass"])).toBe("pass");
    expect(joinVerdicts([undefined])).toBe("none");
  });
});
