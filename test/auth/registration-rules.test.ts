import { describe, expect, it } from "vitest";
import { tidyRegistration, withDefaultResource } from "../../src/auth/registration-rules.ts";

describe("a registration", () => {
  it.each([
    [["http://127.0.0.1:3000/cb"], { application_type: "native" }],
    [["http://localhost/cb", "http://[::1]:9/cb"], { application_type: "native" }],
    [["https://app.example.com/cb"], {}],
    // One redirect elsewhere: nothing is assumed, and the library judges.
    [["http://127.0.0.1/cb", "https://app.example.com/cb"], {}],
  ])("for %j gets %j", (redirect_uris, added) => {
    expect(tidyRegistration({ redirect_uris })).toEqual({ redirect_uris, ...added });
  });

  it("keeps the type that the client names", () => {
    const body = { redirect_uris: ["http://127.0.0.1/cb"], application_type: "web" };
    expect(tidyRegistration(body)).toEqual(body);
  });

  it("loses redirects that no client may have, when others remain", () => {
    expect(
      tidyRegistration({ redirect_uris: ["cursor://anysphere.cursor/cb", "http://localhost:1/cb"] }),
    ).toMatchObject({
      redirect_uris: ["http://localhost:1/cb"],
      application_type: "native",
    });
    expect(tidyRegistration({ redirect_uris: ["cursor://cb"] })).toEqual({ redirect_uris: ["cursor://cb"] });
    expect(tidyRegistration({ redirect_uris: ["javascript:alert(1)", "com.example.app:/cb"] })).toEqual({
      redirect_uris: ["com.example.app:/cb"],
    });
  });

  it("that makes no sense is handed on as it is, to be refused", () => {
    for (const body of [{}, { redirect_uris: "x" }, { redirect_uris: [] }, { redirect_uris: [7] }])
      expect(tidyRegistration(body)).toEqual(body);
  });
});

describe("a request for authorization", () => {
  it("means the API unless it names a resource", () => {
    expect(withDefaultResource({ scope: "openid" }, "https://a.example")).toEqual({
      scope: "openid",
      resource: "https://a.example",
    });
    expect(withDefaultResource({ resource: "https://b.example" }, "https://a.example")["resource"]).toBe(
      "https://b.example",
    );
    expect(withDefaultResource({ resource: ["https://b.example"] }, "https://a.example")["resource"]).toEqual([
      "https://b.example",
    ]);
    expect(withDefaultResource({ resource: "" }, "https://a.example")["resource"]).toBe("https://a.example");
  });
});
