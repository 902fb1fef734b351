// Where the place is, as the address of a map on the pages gives it.
import { isMap } from "../../evidence/answers/answers-address.ts";
import { decodePercent } from "../../../model/decode-percent.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";

export interface Position {
  latitude: number;
  longitude: number;
}

const DEGREES = String.raw`(-?\d{1,3}\.\d{2,15})`;
/** Google's own order in "pb" is longitude first. */
const LONGITUDE_FIRST = new RegExp(`!2d${DEGREES}!3d${DEGREES}`);
const LATITUDE_FIRST = new RegExp(
  `(?:!3d${DEGREES}!4d|mlat=${DEGREES}&(?:amp;)?mlon=|(?:[@/]|[?&](?:q|ll|sll|query|center|daddr|destination)=)${DEGREES},\\s?)${DEGREES}`,
);

/** null where no map gives degrees, or two maps give different ones. */
export function mapPosition(pages: readonly PageFacts[]): Position | null {
  const maps = pages.flatMap(({ iframes, anchors }) => [
    ...iframes.map(({ src }) => src),
    ...anchors.map(({ href }) => href),
  ]);
  const found = maps.filter(isMap).flatMap((map) => positionIn(decodePercent(map)) ?? []);
  const [position] = found;
  const isOne = new Set(found.map(({ latitude, longitude }) => `${latitude.toFixed(2)} ${longitude.toFixed(2)}`)).size;
  return position === undefined || isOne > 1 ? null : position;
}

function positionIn(map: string): Position | null {
  const turned = LONGITUDE_FIRST.exec(map);
  if (turned) return { latitude: Number(turned[2]), longitude: Number(turned[1]) };
  const [latitude, longitude] =
    LATITUDE_FIRST.exec(map)
      ?.slice(1)
      .filter((part) => part !== undefined) ?? [];
  return latitude === undefined || longitude === undefined
    ? null
    : { latitude: Number(latitude), longitude: Number(longitude) };
}
