import { describe, expect, it } from "vitest";
import { openerFor } from "../../../scripts/cli/open-in-browser.ts";

describe("what opens an address", () => {
  it.each([
    ["darwin", {}, "open"],
    ["win32", {}, "rundll32"],
    ["linux", { DISPLAY: ":0" }, "xdg-open"],
    ["linux", { WAYLAND_DISPLAY: "wayland-0" }, "xdg-open"],
    ["linux", { BROWSER: "/usr/bin/firefox" }, "/usr/bin/firefox"],
  ] as const)("on %s with %j is %s", (platform, env, program) => {
    expect(openerFor(platform, env)?.[0]).toBe(program);
  });

  it("is nothing where there is no screen", () => {
    expect(openerFor("linux", {})).toBeNull();
  });
});
