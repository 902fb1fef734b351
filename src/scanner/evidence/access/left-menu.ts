import type { PageFacts } from "../page-facts.ts";

/** An empty place for a header or menu, and no link in header, menu or footer: scripts bring what all pages share. */
export const leavesMenuToScripts = ({ counts, anchors }: PageFacts): boolean =>
  counts.emptyMenus > 0 &&
  !anchors.some(({ region }) => region === "nav" || region === "header" || region === "footer");
