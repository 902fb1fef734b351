// Colours of badges: those of the pages, which a picture on another site cannot refer to.
import { fromHtml, type Markup } from "../markup.ts";

export type Role = "label" | "on-label" | "good" | "fair" | "poor" | "none" | "on" | "paper" | "edge";
export type Palette = Readonly<Record<Role, string>>;

export const LIGHT: Palette = {
  label: "#15231d",
  "on-label": "#ffffff",
  good: "#0f6a4b",
  fair: "#94500a",
  poor: "#b0261c",
  none: "#54615b",
  on: "#ffffff",
  paper: "#ffffff",
  edge: "#84908a",
};
export const DARK: Palette = {
  label: "#2a332f",
  "on-label": "#ffffff",
  good: "#63d0a6",
  fair: "#eaa549",
  poor: "#f58f83",
  none: "#a6b3ac",
  on: "#08130e",
  paper: "#171e1b",
  edge: "#6d7a73",
};

const RULES = Object.entries(DARK)
  .map(([role, color]) => `.${role}{${role === "edge" ? "stroke" : "fill"}:${color}}`)
  .join("");
const STYLE = `@media(prefers-color-scheme:dark){${RULES}}`;

/** Brings the dark colours where the reader prefers them; rules outweigh presentation attributes. */
export const DARK_STYLE: Markup = fromHtml(`<style>${STYLE}</style>`);
/** What a policy names to allow that text and no other: base64 of its SHA-256. A test computes it. */
export const DARK_STYLE_HASH = "sha256-meSjC0c8Bqo39XXFkWlcNnmNqqb5rnIpU1Fd3UpKH1s=";
