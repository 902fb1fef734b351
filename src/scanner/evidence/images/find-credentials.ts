// Content Credentials in the first bytes of an image: whether a C2PA manifest store is embedded (C2PA specification 2.2,
// appendix A). Its signature is not verified.
import type { ContentImage } from "../site-evidence.ts";

type Found = Pick<ContentImage, "format" | "credentials">;
type Credentials = ContentImage["credentials"];

/** Type of the JUMBF box that holds a manifest store: "c2pa" and the tail that all such types have (section 11.1.4). */
const STORE_UUID = "6332706100110010800000aa00389b71";
/** The "uuid" box of ISO base media files (appendix A.5). */
const BMFF_UUID = "d8fec3d61b0e483c92975828877ec481";
const MOST_PARTS = 2_000;

/** `isWhole`: these bytes are the whole file. Never throws. */
export function findCredentials(bytes: Uint8Array, isWhole: boolean): Found {
  const file = { bytes, isWhole, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
  if (hexAt(bytes, 0, 2) === "ffd8") return { format: "jpeg", credentials: inJpeg(file) };
  if (hexAt(bytes, 0, 8) === "89504e470d0a1a0a") return { format: "png", credentials: inPng(file) };
  if (textAt(bytes, 0) === "RIFF" && textAt(bytes, 8) === "WEBP") return { format: "webp", credentials: inWebp(file) };
  if (textAt(bytes, 4) === "ftyp") return { format: "bmff", credentials: inBoxes(file) };
  return { format: "other", credentials: "unknown" };
}

interface File {
  bytes: Uint8Array;
  view: DataView;
  isWhole: boolean;
}

const APP11 = 0xeb;
const START_OF_SCAN = 0xda;

/** Segments up to the picture: metadata stands before it, so that its absence is sure. */
function inJpeg({ bytes, view, isWhole }: File): Credentials {
  let at = 2;
  for (let parts = 0; parts < MOST_PARTS && at + 4 <= bytes.length; parts += 1) {
    if (bytes[at] !== 0xff) return "absent";
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === START_OF_SCAN) return "absent";
    const end = at + 2 + view.getUint16(at + 2);
    if (marker === APP11 && holdsStore(bytes.subarray(at + 4, end))) return "present";
    at = end;
  }
  return isWhole ? "absent" : "unknown";
}

function inPng({ bytes, view, isWhole }: File): Credentials {
  let at = 8;
  for (let parts = 0; parts < MOST_PARTS && at + 8 <= bytes.length; parts += 1) {
    const length = view.getUint32(at);
    const type = textAt(bytes, at + 4);
    if (type === "caBX" && holdsStore(bytes.subarray(at + 8, at + 8 + length))) return "present";
    if (type === "IEND") return "absent";
    at += 12 + length;
  }
  return isWhole ? "absent" : "unknown";
}

function inWebp({ bytes, view, isWhole }: File): Credentials {
  let at = 12;
  for (let parts = 0; parts < MOST_PARTS && at + 8 <= bytes.length; parts += 1) {
    const length = view.getUint32(at + 4, true);
    if (textAt(bytes, at) === "C2PA") return "present";
    // Chunks are padded to an even length.
    at += 8 + length + (length % 2);
  }
  return isWhole ? "absent" : "unknown";
}

/** Boxes of AVIF and HEIC; a size of 1 stands for a long one, 0 for the rest of the file. */
function inBoxes({ bytes, view, isWhole }: File): Credentials {
  let at = 0;
  for (let parts = 0; parts < MOST_PARTS && at + 8 <= bytes.length; parts += 1) {
    const short = view.getUint32(at);
    if (short === 1 && at + 16 > bytes.length) break;
    const size = short === 1 ? Number(view.getBigUint64(at + 8)) : short;
    const head = short === 1 ? 16 : 8;
    if (textAt(bytes, at + 4) === "uuid" && hexAt(bytes, at + head, 16) === BMFF_UUID) return "present";
    if (size === 0) return isWhole ? "absent" : "unknown";
    if (size < head) return "unknown";
    at += size;
  }
  return isWhole ? "absent" : "unknown";
}

const STORE_SEARCH_BYTES = 64;

/** The box's type stands at its beginning; other uses of JUMBF (360-degree pictures) have another. */
function holdsStore(box: Uint8Array): boolean {
  const start = hexAt(box, 0, Math.min(box.length, STORE_SEARCH_BYTES));
  return start.includes(JUMBF_TYPE) && start.includes(STORE_UUID);
}
/** "jumb" in hexadecimal. */
const JUMBF_TYPE = "6a756d62";

const hexAt = (bytes: Uint8Array, at: number, length: number): string =>
  Array.from(bytes.subarray(at, at + length), (byte) => byte.toString(16).padStart(2, "0")).join("");
const textAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
