import { expect, it } from "vitest";
import { nativeControls } from "../../../../src/scanner/checks/operability/native-controls.ts";
import { field, form, page, site } from "../../../fixtures/site.ts";
import { button } from "./control-fixture.ts";

const booking = form({ fields: [field(), field({ type: "email" })] });
const run = (...buttons: ReturnType<typeof button>[]) =>
  nativeControls.run(site({ pages: [page({ forms: [booking], buttons })] }));
const imitated = (name: string) => button(name, { tag: "div", form: 0 });

it("passes forms made of the browser's own controls", () => {
  expect(run(button("Send", { form: 0 })).status).toBe("pass");
});

it("warns about one or two imitations and fails from three", () => {
  const one = run(imitated("Choose a day"));
  expect(one).toMatchObject({ status: "warn", score: 0.5 });
  expect(one.evidence[0]?.received).toBe("1 imitated control; for example a div named “Choose a day”");
  expect(run(imitated("a"), imitated("b"), imitated("c"))).toMatchObject({ status: "fail", score: 0 });
});

it("counts a button that opens a list of its own", () => {
  expect(run(button("Any time", { form: 0, attributes: { "aria-haspopup": "listbox" } })).status).toBe("warn");
});

it("ignores what stands outside of forms, and pages without one", () => {
  expect(run(button("Menu", { tag: "div" })).status).toBe("pass");
  expect(nativeControls.run(site({ pages: [page({ buttons: [button("Menu", { tag: "div" })] })] })).status).toBe("na");
});
