// A screenshot as a PNG with a palette: a picture of few flat colours takes a third of the bytes.
import { crc32, deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Length, type and checksum around the data of a chunk. */
const CHUNK_BYTES = 12;
const PALETTE = 256;

/** The same picture in at most 256 colours. Takes what browsers write: 8 bits a channel, with or without alpha, not interlaced. */
export function palettePng(png: Uint8Array): Uint8Array {
  const { width, height, channels, raw } = readPng(png);
  const pixels = unfilter(raw, { stride: width * channels, height, channels });
  const colors = Array.from({ length: width * height }, (_, at) => colorAt(pixels, at * channels));
  const palette = paletteOf(colors);
  const indexOf = new Map<number, number>();
  // Every line begins with its filter: none, which suits palettes best.
  const lines = new Uint8Array((width + 1) * height);
  colors.forEach((color, at) => {
    const index = indexOf.get(color) ?? nearest(palette, color);
    indexOf.set(color, index);
    lines[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = index;
  });
  return concat([
    SIGNATURE,
    chunk("IHDR", concat([bytesOf(width), bytesOf(height), Uint8Array.of(8, 3, 0, 0, 0)])),
    chunk("PLTE", Uint8Array.from(palette.flatMap(channelsOf))),
    chunk("IDAT", deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk("IEND", new Uint8Array()),
  ]);
}

function readPng(png: Uint8Array): { width: number; height: number; channels: number; raw: Uint8Array } {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const parts: Uint8Array[] = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = view.getUint32(at);
    if (view.getUint32(at + 4) === IDAT) parts.push(png.subarray(at + 8, at + 8 + length));
    at += CHUNK_BYTES + length;
  }
  const [depth, type, interlaced] = [png[24], png[25], png[28]];
  if (depth !== 8 || (type !== 2 && type !== 6) || interlaced !== 0) throw new Error("not a PNG as browsers write it");
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    channels: type === 6 ? 4 : 3,
    raw: inflateSync(concat(parts)),
  };
}
const IDAT = 0x49444154;

/** PNG section 9: each line says by which neighbours its bytes were foretold. */
function unfilter(
  raw: Uint8Array,
  { stride, height, channels }: { stride: number; height: number; channels: number },
): Uint8Array {
  const out = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x++) {
      const left = x < channels ? 0 : (out[y * stride + x - channels] ?? 0);
      const up = y === 0 ? 0 : (out[(y - 1) * stride + x] ?? 0);
      const corner = x < channels || y === 0 ? 0 : (out[(y - 1) * stride + x - channels] ?? 0);
      const foretold = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      out[y * stride + x] = (raw[y * (stride + 1) + 1 + x] ?? 0) + foretold;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** The commonest colours; shades between text and ground that are rarer take the nearest of them. */
function paletteOf(colors: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, first], [b, second]) => second - first || a - b)
    .slice(0, PALETTE)
    .map(([color]) => color);
}

function nearest(palette: readonly number[], color: number): number {
  let best = 0;
  let least = Infinity;
  palette.forEach((one, at) => {
    const [r = 0, g = 0, b = 0] = channelsOf(one).map((value, channel) => value - (channelsOf(color)[channel] ?? 0));
    const distance = r * r + g * g + b * b;
    if (distance < least) [best, least] = [at, distance];
  });
  return best;
}

const colorAt = (pixels: Uint8Array, at: number): number =>
  ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
const channelsOf = (color: number): number[] => [color >> 16, (color >> 8) & 255, color & 255];

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = concat([new TextEncoder().encode(type), data]);
  return concat([bytesOf(data.length), body, bytesOf(crc32(body))]);
}

function bytesOf(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
