// How the industry is told, work is claimed and hours are estimated, for the owner of a business.
import type { Method } from "../../../model/method.ts";
import { countOf, listOf, startWith } from "../../../model/words.ts";
import { type Block, code, h2, link, list, p, type Prose, prose, strong, table } from "../../../render/blocks.ts";
import { beginningOf, percent } from "./method-words.ts";

export const industryBlocks = ({ industries }: Method): Block[] => {
  const { values, places, placesWanted, leastPlaces, thin, confidenceFrom } = industries;
  const { leastTotal, leastProbability, sureTotal } = industries;
  const from = confidenceFrom.filter(({ certainty }) => certainty > 0);
  return [
    h2("What kind of business it is", "industry"),
    p`The industry is one of ${values.length}: ${values.join(", ")}. Words, structured data and products in use each speak for an industry with a weight of their own. They are added up by place, later words of one place count less than earlier ones, and no place can outvote all others:`,
    table(
      ["Found in", "Counts", "At most"],
      places.map(({ place, multiplier, most }) => [prose`${place}`, prose`× ${multiplier}`, prose`${most}`]),
    ),
    p`What counts is what a business sells, not to whom. A trade named as the customer of another counts for little (“marketing for dentists” is marketing), and where at least two kinds of signs, such as a list of features and a trial period, show that a site sells software, so does every other trade its pages name.`,
    p`From the sums follows how likely each industry is beside the others. The certainty of a claim is that likelihood, lowered in proportion where signs were found in fewer than ${countOf(placesWanted, "place")}, and × ${thin.factor} where evidence is thin: fewer than ${countOf(thin.pages, "page")} read, or fewer than ${thin.characters} characters of text.`,
    list(
      ...from.map(
        ({ confidence, certainty, lead }) =>
          prose`${strong(confidence)} confidence: a certainty of ${certainty} or more, and a sum that leads the second industry's by ${lead} or more;`,
      ),
      prose`${strong("low")} confidence: anything less, and always where the sum is under ${sureTotal}, where fewer than ${countOf(leastPlaces, "place")} name the industry, or where the pages are drawn by scripts.`,
    ),
    p`With a sum under ${leastTotal} or a likelihood under ${percent(leastProbability)} no industry is named: it reads “other”, with low confidence and the reason. Of pages that scripts draw, only title, description and structured data are heard.`,
  ];
};

/** Labels of exposure by task and occupation, in the table of sources. */
const EXPOSURE_SOURCE = "L1";

export const workflowBlocks = ({ workflows, hours: { sources } }: Method): Block[] => {
  const { points, claimFrom, most, mostGeneric, exposureClasses, families } = workflows;
  return [
    h2("Which work is claimed", "workflows"),
    p`A workflow is claimed only where the pages show it, and the report quotes what it rests on. Without the sign that the list below names there is no claim. Signs are then added up, a word that stands in running text alone for less than one in a heading, link or button:`,
    table(
      ["Sign", "Points"],
      points.map((row) => [prose`${row.sign}`, prose`${String(row.points).replace("-", "−")}`]),
    ),
    p`It is claimed from ${claimFrom[0]?.points ?? ""} points on, and its confidence is ${listOf(claimFrom.map(({ confidence, points: from }) => `${confidence} from ${from}`))}; at most medium where only an occupation, and no single task, stands behind it. At most ${most} are named, at most ${mostGeneric} of them work that any business may have.`,
    p`The potential is the published exposure of the ${link("O*NET", "https://www.onetcenter.org/database.html")} task or occupation that stands closest to the work, by ${sourceLinks([EXPOSURE_SOURCE], sources)}: low under ${exposureClasses.low}, high over ${exposureClasses.high}. It goes down by one where much runs by itself already.`,
    list(
      ...families.map(
        ({ id, name, mustShow, potential, exposure }) =>
          prose`${strong(name)} (${code(id)}, potential ${potential}, ${exposure}): ${beginningOf(mustShow)}.`,
      ),
    ),
    p`The rest of what breaks off with “…”, and the tasks and occupations behind each potential are in ${link("method.json", "/method.json")} under ${code("workflows")}.`,
  ];
};

export const hoursBlocks = ({ hours, workflows }: Method): Block[] => {
  const { formula, formulaMeasured, caps, volumeBounds, figureGrades, generic, measured } = hours;
  const cells = figureGrades.reduce((sum, { volumes }) => sum + volumes, 0);
  const assumed = figureGrades.find(({ grade }) => grade === "assumption")?.volumes ?? 0;
  return [
    h2("How hours are estimated", "hours"),
    p`How often something happens in a business, and how long it takes, cannot be seen on a website. Both are taken from a table by kind of work, industry and size, moved by signs on the site within ${volumeBounds.least.toFixed(2)} to ${volumeBounds.most} times the default, and replaced by those you state. Of the ${cells} volumes of that table ${assumed} are assumptions: nobody publishes them.`,
    list(prose`${code(formula)}`, prose`${code(formulaMeasured)}, where the effect on the whole work was measured`),
    p`The factors, low, base and high, taken as independent:`,
    list(
      ...generic.map(
        ({ name, low, base, high, source }) =>
          prose`${strong(name)}: ${low}, ${base}, ${high}. ${withSources(startWith(source), hours.sources)}.`,
      ),
      prose`${strong(ownFactors(hours))}: by the kind of work, in ${link("method.json", "/method.json")}.`,
    ),
    p`Where the effect on the whole work was measured:`,
    list(
      ...measured.map(
        ({ families, low, base, high, what, sources }) =>
          prose`${strong(namesOf(families, workflows))}: ${low}, ${base}, ${high}. ${startWith(what)}. ${sourceLinks(sources, hours.sources)}.`,
      ),
    ),
    p`Whatever the figures come to:`,
    list(
      prose`All workflows together may take at most ${percent(caps.workload)} of the hours of all staff, and save at most ${percent(caps.base)} of them (${percent(caps.high)} at the high end, ${percent(caps.withCallerVolumes)} whatever volumes you state).`,
      prose`A saving under ${hours.shownFromHours} hours a month is no number and in no sum.`,
      prose`Fewer missed visits and faster replies are money or visits, and never hours.`,
      prose`Confidence is low while more than half of the workload rests on assumptions.`,
    ),
    p`Volumes, minutes, exposures and all ${hours.sources.length} sources are in ${link("method.json", "/method.json")} under ${code("hours")}.`,
  ];
};

/** The table of volumes tells some kinds of work apart that are claimed as one; those go by their ids. */
const namesOf = (ids: readonly string[], { families }: Method["workflows"]): string =>
  ids
    .map(
      (id) =>
        families.find((family) => family.id === id)?.name ?? startWith(id.slice("wf-".length)).replaceAll("-", " "),
    )
    .join("; ");

/** Factors of the formula that differ from work to work. */
const ownFactors = ({ formula, generic }: Method["hours"]): string =>
  listOf(
    formula
      .split(" × ")
      .slice(2)
      .filter((factor) => !generic.some(({ name }) => factor.includes(name))),
  );

type Sources = Method["hours"]["sources"];

function sourceLinks(ids: readonly string[], sources: Sources): Prose {
  const known = sources.filter(({ id }) => ids.includes(id));
  return known.flatMap(({ citation, url, grade }, at) => [
    ...(at > 0 ? prose`; ` : []),
    link(citation, url),
    ...prose` (${grade})`,
  ]);
}

/** Words for where a factor is from, with links in the place of ids such as X5. */
const withSources = (source: string, sources: Sources): Prose =>
  source
    .split(/\b([A-Z]\d{1,2})\b/)
    .flatMap((part, at) => (at % 2 === 0 ? prose`${part}` : sourceLinks([part], sources)));
