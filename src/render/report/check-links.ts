// Where a check stands on the page, so that every number leads down to what it rests on.
import type { Outcome } from "../../model/outcome.ts";
import { methodOf } from "./words.ts";

export interface CheckLinks {
  titleOf: (id: string) => string;
  /** Its place on this page, on the whole report when a filter hides it, in the method when the scan did not make it. */
  linkTo: (id: string) => string;
  /** Its category's place. */
  linkToCategory: (category: string) => string;
}

/** The id stands on what a closed check holds, so that a browser opens it on the way there. */
export const checkAnchor = (id: string): string => `check-${id}`;
export const categoryAnchor = (category: string): string =>
  `category-${category.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;

export function linksTo(path: string, all: readonly Outcome[], shown: readonly Outcome[]): CheckLinks {
  const titles = new Map(all.map(({ id, title }) => [id, title]));
  const visible = new Set(shown.map(({ id }) => id));
  const isWhole = shown.length === all.length;
  return {
    titleOf: (id) => titles.get(id) ?? id,
    linkTo: (id) =>
      visible.has(id) ? `#${checkAnchor(id)}` : titles.has(id) ? `${path}#${checkAnchor(id)}` : methodOf(id),
    linkToCategory: (category) => `${isWhole ? "" : path}#${categoryAnchor(category)}`,
  };
}
