// Which pictures carry content, and whether their alternative text says what they show.
import type { ImageFacts, PageFacts } from "../page-facts.ts";
import { namesTemplate } from "../text/template-names.ts";

export interface UndescribedImage {
  /** File name without folders and query, at most 80 characters. */
  file: string;
  alt: string | null;
}

/** Counts pictures that carry content; decorative ones, empty alternatives and tracking pixels carry none. */
export function gradeImages(
  images: readonly ImageFacts[],
  page: Pick<PageFacts, "url" | "titles" | "blocks" | "images"> = { url: "", titles: [], blocks: [], images: [] },
): { described: number; undescribed: UndescribedImage[] } {
  const undescribed: UndescribedImage[] = [];
  let described = 0;
  for (const image of images) {
    if (image.decorative || image.alt === "" || isPixel(image)) continue;
    if (image.alt !== null && isMeaningful(image.alt) && !namesTemplate(image, page)) described += 1;
    else undescribed.push({ file: fileOf(image.src), alt: image.alt });
  }
  return { described, undescribed };
}

/** Left empty on purpose, as it seems: whether they only decorate is for people to see. */
export const emptiedImages = (images: readonly ImageFacts[]): number =>
  new Set(images.flatMap((one) => (one.alt === "" && !one.decorative && !isPixel(one) ? [one.src] : []))).size;

const isPixel = ({ width, height }: ImageFacts): boolean =>
  /^[01](?:px)?$/.test(width ?? "") || /^[01](?:px)?$/.test(height ?? "");

const FILE_NAME = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic)$/i;
const CAMERA_NAME =
  /^(?:img|dsc|dscn|dscf|pxl|image|photo|pic|screenshot|whatsapp image|bild|unnamed|untitled|download)[\d\s_.()-]*$/i;
const PLACEHOLDER = new Set(
  (
    "image img picture photo pic graphic icon banner slide thumbnail placeholder alt " +
    "bild foto grafik abbildung imagen imagem immagine afbeelding zdjęcie obraz obrazek grafika 画像 图片 이미지 görsel изображение фото"
  ).split(" "),
);

function isMeaningful(alt: string): boolean {
  const text = alt.trim().toLowerCase();
  if (text === "" || FILE_NAME.test(text) || CAMERA_NAME.test(text) || PLACEHOLDER.has(text)) return false;
  // Identifiers: no space, digits inside, or parts joined by underscores.
  return !/^[\p{L}\d]*(?:_[\p{L}\d]*)+$/u.test(text) && !/^[\da-f-]{12,}$/.test(text) && /\p{L}/u.test(text);
}

function fileOf(src: string): string {
  if (src.startsWith("data:")) return "an inline picture";
  return (src.split(/[?#]/)[0]?.split("/").at(-1) ?? "").slice(0, 80) || "a picture";
}
