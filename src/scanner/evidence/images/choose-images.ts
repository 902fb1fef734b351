import { isSameHost } from "../../../model/target.ts";
import type { ImageFacts, PageFacts } from "../page-facts.ts";

const MOST_IMAGES = 2;
/** Smaller on a side and it is a symbol, which nobody signs. */
const LEAST_PIXELS = 100;
/** Drawings and animations: formats that do not come out of a camera or a generator of pictures. */
const NO_PHOTO = /\.(?:svg|svgz|gif|ico|cur|bmp)$/i;

export interface ChosenImage {
  url: string;
  foundOn: string;
}

/** The largest content images of the site's own host by the sizes in the markup; those without a size come after. */
export function chooseImages(pages: readonly PageFacts[], mayRead: (url: string) => boolean): ChosenImage[] {
  const known = new Map<string, ChosenImage & { pixels: number }>();
  for (const page of pages) {
    for (const image of page.images) {
      const url = image.src.split("#", 1)[0] ?? "";
      const pixels = pixelsOf(image);
      if (pixels === null || !isContent(image) || !isOwnPhoto(url, page.url) || !mayRead(url)) continue;
      const before = known.get(url);
      if (before === undefined || before.pixels < pixels)
        known.set(url, { url, foundOn: before?.foundOn ?? page.url, pixels });
    }
  }
  return [...known.values()]
    .toSorted((a, b) => b.pixels - a.pixels)
    .slice(0, MOST_IMAGES)
    .map(({ url, foundOn }) => ({ url, foundOn }));
}

const isContent = ({ region, decorative }: ImageFacts): boolean => region === "main" && !decorative;

function isOwnPhoto(url: string, pageUrl: string): boolean {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return false;
  const { hostname, pathname } = new URL(url);
  return isSameHost(hostname, new URL(pageUrl).hostname) && !NO_PHOTO.test(pathname);
}

/** 0 when no size is written; null for what is too small to be content. */
function pixelsOf({ width, height }: ImageFacts): number | null {
  const [w, h] = [width, height].map((text) =>
    /^\s*\d{1,5}(?:px)?\s*$/.test(text ?? "") ? Number.parseInt(text ?? "", 10) : 0,
  );
  if ((w && w < LEAST_PIXELS) || (h && h < LEAST_PIXELS)) return null;
  return (w ?? 0) * (h ?? 0);
}
