import { describe, expect, it } from "vitest";
import { readArguments } from "../../../scripts/cli/read-arguments.ts";
import { UsageError } from "../../../scripts/cli/usage-error.ts";

const ID = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11";
const read = (line: string) => readArguments(line.split(" ").filter(Boolean));

function optionsOf(line: string) {
  const asked = read(line);
  if (asked.kind !== "scan") throw new Error(`read as ${asked.kind}`);
  return asked.options;
}

function faultOf(line: string): string {
  try {
    read(line);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  return "";
}

describe("the arguments of a scan", () => {
  it("takes an address alone, and prints the report of the usual type", () => {
    expect(optionsOf("example.com")).toEqual({
      url: "example.com",
      type: null,
      print: "report",
      jsonFile: null,
      markdownFile: null,
      junitFile: null,
      bar: {},
      compare: null,
      isOpened: false,
      server: null,
      key: null,
      state: null,
    });
  });

  it("takes every option, before or after the address", () => {
    expect(
      optionsOf(
        `--type full example.com --junit checks.xml --fail-under=80 --compare ${ID} --open --server https://a.example/x --key k --state dir --no-color`,
      ),
    ).toMatchObject({
      url: "example.com",
      type: "full",
      junitFile: "checks.xml",
      bar: { readiness: 80 },
      compare: ID,
      isOpened: true,
      server: "https://a.example",
      key: "k",
      state: "dir",
    });
  });

  it.each([
    ["example.com --json", { url: "example.com", print: "json", jsonFile: null }],
    ["--json example.com", { url: "example.com", print: "json", jsonFile: null }],
    ["example.com --json=a.json", { print: "report", jsonFile: "a.json" }],
    ["example.com --json a.json", { url: "example.com", print: "report", jsonFile: "a.json" }],
    ["--json a.json example.com", { url: "example.com", print: "report", jsonFile: "a.json" }],
    ["example.com --json a.json --markdown", { print: "markdown", jsonFile: "a.json", markdownFile: null }],
    ["example.com --json --markdown=a.md", { print: "json", jsonFile: null, markdownFile: "a.md" }],
  ])("reads %j: standard output or a file", (line, expected) => {
    expect(optionsOf(line)).toMatchObject(expected);
  });

  it("takes an address that looks like an option after --", () => {
    expect(optionsOf("--type light -- --json")).toMatchObject({ url: "--json", type: "light", print: "report" });
  });

  it.each(["--help", "-h", "example.com --help", "--type deep --help"])("answers %j with the help", (line) => {
    expect(read(line)).toEqual({ kind: "help" });
  });

  it("answers --version and -v with the version", () => {
    expect([read("--version"), read("-v")]).toEqual([{ kind: "version" }, { kind: "version" }]);
  });

  it.each([
    ["", "The address of a website is missing"],
    ["example.com --jsn", "There is no option --jsn. Did you mean --json?"],
    ["example.com --comp x", "Did you mean --compare?"],
    ["example.com --zzzzzzzz", "There is no option --zzzzzzzz."],
    ["example.com -x", "There is no option -x."],
    ["a.example b.example", 'got "a.example" and "b.example"'],
    ["--json a.example --markdown b", 'got "a.example" and "b"'],
    ["example.com --json --markdown", "--json or --markdown"],
    ["example.com --type deep", '--type takes light, basic, full; got "deep"'],
    ["example.com --type", "--type needs a value: --type light|basic|full"],
    ["example.com --type --json", "--type needs a value"],
    ["example.com --junit", "--junit needs a value: --junit FILE"],
    ["example.com --json=", "--json= needs the name of a file"],
    ["example.com --open=yes", "--open takes no value"],
    ["example.com --fail-under 101", 'got "101"'],
    ["example.com --fail-under high", 'got "high"'],
    ["example.com --fail-under geo=4", 'got "geo=4"'],
    ["example.com --fail-under 4,readiness=5", "names readiness twice"],
    ["example.com --compare 12", "--compare takes the id of an earlier scan"],
    ["example.com --server ftp://a", "--server takes an origin"],
  ])("refuses %j and says what is right", (line, expected) => {
    expect(faultOf(line)).toContain(expected);
  });

  it("reads a bar for each score", () => {
    expect(optionsOf("example.com --fail-under readiness=80,AEO=0").bar).toEqual({ readiness: 80, aeo: 0 });
  });
});
