import { printableUrl } from "../../../model/target.ts";
import { ORDER_STATUS_WORDS } from "../../evidence/commerce/commerce-words.ts";
import { sellsGoods } from "../../evidence/commerce/commerce-signals.ts";
import { hasTerm, makeSearchText } from "../../evidence/text/text-search.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const orderStatusPath = defineCheck({
  id: "order-status-path",
  agent: "commerce",
  category: "Commerce",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["pages", "profile", "structured", "home"],
  title: "Buyers can follow an order themselves",
  why: "Where is my order is the question shops answer most often by hand.",
  fix: "Link a page on which buyers see the state of an order and start a return.",
  effort: "M",
  reference: "https://schema.org/OrderStatus",
  run({ pages, profile, structured, home }) {
    if (!sellsGoods({ profile, structured, pages })) return na("The site sells no goods.");
    for (const page of pages) {
      const link = page.anchors.find(
        ({ text }) => text.length <= 60 && hasTerm(makeSearchText(text), ORDER_STATUS_WORDS),
      );
      if (link)
        return info(
          "Buyers can follow an order or start a return themselves.",
          seen(page.url, `link "${link.text}" to ${printableUrl(link.href)}`, "Opens it."),
        );
    }
    return info(
      "No link was found by which buyers follow an order themselves.",
      seen(home.url, "no link to order status or returns", "None on the pages read."),
    );
  },
});
