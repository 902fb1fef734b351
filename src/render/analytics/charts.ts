// Charts as SVG, drawn on the server. Each says in its title and description what it shows; the same figures stand
// in a table behind it, so that nothing is told by a picture alone.
import { tenths } from "../../model/words.ts";
import { type Markup, markup } from "../markup.ts";
import { WORDS } from "../words/index.ts";

const WIDTH = 400;
const HEIGHT = 220;
/** Room for the numbers below, above and on the left. */
const FOOT = 24;
const HEAD = 22;
const LEFT = 34;
const FLOOR = HEIGHT - FOOT;
/** Above the highest bar: its number, and the sign of the median. */
const SIGN_ROOM = 46;

export interface Chart {
  /** Unique on the page. */
  id: string;
  title: string;
  /** What a reader who does not see it should know. */
  summary: string;
}

export interface Histogram extends Chart {
  steps: readonly { from: number; to: number; count: number }[];
  /** Marked by a line; null when there is none. */
  median: number | null;
}

export function histogram({ steps, median, ...chart }: Histogram): Markup {
  const most = Math.max(1, ...steps.map(({ count }) => count));
  const wide = WIDTH / Math.max(1, steps.length);
  const at = median === null ? null : tenths((median / 100) * WIDTH);
  return frame(
    chart,
    markup`${baseline(0)}
${steps.map(({ from, count }, i) => {
  const high = tenths((count / most) * (FLOOR - SIGN_ROOM));
  return markup`${
    count > 0 &&
    markup`<rect class="bar" x="${tenths(i * wide + 2)}" y="${tenths(FLOOR - high)}" width="${tenths(wide - 4)}" height="${high}" rx="3"/>
<text x="${tenths((i + 0.5) * wide)}" y="${tenths(FLOOR - high - 6)}" text-anchor="middle">${count}</text>
`
  }${i % 2 === 0 && markup`<text class="soft" x="${tenths(i * wide)}" y="${HEIGHT - 6}" text-anchor="${i === 0 ? "start" : "middle"}">${from}</text>\n`}`;
})}<text class="soft" x="${WIDTH}" y="${HEIGHT - 6}" text-anchor="end">100</text>
${
  at !== null &&
  markup`<path class="median" d="M${at - 6} 19h12l-6 8z"/>
<text class="soft" x="${at}" y="14" text-anchor="${at < LEFT * 2 ? "start" : at > WIDTH - LEFT * 2 ? "end" : "middle"}">${WORDS.analytics.spread.median(median)}</text>`
}`,
  );
}

export interface Columns extends Chart {
  days: readonly string[];
  counts: ReadonlyMap<string, number>;
}

/** One column a day. */
export function columns({ days, counts, ...chart }: Columns): Markup {
  const most = Math.max(1, ...counts.values());
  const wide = (WIDTH - LEFT) / Math.max(1, days.length);
  return frame(
    chart,
    markup`${baseline(LEFT)}
<text class="soft" x="${LEFT - 6}" y="${HEAD / 2 + 5}" text-anchor="end">${most}</text>
<text class="soft" x="${LEFT - 6}" y="${FLOOR + 5}" text-anchor="end">0</text>
${ends(days)}${days.map((day, i) => {
      const high = tenths(((counts.get(day) ?? 0) / most) * (FLOOR - HEAD / 2));
      return (
        high > 0 &&
        markup`<rect class="bar" x="${tenths(LEFT + i * wide + wide * 0.1)}" y="${tenths(FLOOR - high)}" width="${tenths(wide * 0.8)}" height="${high}"/>\n`
      );
    })}`,
  );
}

export interface Trend extends Chart {
  /** Days in order, YYYY-MM-DD; every day of the range. */
  days: readonly string[];
  /** Values from 0 to 100 by day; days that are left out have none. Told apart by their marks, not by colour alone. */
  lines: readonly { name: string; mark: "dot" | "square"; values: ReadonlyMap<string, number> }[];
}

export function trend({ days, lines, ...chart }: Trend): Markup {
  const size = days.length > MANY_DAYS ? SMALL_MARK : MARK;
  const x = (i: number): number => tenths(LEFT + (i / Math.max(1, days.length - 1)) * (WIDTH - LEFT - 8));
  const y = (value: number): number => tenths(FLOOR - (value / 100) * (FLOOR - HEAD / 2));
  return frame(
    chart,
    markup`${[0, 50, 100].map(
      (value) => markup`<line class="axis" x1="${LEFT}" x2="${WIDTH}" y1="${y(value)}" y2="${y(value)}"/>
<text class="soft" x="${LEFT - 6}" y="${y(value) + 5}" text-anchor="end">${value}</text>
`,
    )}${ends(days)}${lines.map(({ mark, values }) => {
      const points = days.flatMap((day, i) => {
        const value = values.get(day);
        return value === undefined ? [] : [{ x: x(i), y: y(value) }];
      });
      return markup`<polyline class="line ${mark}" points="${points.map((point) => `${point.x},${point.y}`).join(" ")}"/>
${points.map((point) => marker(mark, point, size))}
`;
    })}`,
  );
}

const MARK = 3.5;
const SMALL_MARK = 2;
/** From here on marks of the common size would cover one another. */
const MANY_DAYS = 45;

/** The sign of a line, also beside its name. */
const marker = (mark: "dot" | "square", { x, y }: { x: number; y: number }, size = MARK): Markup =>
  mark === "dot"
    ? markup`<circle class="mark dot" cx="${x}" cy="${y}" r="${size}"/>`
    : markup`<rect class="mark square" x="${tenths(x - size)}" y="${tenths(y - size)}" width="${size * 2}" height="${size * 2}"/>`;

const baseline = (from: number): Markup =>
  markup`<line class="axis" x1="${from}" x2="${WIDTH}" y1="${FLOOR}" y2="${FLOOR}"/>`;

/** The first and the last day, without the year. */
const ends = (days: readonly string[]): Markup =>
  markup`<text class="soft" x="${LEFT}" y="${HEIGHT - 6}">${(days[0] ?? "").slice("2026-".length)}</text>
<text class="soft" x="${WIDTH}" y="${HEIGHT - 6}" text-anchor="end">${(days.at(-1) ?? "").slice("2026-".length)}</text>
`;

export const legend = (lines: readonly { name: string; mark: "dot" | "square" }[]): Markup =>
  markup`<ul class="legend">${lines.map(
    ({ name, mark }) =>
      markup`<li><svg viewBox="0 0 24 12" aria-hidden="true" focusable="false"><line class="line ${mark}" x1="0" x2="24" y1="6" y2="6"/>${marker(mark, { x: 12, y: 6 })}</svg>${name}</li>`,
  )}</ul>`;

/** One bar of a row, for figures that stand beside it. */
export const share = (part: number, of: number): Markup =>
  markup`<svg class="share" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect class="track" width="100" height="4" rx="2"/>${part > 0 && markup`<rect class="bar" width="${Math.max(1, Math.min(100, Math.round((part / Math.max(1, of)) * 100)))}" height="4" rx="2"/>`}</svg>`;

const frame = ({ id, title, summary }: Chart, body: Markup): Markup =>
  markup`<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="${id}-title ${id}-desc">
<title id="${id}-title">${title}</title>
<desc id="${id}-desc">${summary}</desc>
${body}
</svg>`;
