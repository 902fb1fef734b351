import { describe, expect, it } from "vitest";
import { readHtml } from "./read-html.ts";
import type { JsonLdBlock } from "../../../../src/scanner/evidence/page-facts.ts";

const script = (json: string): string => `<script type="application/ld+json">${json}</script>`;
const blockOf = (json: string): JsonLdBlock | undefined => readHtml(script(json)).structured.jsonLd[0];

describe("JSON-LD", () => {
  it("takes prefixes off types and keeps properties", () => {
    const json =
      '{"@context":"https://schema.org","@type":["schema:Dentist","http://schema.org/Store"],"@id":"#a","name":"Mill"}';
    expect(blockOf(json)).toEqual({
      bytes: json.length,
      error: null,
      hasSchemaContext: true,
      nodes: [{ types: ["Dentist", "Store"], id: "#a", path: "", props: { name: "Mill" } }],
    });
  });

  it.each([
    ["name", "B&oslash;rneklip", "Børneklip", "name: B&oslash;rneklip"],
    ["name", "Wash &amp; cut", "Wash & cut", undefined],
    ["text", "&lt;b&gt;Yes&lt;/b&gt; &aring;", "<b>Yes</b> å", undefined],
    ["description", "<p>Gr&uuml;n</p>", "<p>Grün</p>", undefined],
    ["url", "/a?b=1&c=2", "/a?b=1&c=2", undefined],
  ])("reads the letters in %s %j as %j and keeps how they are spelt", (property, written, read, escaped) => {
    const [node] = blockOf(JSON.stringify({ "@type": "Service", [property]: written }))?.nodes ?? [];
    expect(node?.props[property]).toBe(read);
    expect(node?.escaped).toBe(escaped);
  });

  it("unpacks graphs and lists, lifts nested nodes with their path and keeps references", () => {
    const json = JSON.stringify([
      { "@graph": [{ "@type": "Article", author: { "@type": "Person", worksFor: { "@type": "Organization" } } }] },
      { "@type": "WebSite", publisher: { "@id": "#org" }, hasPart: [{ "@type": "WebPage" }] },
    ]);
    const nodes = blockOf(json)?.nodes ?? [];
    expect(nodes.map(({ types, path }) => `${types.join()}@${path}`)).toEqual([
      "WebSite@",
      "Article@",
      "WebPage@hasPart",
      "Person@author",
      "Organization@author.worksFor",
    ]);
    expect(nodes[0]?.props).toEqual({ publisher: { "@id": "#org" }, hasPart: [{ "@type": "WebPage" }] });
  });

  it.each([
    ['"https://schema.org"', true],
    ['"http://www.schema.org/"', true],
    ['["https://schema.org",{"x":"y"}]', true],
    ['{"@vocab":"https://schema.org/"}', true],
    ['"https://example.org"', false],
    ['"https://schema.organic.example"', false],
  ])("a context of %s is one of schema.org: %s", (context, expected) => {
    expect(blockOf(`{"@context":${context},"@type":"A"}`)?.hasSchemaContext).toBe(expected);
  });

  it.each(["<!-- {} -->", "//<![CDATA[\n{}\n//]]>", "/*<![CDATA[*/{}/*]]>*/", "<![CDATA[{}]]>", " {} ; "])(
    "reads a block wrapped as %j",
    (wrapped) => {
      expect(blockOf(wrapped.replace("{}", '{"@type":"A"}'))).toMatchObject({ error: null, nodes: [{ types: ["A"] }] });
    },
  );

  it("takes the type in any case and with parameters, and no other JSON", () => {
    const html =
      '<SCRIPT TYPE="Application/LD+JSON; charset=utf-8">{"@type":"A"}</SCRIPT><script type="application/json">{"@type":"B"}</script>';
    expect(readHtml(html).structured.jsonLd.map(({ nodes }) => nodes[0]?.types)).toEqual([["A"]]);
  });

  it.each([
    ['{"name":"Mill",}', 'a comma stands before a closing bracket at line 1, character 16, near "}"'],
    ['{\n "name" "Mill"}', 'a colon is missing at line 2, character 9, near "\\"Mill\\"}"'],
    ['{"a":"x"\n "b":1}', 'a comma or a closing bracket is missing at line 2, character 2, near "\\"b\\":1}"'],
    ["{name:1}", 'a property name in double quotes is missing at line 1, character 2, near "name:1}"'],
    ["{'a':1}", "a property name in double quotes is missing at line 1, character 2, near \"'a':1}\""],
    [
      '{"a":"two\nlines"}',
      'a line break or control character stands inside a text at line 1, character 10, near "lines\\"}"',
    ],
    ['{"a":"\\d"}', 'a backslash stands before a character that needs none at line 1, character 7, near "\\\\d\\"}"'],
    ['{"a":"open}', 'a text has no closing quote at line 1, character 6, near "\\"open}"'],
    ['{"a":1', "the text ends before it is complete at line 1, character 7"],
    ['{"a":1}}', 'a closing bracket has no opening one at line 1, character 8, near "}"'],
    ['{"a":1} x', 'more text follows after the end at line 1, character 9, near "x"'],
    ['{"a":undefined}', 'a value is missing or not in double quotes at line 1, character 6, near "undefined}"'],
    ['{"tel" "01326 555123"}', "a colon is missing at line 1, character 8"],
    ["", "is empty"],
  ])("says what is wrong with %j", (json, error) => {
    expect(blockOf(json)).toMatchObject({ error, nodes: [] });
  });

  it("does not read what is nested too deeply or too large", () => {
    expect(blockOf(`${"[".repeat(65)}${"]".repeat(65)}`)?.error).toMatch(/^is nested more than 64 deep/);
    const facts = readHtml(script(`{"@type":"A","text":"${"x".repeat(130 * 1024)}"}`));
    expect(facts.structured.jsonLd[0]?.error).toMatch(/^is too large and was not read/);
    expect(facts.caps).toEqual(["json-ld"]);
  });

  it("keeps twenty blocks and 120 nodes, and says so", () => {
    const nodes = `[${Array.from({ length: 130 }, () => '{"@type":"A"}').join()}]`;
    const facts = readHtml(script(nodes) + script("{}").repeat(25));
    expect(facts.structured.jsonLd).toHaveLength(20);
    expect(facts.structured.jsonLd[0]?.nodes).toHaveLength(120);
    expect(facts.caps).toEqual(["json-ld"]);
  });

  it("cuts long texts and deep properties, and cannot be made to change prototypes", () => {
    const deep = `${'{"a":'.repeat(12)}1${"}".repeat(12)}`;
    const node = blockOf(`{"@type":"A","__proto__":{"polluted":1},"text":"${"x".repeat(3_000)}","deep":${deep}}`)
      ?.nodes[0];
    expect(Object.keys(node?.props ?? {})).toEqual(["text", "deep"]);
    expect(String(node?.props["text"])).toHaveLength(2_000);
    expect(JSON.stringify(node?.props["deep"])).toBe('{"a":{"a":{"a":{"a":{"a":{"a":{"a":null}}}}}}}');
    expect("polluted" in {}).toBe(false);
  });
});

describe("microdata", () => {
  it("reads values by element, nested items and lists", () => {
    const html = `
      <div itemscope itemtype="https://schema.org/Dentist" itemid="#d">
        <h1 itemprop="name">Mill <b>Clinic</b></h1>
        <a itemprop="url" href="/home">site</a> <img itemprop="logo" src="/l.png">
        <meta itemprop="priceRange" content="££"> <link itemprop="sameAs" href="https://social.example/mill">
        <time itemprop="foundingDate" datetime="1999-05-01">May</time> <data itemprop="code" value="7">seven</data>
        <span itemprop="sameAs" content="https://other.example/">o</span>
        <div itemprop="address location" itemscope itemtype="http://schema.org/PostalAddress">
          <span itemprop="addressLocality">Falmouth</span>
        </div>
      </div>
      <p itemscope><span itemprop="x">untyped</span></p>
      <span itemprop="stray">no item</span>`;
    const address = { addressLocality: "Falmouth" };
    const nested = { "@type": "PostalAddress", ...address };
    expect(readHtml(html).structured.microdata).toEqual([
      {
        types: ["Dentist"],
        id: "#d",
        path: "",
        props: {
          name: "Mill Clinic",
          url: "https://example-clinic.com/home",
          logo: "https://example-clinic.com/l.png",
          priceRange: "££",
          sameAs: ["https://social.example/mill", "https://other.example/"],
          foundingDate: "1999-05-01",
          code: "7",
          address: nested,
          location: nested,
        },
      },
      { types: ["PostalAddress"], id: null, path: "address", props: address },
      { types: [], id: null, path: "", props: { x: "untyped" } },
    ]);
  });

  it("keeps sixty items", () => {
    const facts = readHtml("<p itemscope itemtype=https://schema.org/Thing></p>".repeat(70));
    expect([facts.structured.microdata.length, facts.caps]).toEqual([60, ["microdata"]]);
  });
});

describe("RDFa", () => {
  it("lists types once, without the prefix of schema.org", () => {
    const html =
      '<div vocab="https://schema.org/" typeof="schema:Dentist LocalBusiness"><p typeof="https://schema.org/Dentist foaf:Image"></p></div>';
    expect(readHtml(html).structured.rdfaTypes).toEqual(["Dentist", "LocalBusiness", "foaf:Image"]);
  });
});
