import { describe, expect, it } from "vitest";
import { escapeHtml } from "../../src/render/escape-html.ts";

describe("escapeHtml", () => {
  it("leaves nothing that could end a text or an attribute", () => {
    expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
      "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;",
    );
  });
});
