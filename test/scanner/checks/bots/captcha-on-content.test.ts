import { describe, expect, it } from "vitest";
import { captchaOnContent } from "../../../../src/scanner/checks/bots/captcha-on-content.ts";
import { field, form, page, site, text } from "../../../fixtures/site.ts";

const puzzle = { classes: ["cf-turnstile"], ids: [] };

describe("captcha-on-content", () => {
  it("passes pages without a puzzle", () => {
    expect(captchaOnContent.run(site()).status).toBe("pass");
  });

  it("fails a puzzle in place of the content", () => {
    const verdict = captchaOnContent.run(
      site({ home: page({ tokens: puzzle, blocks: [text("One moment, please.")] }) }),
    );
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toContain("Turnstile");
  });

  it("takes no notice of a puzzle on a form or beside full text", () => {
    const onForm = page({ tokens: puzzle, forms: [form({ fields: [field()] })] });
    expect(captchaOnContent.run(site({ home: onForm })).status).toBe("pass");
    const beside = page({ tokens: puzzle, blocks: [text("word ".repeat(100))] });
    expect(captchaOnContent.run(site({ home: beside })).status).toBe("pass");
  });
});
