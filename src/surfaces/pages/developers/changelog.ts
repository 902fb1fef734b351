import { API_HISTORY } from "../../../model/api-history.ts";
import { PRODUCT } from "../../../model/product.ts";
import { RETIRED_CHECKS, SCORECARD_HISTORY, SCORECARD_VERSION } from "../../../model/scorecard-history.ts";
import type { Site } from "../../../model/site.ts";
import { dateInWords } from "../../../render/date-in-words.ts";
import { type Block, code, h2, h3, link, list, p, type Page, prose } from "../../../render/blocks.ts";
import { NAMED } from "../../../render/navigation.ts";
import { GUIDES } from "./menu.ts";
import { portalPage } from "./portal-page.ts";

export const changelogPage = ({ origin }: Site): Page =>
  portalPage(origin, {
    ...GUIDES.changelog,
    title: "Changelog",
    description: `What changed in the API of ${PRODUCT.name} and in the scorecard that its scores are made with, newest first.`,
    updated: newest([...API_HISTORY, ...SCORECARD_HISTORY].map(({ date }) => date)),
    blocks: [
      p`The API is at version ${code(PRODUCT.version)}, which ${code("/openapi.json")} and ${code("/api/health")} name. Answers gain members and lists of values grow without notice: ignore what you do not know. What is taken away or changes its meaning is listed here.`,
      h2("API"),
      ...API_HISTORY.flatMap(({ date, changes }): Block[] => [
        h3(dateInWords(date), `api-${date}`),
        list(...changes.map((change) => prose`${change}`)),
      ]),
      h2("Scorecard"),
      p`Version ${code(SCORECARD_VERSION)} is in force. Every result names its version in ${code("scorecardVersion")}; only scores of one version are compared. ${link("All checks with their weights", NAMED.method.path)}.`,
      ...SCORECARD_HISTORY.flatMap(({ version, date, changes }): Block[] => [
        h3(`${version}, ${dateInWords(date)}`, `scorecard-${version}`),
        list(
          ...changes.map((change) => prose`${change}`),
          ...RETIRED_CHECKS.filter(({ retiredIn }) => retiredIn === version).map(
            ({ id, reason }) => prose`${code(id)} is no longer run. ${reason}`,
          ),
        ),
      ]),
    ],
  });

const newest = (days: readonly string[]): string => days.toSorted().at(-1) ?? "";
