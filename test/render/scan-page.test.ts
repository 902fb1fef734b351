import { parseHTML } from "linkedom";
import { describe, expect, it } from "vitest";
import { SCAN_ERROR_CODES } from "../../src/model/scan.ts";
import { latestListings } from "../../src/render/latest-listings.ts";
import { adviseOnFailure } from "../../src/render/scan-failure.ts";
import { scanPage } from "../../src/render/scan-page.ts";

const SCAN_ID = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11";
const HOSTILE = `</p><script>alert(1)</script>"'`;

describe("a scan while it runs", () => {
  const { document } = parseHTML(
    scanPage({
      origin: "https://foresite.example",
      scanId: SCAN_ID,
      domain: "example.com",
      scanType: "light",
      progress: {
        status: "fetching",
        progress: 12.4,
        message: HOSTILE,
        agents: [{ id: "trust-security", state: "done", learnt: HOSTILE }],
      },
    }),
  );

  it("refreshes itself where no script runs, and only there", () => {
    expect(document.querySelector("noscript meta[http-equiv=refresh]")?.getAttribute("content")).toBe("4");
    expect(document.querySelectorAll(":not(noscript) > meta[http-equiv=refresh]")).toHaveLength(0);
  });

  it("tells the script where the events and the report are", () => {
    const live = document.querySelector("#live");
    expect(live?.getAttribute("data-events")).toBe(`/api/insights/scan/${SCAN_ID}/events`);
    expect(live?.getAttribute("data-report")).toBe(`/report/${SCAN_ID}`);
  });

  it("shows each agent with its state in words and what it learnt, as text", () => {
    const agent = document.querySelector("[data-agent]");
    expect(agent?.querySelector("strong")?.textContent).toBe("Trust and security");
    expect(agent?.querySelector(".state")?.textContent).toBe("done");
    expect(agent?.querySelector("small")?.textContent).toBe(HOSTILE);
    expect(document.querySelectorAll("script")).toHaveLength(1);
    expect(document.querySelector("progress")?.getAttribute("value")).toBe("12");
  });
});

describe("a scan in error", () => {
  it.each(SCAN_ERROR_CODES)("%s has its reason and something to do", (code) => {
    const { reason, advice } = adviseOnFailure(`${code}: nothing answered`);
    expect(reason).toBe("nothing answered.");
    expect(advice).toMatch(/\.$/);
  });

  it("says something where no reason is known", () => {
    expect(adviseOnFailure(null).reason).toBe("The scan ended in error.");
  });
});

describe("the latest listings", () => {
  it("are nothing while the directory is empty", () => {
    expect(latestListings([])).toBe("");
  });

  it("keep names of businesses text", () => {
    const html = latestListings([
      {
        slug: "a/b",
        domain: "a.example",
        businessName: HOSTILE,
        industry: "real-estate",
        description: null,
        readinessScore: 60,
        aeoScore: 50,
        scanId: SCAN_ID,
        scanType: "light",
        updatedAt: 0,
      },
    ]);
    const { document } = parseHTML(`<main>${html}</main>`);
    expect(document.querySelector("tbody a")?.textContent).toBe(HOSTILE);
    expect(document.querySelector("tbody a")?.getAttribute("href")).toBe("/directory/a%2Fb");
    expect(document.querySelector("tbody td")?.textContent).toBe("Real estate");
  });
});
