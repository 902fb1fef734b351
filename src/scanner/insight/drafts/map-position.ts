// Where the place is, as a pin of a map on the pages gives it.
import { isMapAddress } from "../../evidence/contacts/map-address.ts";
import { decodePercent } from "../../../model/decode-percent.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";

export interface Position {
  latitude: number;
  longitude: number;
}

const DEGREES = String.raw`(-?\d{1,3}\.\d{2,15})`;
/** A view that is not centred on a pin shows a town or a country. */
const PIN = new RegExp(
  `(?:!3d${DEGREES}!4d|mlat=${DEGREES}&(?:amp;)?mlon=|[?&](?:q|query|daddr|destination)=${DEGREES},\\s?)${DEGREES}`,
);
const MOST_LATITUDE = 90;

/** null where no map gives degrees, or two maps give different ones. */
export function mapPosition(pages: readonly PageFacts[]): Position | null {
  const maps = pages.flatMap(({ iframes, anchors }) => [
    ...iframes.map(({ src }) => src),
    ...anchors.map(({ href }) => href),
  ]);
  const found = maps.filter(isMapAddress).flatMap((map) => positionIn(decodePercent(map)) ?? []);
  const [position] = found;
  const isOne = new Set(found.map(({ latitude, longitude }) => `${latitude.toFixed(2)} ${longitude.toFixed(2)}`)).size;
  return position === undefined || isOne > 1 ? null : position;
}

function positionIn(map: string): Position | null {
  const [latitude = Infinity, longitude = 0] =
    PIN.exec(map)
      ?.slice(1)
      .filter((part) => part !== undefined)
      .map(Number) ?? [];
  return Math.abs(latitude) > MOST_LATITUDE ? null : { latitude, longitude };
}
