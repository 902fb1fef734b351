import { describe, expect, it } from "vitest";
import { isPrivateAddress, keyAddresses } from "../../../src/scanner/evidence/access/access-key-addresses.ts";
import { anchor, page, text } from "../../fixtures/site.ts";

const ORIGIN = "https://example-clinic.com";
const nav = (href: string) => anchor(href, "x", { region: "nav" });

describe("keyAddresses", () => {
  it("begins with the start page, then pages of key kinds, then the menu, each once", () => {
    const home = page({ anchors: [nav(`${ORIGIN}/services/`), nav(`${ORIGIN}/team#staff`), nav(`${ORIGIN}/`)] });
    const services = page({ url: `${ORIGIN}/services`, kind: "services" });
    expect(keyAddresses(home, [home, services])).toEqual([`${ORIGIN}/`, `${ORIGIN}/services`, `${ORIGIN}/team`]);
  });

  it("leaves out other hosts, files, baskets and areas for members", () => {
    const home = page({
      anchors: [
        nav("https://elsewhere.example/"),
        nav("mailto:x@example.org"),
        nav(`${ORIGIN}/price-list.pdf`),
        nav(`${ORIGIN}/de/warenkorb/`),
        nav(`${ORIGIN}/customer-login`),
        nav(`${ORIGIN}/search-engine-optimization`),
        anchor(`${ORIGIN}/imprint`, "Imprint", { region: "footer" }),
      ],
    });
    expect(keyAddresses(home, [home])).toEqual([`${ORIGIN}/`, `${ORIGIN}/search-engine-optimization`]);
  });

  it("leaves out the page on which people pay, which is private to none, and keeps what tells of paying", () => {
    const home = page({ anchors: [nav(`${ORIGIN}/payment.html`), nav(`${ORIGIN}/insurance-payment.html`)] });
    expect(keyAddresses(home, [home])).toEqual([`${ORIGIN}/`, `${ORIGIN}/insurance-payment.html`]);
    expect(isPrivateAddress(`${ORIGIN}/payment.html`)).toBe(false);
    expect(isPrivateAddress(`${ORIGIN}/cart`)).toBe(true);
  });

  it("leaves out a page that says what one with an address of its own says, and names none", () => {
    const home = page();
    const blocks = [text("We protect the paint of cars with clear film, by hand and within two days of your call.")];
    const film = (path: string, canonical?: string) =>
      page({
        url: `${ORIGIN}${path}`,
        kind: "services",
        blocks,
        mainText: { words: 17 },
        links:
          canonical === undefined
            ? []
            : [
                {
                  rel: "canonical",
                  href: `${ORIGIN}${canonical}`,
                  type: null,
                  hreflang: null,
                  title: null,
                  media: null,
                  sizes: null,
                },
              ],
      });
    const pages = [home, film("/film", "/film"), film("/films")];
    expect(keyAddresses(home, pages)).toEqual([`${ORIGIN}/`, `${ORIGIN}/film`]);
    expect(keyAddresses(home, [home, film("/film"), film("/films")])).toHaveLength(3);
  });

  it("is bounded", () => {
    const home = page({ anchors: Array.from({ length: 300 }, (_, index) => nav(`${ORIGIN}/${index}`)) });
    expect(keyAddresses(home, [home])).toHaveLength(15);
  });
});
