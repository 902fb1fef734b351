// What a page is called and said to be in drafts: words of its own, and none of the site, of another page or of somebody else.
import { describe, expect, it } from "vitest";
import { isContradicted } from "../../../../src/scanner/insight/drafts/pastable-text.ts";
import { draftOn, type Site } from "../../../fixtures/drafts.ts";
import { page, site, text } from "../../../fixtures/site.ts";
import { ownAddress } from "../../../../src/scanner/insight/drafts/draft-parts.ts";

const html = (title: string, main: string, menu = ""): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><header><nav><a href="/">Home</a>${menu}</nav></header><main>${main}</main><footer><p>© 2026 Harbor Packing</p></footer></body></html>`;
const HOME =
  "<h1>Packing machines</h1><p>Harbor Packing is a maker of packing machines in Falmouth for small firms and large ones.</p>";
const MENU =
  '<a href="/catalog">Catalog</a><a href="/column-wrapper">Column wrapper</a><a href="/box-wrapper">Box wrapper</a>';
const home = html("Packing machines | Harbor Packing", HOME, MENU);
const contentOf = (id: string, pages: Site["pages"]): string =>
  draftOn(id, { pages: { "/": home, ...pages } }).draft?.content ?? "";

it("says of the business what its description does, without the sentence on a person, before what a partner offers", () => {
  const said = "Harbor Packing is a maker of packing machines in Falmouth.";
  const content = contentOf("organization-present", {
    "/": html(
      `Packing machines | Harbor Packing</title><meta name="description" content="${said} Owned by Richard Maddox."><title>`,
      "<h1>Packing machines</h1><p>Do not let budget hold you back. We've partnered with Hearth to offer low monthly payments.</p>",
    ),
  });
  expect(content).toContain(`"description": "${said}"`);
});

describe("a title that was copied", () => {
  it("leaves what another page is called behind", () => {
    const title = "Harbor Packing | Column Pallet Wrapper";
    const content = contentOf("title-quality", {
      "/a": html(title, "<h1>Column type pallet wrapper</h1><p>It wraps pallets.</p>"),
      "/b": html(title, "<h1>Box wrapper</h1><p>It wraps boxes.</p>"),
    });
    expect(content).toContain("<title>Box wrapper | Harbor Packing</title>");
    expect(content).not.toMatch(/Box wrapper.*Pallet/);
  });

  it("leaves behind what another page is called by its address alone", () => {
    const title = "Harbor Packing | Privacy Policy";
    const content = contentOf("title-quality", {
      "/privacy-policy": html(title, "<h2>Your data with us</h2><p>We keep what you send for a year.</p>"),
      "/terms": html(title, "<h2>Terms and conditions</h2><p>Machines are sold as they are.</p>"),
    });
    expect(content).toContain("<title>Terms and conditions | Harbor Packing</title>");
    expect(content).not.toMatch(/Terms.*Privacy/);
  });

  it("keeps what the business is found by", () => {
    const title = "Machines from Falmouth | Harbor Packing";
    const content = contentOf("title-quality", {
      "/a": html(title, "<h1>Column wrapper</h1><p>It wraps pallets.</p>"),
      "/b": html(title, "<h1>Box wrapper</h1><p>It wraps boxes.</p>"),
    });
    expect(content).toContain("<title>Box wrapper | Machines from Falmouth | Harbor Packing</title>");
  });

  it("takes the heading of a part for no topic of a page with several", () => {
    const parts = (...names: string[]): string => names.map((name) => `<h2>${name}</h2><p>For sale.</p>`).join("");
    const content = contentOf("title-quality", {
      "/spares": html("Parts", parts("Blades", "Belts", "Filters")),
      "/more": html("Parts", parts("Film rolls")),
    });
    expect(content).toContain("Film rolls");
    expect(content).not.toContain("Blades");
  });
});

describe("the main heading of a page", () => {
  it("is not the name of the site, but the page's part of its title", () => {
    const content = contentOf("h1-single", {
      "/history": html("Harbor Packing - History", "<p>We began in 1950.</p>"),
      "/culture": html("Harbor Packing - Culture", "<p>We keep our word.</p>"),
    });
    expect(content).toContain("<h1>History</h1>");
    expect(content).toContain("<h1>Culture</h1>");
  });

  it("of several is the one that title or address name, and of parts alone none", () => {
    const content = contentOf("h1-single", {
      "/box-wrapper": html(
        "Wrapping boxes | Harbor Packing",
        "<h1>Working with care</h1><h1>Box wrapper</h1><p>It wraps.</p>",
      ),
      "/services": html("Services | Harbor Packing", "<h1>Repairs</h1><p>On site.</p><h1>Training</h1><p>In town.</p>"),
    });
    expect(content).toContain("<h1>Box wrapper</h1>\n<h2>Working with care</h2>");
    expect(content).toContain("<h1>Services</h1>\n<h2>Repairs</h2>\n<h2>Training</h2>");
  });
});

describe("a heading that all pages share", () => {
  const shop = (name: string, more = ""): string =>
    html("Products - Harbor Packing", `<h1>Harbor Outlet Store</h1>${more}<h3>${name}</h3><p>For small firms.</p>`);
  const pages = {
    "/product/kit-1": shop("Kit of 4 blades"),
    "/product/kit-2": shop("Kit of 8 blades"),
    "/product/belt": shop("Drive belt"),
    "/list": html(
      "Products - Harbor Packing",
      '<h1>Harbor Outlet Store</h1><a href="/product/kit-1"></a><a href="/product/kit-2"></a>',
    ),
  };

  it("names no product and no link", () => {
    for (const id of ["service-or-product-node", "control-names"]) {
      const content = contentOf(id, pages);
      expect(content, id).not.toContain("Outlet");
      expect(content, id).toContain("Kit of 4 blades");
    }
  });
});

describe("the names of links", () => {
  const album = (year: number): string => html(`${year} | Harbor Packing`, "<h1>News and events</h1><p>Photos.</p>");
  const linking = (...paths: string[]): string =>
    html("Albums | Harbor Packing", `<h1>Albums</h1>${paths.map((path) => `<a href="${path}"></a>`).join("")}`);

  it("are never one for two places, and none where all are blank", () => {
    const two = contentOf("control-names", {
      "/albums": linking("/2007", "/2011"),
      "/2007": album(2007),
      "/2011": album(2011),
    });
    expect(two.match(/\[News and events: which one\]/g)).toHaveLength(2);
    expect(contentOf("control-names", { "/albums": linking("/a.jpg", "/b.jpg", "/null") })).toBe("");
    expect(contentOf("control-names", { "/albums": linking("/2007", "/null"), "/2007": album(2007) })).not.toContain(
      "null",
    );
  });
});

it("names an icon that leads nowhere by the icon and never by the title of the page it stands on", () => {
  const content = contentOf("control-names", {
    "/press": html(
      "Press releases | Harbor Packing",
      '<h1>Press releases</h1><a href="#"><i class="bi bi-facebook"></i></a><a href=""><i class="bi bi-envelope"></i></a>',
    ),
  });
  expect(content).toContain('<a href="[address]" aria-label="Facebook">');
  expect(content).toContain('<a href="[address]" aria-label="[where this link leads]">');
  expect(content).not.toContain("Press releases");
});

it("keeps the part of a page that a link leads to, and names it by its heading, never by the business", () => {
  const content = contentOf("control-names", {
    "/": html(
      "Harbor Packing",
      '<h1>Harbor Packing</h1><a href="#about"></a><a href="#team"></a><h2 id="team">Our team</h2>',
    ),
  });
  expect(content).toMatch(/href="https:\/\/[^"]+\/#about" aria-label="\[where this link leads\]">/);
  expect(content).toMatch(/\/#team" aria-label="Our team">/);
});

it("gives a frame the title that another page gives the same one", () => {
  const frame = (title: string) => `<h1>Quote</h1><iframe src="https://forms.example.org/a1"${title}></iframe>`;
  const content = contentOf("iframe-titles", {
    "/prices": html("Prices | Harbor Packing", frame("")),
    "/quote": html("Quote | Harbor Packing", frame(' title="Get a quote"')),
  });
  expect(content).toContain('title="Get a quote"></iframe>');
  for (const title of ["YouTube video player", "vimeo-player", "Google Maps", "iframe"]) {
    const pages = { "/quote": frame(""), "/about": frame(` title="${title}"`) };
    expect(contentOf("iframe-titles", pages)).not.toContain(`title="${title}"`);
  }
});

it("calls a logo that leads home by the name of the business, and no other logo", () => {
  const logo = (href: string, src: string) => `<a href="${href}"><img src="${src}"></a>`;
  const content = contentOf("image-alt", {
    "/about": html(
      "About us | Harbor Packing",
      `<h1>About</h1>${logo("/", "/img/harbor-logo.webp")}${logo("/partners", "/img/partner-logo.png")}`,
    ),
  });
  expect(content).toContain('harbor-logo.webp" alt="Harbor Packing">');
  expect(content).toMatch(/partner-logo\.png" alt="\[what this picture shows/);
});

describe("a description", () => {
  const described = (text: string, heading = "Wrapping", path = "/wrapping"): string =>
    contentOf("meta-description", { [path]: html(`${heading} | Harbor Packing`, `<h1>${heading}</h1><p>${text}</p>`) });

  it.each([
    "A grocery with fresh bread is open in the next village, not far from Harbor Packing.",
    "Her programme for wrapping combines gentle film with effective ways to save a good deal of it.",
    "By attending seminars on wrapping every year, she keeps up with the latest research on film.",
    "With wrapping they enjoy productive days instead of looking for film in the whole building.",
    "This is the standard for wrapping that holds for everybody in this country since last year.",
  ])("is no sentence that speaks of somebody or something else: %s", (sentence) => {
    expect(described(sentence)).not.toContain(`content="${sentence}`);
  });

  it.each([
    "Wrapping keeps pallets of every height together on the road, whatever the weather and the driver.",
    "For pallets of every height we build machines that need no more than a socket and a forklift.",
  ])("is one that says what the page is about or what the business does: %s", (sentence) => {
    expect(described(sentence)).toContain(sentence);
  });

  it("is taken from none of several equal cards or items of a list", () => {
    const cards = ["Alpha", "Beta", "Gamma"].map(
      (name) => `<h3>${name}</h3><p>Premier outlet for wrapping of pallets, with film of its own make.</p>`,
    );
    const items = "<ul><li>Wrapping of pallets of every height, on every road and in any weather.</li></ul>";
    expect(described(`</p><h2>Partners</h2>${cards.join("")}${items}<p>`)).not.toMatch(/Premier|every road/);
    expect(described(`</p>${cards[0]}<p>`)).toContain("Premier outlet");
  });

  it("may be the text right under the main heading without its full stop", () => {
    const lead = "Wrapping of pallets for breweries, dairies and mills in the whole of the county";
    expect(described(lead)).toContain(`content="${lead}"`);
    expect(described(`It holds.</p><p>${lead}`)).not.toContain(lead);
  });

  it("repeats no time that another page contradicts", () => {
    const said = "Wrapping machines reach you within 6-8 days, whatever the height of your pallets may be.";
    const with_ = (text: string): string =>
      contentOf("meta-description", {
        "/wrapping": html("Wrapping | Harbor Packing", `<h1>Wrapping</h1><p>${said}</p>`),
        "/orders": html("Orders | Harbor Packing", `<h1>Orders</h1><p>${text}</p>`),
      });
    expect(with_("Wrapping machines take 5-7 days.")).not.toContain("6-8");
    expect(with_("Wrapping machines take 6-8 days.")).toContain("6-8");
    expect(with_("Invoices are due in 30 days.")).toContain("6-8");
    expect(with_("Whatever is left with your forklift on Friday is fetched in 2 days.")).toContain("6-8");
  });

  it.each([
    ["A surgery with laser takes 45 minutes.", "Our courses start with a test of 30 minutes.", false],
    ["Harbor Packing repairs machines in 5 days.", "Harbor Packing answers questions in 2 days.", false],
    ["Delivery in 6-8 days.", "Delivery to Leeds takes 5-7 days.", true],
  ])("takes “%s” and “%s” for a contradiction: %s", (sentence, other, isOne) => {
    const about = page({ titles: ["Work | Harbor Packing"] });
    const elsewhere = page({ titles: ["Orders | Harbor Packing"], blocks: [text(other)] });
    expect(isContradicted(sentence, about, [about, elsewhere])).toBe(isOne);
  });

  it("leaves out what calls to act", () => {
    const said = "Wrapping machines for pallets of every height, built in Falmouth for breweries and dairies.";
    const draft = (end: string): string =>
      contentOf("service-or-product-node", {
        "/services": html(
          `Wrapping | Harbor Packing</title><meta name="description" content="${said}${end}"><title>`,
          "<h1>Wrapping</h1><p>Film.</p>",
        ),
      });
    for (const call of [
      " Book an appointment today!",
      " Shop now",
      " Call us now.",
      " - get a free quote",
      " Jetzt anfragen!",
    ])
      expect(draft(call), call).toContain(`"description": "${said.slice(0, -1)}`);
    for (const call of [" Book an appointment today!", " Shop now", " Call us now.", " - get a free quote"])
      expect(draft(call), call).not.toContain(call.trim());
    expect(draft(" Film is in stock.")).toContain("Film is in stock.");
  });

  it("of a page about the business is no motto", () => {
    expect(
      described(
        "Our mission is that everybody goes home in the evening a little wiser than before.",
        "Our mission",
        "/about",
      ),
    ).not.toContain("wiser");
  });
});

describe("a page that tells of a service", () => {
  it("is none itself", () => {
    const told = (heading: string): string =>
      contentOf("service-or-product-node", {
        "/services": html(
          `${heading} | Harbor Packing`,
          `<h1>${heading}</h1><p>We repair machines of every age at your place, with parts that we keep in stock.</p>`,
        ),
      });
    expect(told("What to expect on your first visit")).not.toContain("What to expect");
    expect(told("Repairs on site")).toContain('"name": "Repairs on site"');
  });
});

describe("a page of several services without a name of its own", () => {
  const menu =
    '<a href="/services/businesses">For Businesses</a><a href="/ledgers">Ledgers</a><a href="/payroll">Payroll</a>';
  const inner = (h1: string, main = ""): string => html(`${h1} | Harbor Packing`, `<h1>${h1}</h1>${main}`, menu);
  const hub = (links: string): string =>
    contentOf("service-or-product-node", {
      "/": html("Packing machines | Harbor Packing", HOME, menu),
      "/services/businesses": inner("Clean books and a real advisor.", `<p>We keep books for you.</p>${links}`),
      "/ledgers": inner("Clean. Tidy. Done."),
      "/payroll": inner("Paid on time, every time."),
    });

  it("is a catalog of those that it links, and never called by a label for an audience", () => {
    const content = hub('<a href="/ledgers">See ledgers</a><a href="/payroll">See payroll</a>');
    expect(content).toContain('"@type": "OfferCatalog"');
    expect(content).toContain('"name": "Ledgers"');
    expect(content).toContain('"name": "Payroll"');
    expect(content).not.toContain("For Businesses");
  });

  it("leaves the name to its owner where it links none", () => {
    const content = hub("");
    expect(content).not.toContain("For Businesses");
    expect(content).not.toContain("OfferCatalog");
  });
});

it("leaves out the numbers that decorate a page from its headings", () => {
  const content = contentOf("h1-single", {
    "/work": html("Harbor Packing - Work", "<h1>01</h1><h1>Plan</h1><h1>02</h1><h1>Build</h1><p>We build.</p>"),
  });
  expect(content).toContain("Plan");
  expect(content).not.toMatch(/>0[12]</);
});

it("gives no link a shortened address, and no name to one that lacks https://", () => {
  const content = contentOf("control-names", {
    "/press": html(
      "Press releases | Harbor Packing",
      '<h1>Press</h1><a href="https://www.instagram.com/harbor/?hl=es"><i class="bi bi-instagram"></i></a><a href="twitter.com/harbor"><i class="bi bi-twitter"></i></a>',
    ),
  });
  expect(content).toBe('<a href="[address as it is]" aria-label="Instagram">');
});

it("writes addresses by the scheme of the start page", () => {
  const url = "http://example.com/a";
  const origin = (scheme: string) => ({ target: { ...site().target, origin: `${scheme}://example.com` } });
  expect(ownAddress(url, origin("https"))).toBe("https://example.com/a");
  expect(ownAddress(url, origin("http"))).toBe(url);
});

describe("the words for a page", () => {
  const menu = '<a href="/box">BOX WRAPPERS</a><a href="/box">Box wrappers</a><a href="/fees">Fees</a>';
  const start = html("Packing machines | Harbor Packing", HOME, menu);

  it("are those of the menu as it writes names, before its capitals", () => {
    const bare = html("Harbor Packing", "<p>It wraps boxes of every size in a minute.</p>", menu);
    const content = contentOf("title-quality", { "/": start, "/box": bare, "/fees": bare });
    expect(content).toContain("<title>Box wrappers | Harbor Packing</title>");
    expect(content).not.toContain("BOX");
  });

  it("are no note on taxes", () => {
    const fees = html("Harbor Packing", "<h2>All prices exclude VAT</h2><p>A machine costs 900 euros.</p>", menu);
    expect(contentOf("title-quality", { "/": start, "/box": fees, "/fees": fees })).not.toContain("VAT");
  });

  it("are no title that is too long or names the business, where the menu has a word, and else the title's", () => {
    const page = (title: string) => html(title, "<p>It wraps boxes of every size in a minute.</p>", menu);
    const headed = (title: string) => contentOf("h1-single", { "/": start, "/box": page(title) });
    expect(headed("Harbor Packing box wrapping and more")).toBe("<h1>Box wrappers</h1>");
    expect(headed(`Wrapping machines for boxes, ${"crates and sacks, ".repeat(4)}by day`)).toBe(
      "<h1>Box wrappers</h1>",
    );
    expect(headed("Wrapping of boxes | Harbor Packing")).toBe("<h1>Wrapping of boxes</h1>");
    expect(
      headed("Wrapping of boxes – Harbor Packing, makers of machines for crates and sacks in the west of Leeds"),
    ).toBe("<h1>Wrapping of boxes</h1>");
    const long = `Sealing machines, ${"glue and tape, ".repeat(5)}by day`;
    expect(headed(long)).toBe(`<h1>${long}</h1>`);
  });
});

it("lists a picture that stands on several pages once", () => {
  const main = '<h1>Machines</h1><img src="/header.jpg"><p>We build them.</p>';
  const content = contentOf("image-alt", { "/a": html("A", main), "/b": html("B", main) });
  expect(content.match(/header\.jpg/g)).toHaveLength(1);
});

it("lists a picture of several pages where there is room, and tells of none that is not listed", () => {
  const team = '<img src="/team.jpg" width="800" height="600">';
  const boats = (count: number) =>
    Array.from({ length: count }, (_, at) => `<img src="/boat-${at}.jpg" width="800" height="600">`).join("");
  const on = (count: number) => {
    const start = html("Boats", `<h1>Boats</h1><p>We paint boats.</p>${boats(count)}${team}`);
    const other = (name: string) => html(name, `<h1>${name}</h1><p>We paint boats in ${name}.</p>${team}`);
    return draftOn("image-alt", { pages: { "/": start, "/red": other("Red"), "/green": other("Green") } }).draft;
  };
  expect(on(12)?.content).toMatch(/red[^]*team\.jpg/);
  expect(on(2)?.content).not.toContain("red");
  const notes = (count: number) => on(count)?.notes.join(" ") ?? "";
  expect(notes(2)).toContain("listed once: write the same on each");
  expect(notes(2)).not.toContain("leaves out");
});

it("names the other host that the list of pages uses beside a canonical address", () => {
  const noteFor = (host: string, location: string | null = null) =>
    draftOn("canonical-present", {
      over: ({ target }) => ({
        target: {
          ...target,
          twinHostProbe: { url: "https://www.harbor-dental.com/", status: location ? 301 : 200, location },
        },
      }),
      pages: { "/": home },
      sitemap: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://${host}/</loc></url></urlset>`,
    }).draft?.notes.join(" ");
  expect(noteFor("www.harbor-dental.com")).toContain("The list of pages says www.harbor-dental.com in place of");
  expect(noteFor("harbor-dental.com")).not.toContain("in place of");
  expect(noteFor("shop.harbor-dental.com")).not.toContain("in place of");
  expect(noteFor("www.harbor-dental.com", "https://harbor-dental.com/")).toContain(
    "The list of pages says www.harbor-dental.com, which leads to harbor-dental.com: write harbor-dental.com in it.",
  );
  expect(noteFor("www.harbor-dental.com", "https://elsewhere.example/")).toContain("choose the name");
});
