// The parts of the published method that are about a business: its industry, its workflows, its hours.
import { z } from "zod";
import { Confidence, Industry, SizeBand } from "./profile.ts";
import { FigureGrade, Rating } from "./results.ts";

export const IndustryMethod = z.object({
  values: z.array(Industry),
  places: z
    .array(z.object({ place: z.string(), multiplier: z.number(), most: z.number() }))
    .describe("Where signs are looked for, how much they count there, and what one place can at most add"),
  leastTotal: z.number().describe("Below this sum no industry is named"),
  leastProbability: z.number(),
  sureTotal: z.number().describe("Below this sum confidence is low"),
  placesWanted: z.number().int().describe("Signs in fewer places make the claim less certain"),
  leastPlaces: z.number().int().describe("With signs in fewer places confidence is low"),
  thin: z.object({
    pages: z.number().int().describe("Fewer pages are thin evidence"),
    characters: z.number().int().describe("Fewer characters of text are thin evidence"),
    factor: z.number().describe("What is left of the certainty then"),
  }),
  confidenceFrom: z.array(
    z.object({
      confidence: Confidence,
      certainty: z.number(),
      lead: z.number().describe("Least distance of the sum to the second industry's"),
    }),
  ),
});

const WorkflowFamilyMethod = z.object({
  id: z.string(),
  name: z.string(),
  mustShow: z.string().describe("What the pages must show before the work is claimed, in words"),
  isGeneric: z.boolean().describe("Work that any business may have"),
  potential: Rating,
  anchor: z.string().describe("Tasks of O*NET with their exposure"),
  exposure: z.number(),
  anchoredBy: z.enum(["task", "occupation"]),
});
export type WorkflowFamilyMethod = z.infer<typeof WorkflowFamilyMethod>;

export const WorkflowMethod = z.object({
  points: z.array(z.object({ sign: z.string(), points: z.number() })),
  claimFrom: z.array(z.object({ confidence: Confidence, points: z.number() })),
  most: z.number().int().describe("At most so many are claimed"),
  mostGeneric: z.number().int(),
  exposureClasses: z.object({ low: z.number().describe("Low below"), high: z.number().describe("High above") }),
  families: z.array(WorkflowFamilyMethod),
});

/** One value for each size of a business. */
const byBand = <T extends z.ZodType>(value: T) =>
  z.object({ micro: value, small: value, medium: value, larger: value } satisfies Record<SizeBand, T>);

const spread = z.object({ low: z.number(), base: z.number(), high: z.number() });
const triple = z.array(z.number()).length(3).describe("Low, base, high");

const HoursFactorMethod = z.object({ name: z.string(), ...spread.shape, source: z.string() });

export const HoursMethod = z.object({
  formula: z.string(),
  formulaMeasured: z.string().describe("Where the effect on the whole work was measured"),
  /** Shares of all staff hours. */
  caps: z.object({
    workload: z.number(),
    base: z.number(),
    high: z.number(),
    withCallerVolumes: z.number(),
  }),
  volumeBounds: z.object({ least: z.number(), most: z.number() }).describe("What signs on a site can make of a volume"),
  shownFromHours: z.number(),
  staff: z.array(z.object({ sizeBand: SizeBand, people: z.number() })),
  generic: z.array(HoursFactorMethod).describe("Where nothing was measured for the work"),
  measured: z.array(
    z.object({ families: z.array(z.string()), ...spread.shape, what: z.string(), sources: z.array(z.string()) }),
  ),
  exposures: z.array(
    z.object({
      families: z.array(z.string()),
      stepShare: z.number().describe("Share of the work that a tool could touch; an assumption"),
      ...spread.shape,
      task: z.string(),
      sources: z.array(z.string()),
    }),
  ),
  volumes: z.array(
    z.object({
      industry: z.union([Industry, z.literal("any")]),
      family: z.string(),
      events: byBand(triple).describe("Events a month by size of the business"),
      eventsGrade: byBand(FigureGrade),
      minutes: triple.describe("Staff minutes an event"),
      minutesGrade: FigureGrade,
      eventsSources: z.array(z.string()),
      minutesSources: z.array(z.string()),
    }),
  ),
  figureGrades: z
    .array(z.object({ grade: FigureGrade, volumes: z.number().int(), minutes: z.number().int() }))
    .describe("How many figures of the table carry each grade"),
  sources: z.array(z.object({ id: z.string(), citation: z.string(), grade: z.string(), url: z.url() })),
});
export type HoursMethod = z.infer<typeof HoursMethod>;
