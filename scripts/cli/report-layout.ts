// What the sections of the terminal's report share.
import type { Style, Terminal } from "./terminal.ts";
import { widthOf, wrap } from "./text-layout.ts";

/** Longer lines of prose are hard to read, however wide the terminal is. */
const PROSE_COLUMNS = 96;
const GAP = "  ";

export interface Layout extends Terminal {
  /** Wrapped prose, indented. */
  prose(text: string, indent?: number): string;
  title(text: string): string;
  /** A title of a list, after a bullet or number, with a short remark behind it. */
  tagged(marker: string, text: string, remark: { text: string; style: Style }): string;
  section(title: string, ...blocks: string[]): string;
}

export function layOut(terminal: Terminal): Layout {
  const { paint, columns } = terminal;
  const title = (text: string): string => paint("bold", wrap(text, columns).join("\n"));
  return {
    ...terminal,
    title,
    tagged(marker, text, remark) {
      const indent = marker.length + 1;
      const lines = wrap(text, columns - indent).map((line, i) => (i === 0 ? `${marker} ` : " ".repeat(indent)) + line);
      const fits = widthOf(lines.at(-1) ?? "") + GAP.length + widthOf(remark.text) <= columns;
      const between = remark.text === "" ? "" : fits ? GAP : `\n${" ".repeat(indent)}`;
      return `${paint("bold", lines.join("\n"))}${between}${paint(remark.style, remark.text)}`;
    },
    prose: (text, indent = 0) =>
      wrap(text, Math.min(columns, PROSE_COLUMNS) - indent)
        .map((line) => " ".repeat(indent) + line)
        .join("\n"),
    section: (name, ...blocks) => [title(name), ...blocks.filter((block) => block !== "")].join("\n"),
  };
}
