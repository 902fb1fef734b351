import { describe, expect, it } from "vitest";
import { emailAuth } from "../../../../src/scanner/checks/trust/email-auth.ts";
import { dnsOf, failing, mx, txt } from "../../../fixtures/dns-records.ts";
import { anchor, node, page, site, text } from "../../../fixtures/site.ts";

const DOMAIN = "example-clinic.com";
const MX = mx(DOMAIN, "mail.example-clinic.com");
const run = (spf: string[], dmarc: string[], mail = MX) =>
  emailAuth.run(
    site({ dns: dnsOf(mail, txt(DOMAIN, "google-site-verification=x", ...spf), txt(`_dmarc.${DOMAIN}`, ...dmarc)) }),
  );

describe("email-auth", () => {
  it.each([
    ["v=spf1 include:_spf.example.net -all", "v=DMARC1; p=reject", "refuse it"],
    ["v=spf1 mx ~all", "v=DMARC1; p=quarantine", "set it aside"],
    ["v=spf1 redirect=_spf.example.net", "v=DMARC1; p=reject; t=y", "set it aside"],
  ])("passes %s with %s", (spf, dmarc, told) => {
    const verdict = run([spf], [dmarc]);
    expect(verdict).toMatchObject({
      status: "pass",
      situation: `Receivers can tell forged mail in the name of example-clinic.com, and are told to ${told}.`,
    });
    expect(verdict.evidence.map(({ received }) => received)).toEqual([
      `TXT example-clinic.com: ${spf}`,
      `TXT _dmarc.example-clinic.com: ${dmarc}`,
    ]);
  });

  it("says of which domain it speaks where the pages give an address under another", () => {
    const dns = dnsOf(MX, txt(DOMAIN, "v=spf1 -all"), txt(`_dmarc.${DOMAIN}`, "v=DMARC1; p=reject"));
    const said = (...mails: string[]) =>
      emailAuth.run(site({ dns, pages: [page({ anchors: mails.map((mail) => anchor(`mailto:${mail}`, "Write")) })] }))
        .situation;
    const other = "The address to write to on the pages is under example-clinic.pt, which was not looked up.";
    expect(said("info@example-clinic.pt")).toContain(other);
    expect(said("info@example-clinic.pt", "office@example-clinic.com")).not.toContain("not looked up");
    expect(said()).not.toContain("not looked up");
    const credit = anchor("mailto:hello@example-agency.com", "Site by Example", { region: "footer" });
    expect(emailAuth.run(site({ dns, pages: [page({ anchors: [credit] })] })).situation).not.toContain("not looked up");
  });

  it.each([
    [["v=spf1 -all"], ["v=DMARC1; p=none"], "its DMARC policy asks receivers for nothing"],
    [["v=spf1 -all"], ["v=DMARC1; p=quarantine; t=y"], "its DMARC policy is only being tested"],
    [["v=spf1 ?all"], ["v=DMARC1; p=reject"], "its SPF record takes no stand on other servers"],
    [
      ["v=spf1 a"],
      ["v=DMARC1; p=none"],
      "its SPF record takes no stand on other servers and its DMARC policy asks receivers for nothing",
    ],
    [[], ["v=DMARC1; p=reject"], "it does not say which servers send its mail"],
    [["v=spf1 -all", "v=spf1 mx -all"], ["v=DMARC1; p=reject"], "its 2 SPF records cancel each other out"],
    [["v=spf1 ipv4:192.0.2.1 -all"], ["v=DMARC1; p=reject"], 'its SPF record has an error ("ipv4" is no mechanism)'],
    [
      [`v=spf1 ${"mx ".repeat(11)}-all`],
      ["v=DMARC1; p=reject"],
      "its SPF record asks for 11 look-ups where 10 are allowed",
    ],
  ])("warns of %j with %j", (spf, dmarc, problem) => {
    expect(run(spf, dmarc)).toMatchObject({
      status: "warn",
      situation: `Mail in the name of example-clinic.com is protected in part: ${problem}.`,
    });
  });

  it.each([
    [["v=spf1 +all"], ["v=DMARC1; p=reject"], "its SPF record allows every server"],
    [["v=spf1 -all"], [], "it has no DMARC policy"],
    [[], [], "it does not say which servers send its mail and it has no DMARC policy"],
    [
      [],
      ["v=DMARC1; p=none"],
      "it does not say which servers send its mail and its DMARC policy asks receivers for nothing",
    ],
    [["v=spf1 -all"], ["v=DMARC1; p=none", "v=DMARC1; p=reject"], "its 2 DMARC records cancel each other out"],
  ])("fails %j with %j", (spf, dmarc, problem) => {
    const verdict = run(spf, dmarc);
    expect(verdict).toMatchObject({
      status: "fail",
      situation: `Anybody can send mail in the name of example-clinic.com: ${problem}.`,
    });
    expect(verdict.evidence.every(({ url }) => url === "https://example-clinic.com")).toBe(true);
  });

  it("does not apply where nobody sends or receives mail", () => {
    expect(run([], [], mx(DOMAIN)).status).toBe("na");
    expect(run([], [], mx(DOMAIN, ".")).status).toBe("na");
    const elsewhere = page({ anchors: [anchor("mailto:clinic@gmail.com", "Mail")] });
    expect(emailAuth.run(site({ pages: [elsewhere], dns: dnsOf(mx(DOMAIN)) })).status).toBe("na");
  });

  it.each([
    ["a link", { pages: [page({ anchors: [anchor("mailto:hello%40mail.example-clinic.com?subject=x", "Mail")] })] }],
    ["text", { pages: [page({ blocks: [text("Write to hello@example-clinic.com.")] })] }],
    ["data", { structured: [node("Dentist", { email: "hello@example-clinic.com" })] }],
  ])("applies without a mail server where %s names an address of the domain", (_, over) => {
    const dns = dnsOf(mx(DOMAIN), txt(DOMAIN), txt(`_dmarc.${DOMAIN}`));
    expect(emailAuth.run(site({ ...over, dns })).status).toBe("fail");
  });

  it("takes over the policy of the organization that a host belongs to", () => {
    const at = "clinic.github.io";
    const verdict = emailAuth.run(
      site({
        target: { registrableDomain: at },
        dns: dnsOf(
          mx(at, "mx.example.net"),
          txt(at, "v=spf1 -all"),
          txt(`_dmarc.${at}`),
          txt("_dmarc.github.io", "v=DMARC1; p=none; sp=reject"),
        ),
      }),
    );
    expect(verdict.status).toBe("pass");
    expect(verdict.evidence[1]?.received).toBe("TXT _dmarc.github.io: v=DMARC1; p=none; sp=reject");
  });

  it("claims nothing that was not looked up", () => {
    const notAsked = emailAuth.run(site({ dns: { notAsked: "the service runs in development", lookups: [] } }));
    expect(notAsked).toMatchObject({
      status: "unable",
      situation: "The mail records of example-clinic.com were not looked up: the service runs in development.",
    });
    expect(emailAuth.run(site({ dns: dnsOf(failing(DOMAIN, "MX")) })).status).toBe("unable");
    expect(emailAuth.run(site({ dns: dnsOf(MX, failing(DOMAIN, "TXT"), txt(`_dmarc.${DOMAIN}`)) })).status).toBe(
      "unable",
    );
    expect(emailAuth.run(site({ dns: dnsOf(MX, txt(DOMAIN), failing(`_dmarc.${DOMAIN}`, "TXT")) })).status).toBe(
      "unable",
    );
  });
});
