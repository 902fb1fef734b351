// Pages whose pictures come from services for layouts: whom they present are samples, and no staff.
import patterns from "./data/size-patterns.json" with { type: "json" };
import type { PageFacts } from "../evidence/page-facts.ts";

const STOCK = new RegExp(patterns.stockPortraits, "i");

export const showsStockPortraits = ({ images }: Pick<PageFacts, "images">): boolean =>
  images.some(({ src }) => STOCK.test(src));
