// How the industry of a business is inferred and how its workflows are claimed, as the method publishes it.
import type { Method } from "../../../model/method.ts";
import type { WorkflowFamilyMethod } from "../../../model/method-knowledge.ts";
import { INDUSTRIES } from "../../../model/profile.ts";
import {
  CLAIM_AT,
  EXPOSURE_CLASSES,
  HIGH_AT,
  MEDIUM_AT,
  MOST_CLAIMS,
  MOST_GENERIC,
  MOST_STRENGTHENING,
  POINTS,
} from "../../insight/claim-workflows.ts";
import {
  CLEAR_MARGIN,
  ENOUGH_REGIONS,
  FAIR_MARGIN,
  FEW_PAGES,
  HIGH_CERTAINTY,
  LEAST_REGIONS,
  LITTLE_TEXT,
  MEDIUM_CERTAINTY,
  SURE_TOTAL,
  THIN_FACTOR,
} from "../../insight/industry/industry-confidence.ts";
import { LEAST_PROBABILITY, LEAST_TOTAL, REGION_WEIGHTS } from "../../insight/infer-industry.ts";
import { describeSignal } from "../../insight/signals/describe-signal.ts";
import { WORKFLOW_FAMILIES, type WorkflowFamily } from "../../insight/workflow-families.ts";

const PLACES: Record<keyof typeof REGION_WEIGHTS, string> = {
  schema: "structured data",
  title: "titles",
  h1: "main headings",
  description: "descriptions",
  h2: "subheadings",
  nav: "navigation",
  body: "running text",
  url: "addresses",
  technology: "products in use",
};

export const describeIndustries = (): Method["industries"] => ({
  values: [...INDUSTRIES],
  places: (Object.keys(PLACES) as (keyof typeof PLACES)[]).map((region) => ({
    place: PLACES[region],
    multiplier: REGION_WEIGHTS[region].multiplier,
    most: REGION_WEIGHTS[region].cap,
  })),
  leastTotal: LEAST_TOTAL,
  leastProbability: LEAST_PROBABILITY,
  sureTotal: SURE_TOTAL,
  placesWanted: ENOUGH_REGIONS,
  leastPlaces: LEAST_REGIONS,
  thin: { pages: FEW_PAGES, characters: LITTLE_TEXT, factor: THIN_FACTOR },
  confidenceFrom: [
    { confidence: "high", certainty: HIGH_CERTAINTY, lead: CLEAR_MARGIN },
    { confidence: "medium", certainty: MEDIUM_CERTAINTY, lead: FAIR_MARGIN },
    { confidence: "low", certainty: 0, lead: 0 },
  ],
});

const SIGNS: Record<keyof typeof POINTS, string> = {
  mustShow: "what the work must show is seen; in running text alone, twice or under its title",
  strengthens: `each further sign, at most ${MOST_STRENGTHENING} of them`,
  manual: "a sentence says that a step of it is done by hand",
  expected: "it is usual in the industry",
  unexpected: "it is unusual in the industry",
  corroborated: "two headings or links and two sentences tell of it in any industry",
  rulesOut: "something on the pages rules it out",
  doubted: "the same, against two headings and two sentences",
};

export const describeWorkflows = (): Method["workflows"] => ({
  points: (Object.keys(SIGNS) as (keyof typeof SIGNS)[]).map((name) => ({ sign: SIGNS[name], points: POINTS[name] })),
  claimFrom: [
    { confidence: "low", points: CLAIM_AT },
    { confidence: "medium", points: MEDIUM_AT },
    { confidence: "high", points: HIGH_AT },
  ],
  most: MOST_CLAIMS,
  mostGeneric: MOST_GENERIC,
  exposureClasses: EXPOSURE_CLASSES,
  families: WORKFLOW_FAMILIES.map(describeFamily),
});

const describeFamily = (family: WorkflowFamily): WorkflowFamilyMethod => ({
  id: family.id,
  name: family.name,
  mustShow: describeSignal(family.mustShow),
  isGeneric: family.isGeneric,
  potential: family.basePotential,
  anchor: family.anchor,
  exposure: family.anchorBeta,
  anchoredBy: family.anchoredBy,
});
