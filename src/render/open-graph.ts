// What a page tells of itself where it is shared (ogp.me). The pictures are files of our own, made by `npm run og`.
import { LEVELS } from "../model/levels.ts";
import { PRODUCT } from "../model/product.ts";
import { type Markup, markup } from "./markup.ts";
import { WORDS } from "./words/index.ts";

export interface Picture {
  path: `/og/${string}.png`;
  /** What it shows, in words. */
  text: string;
}

/** Size of every picture, in pixels. */
export const PICTURE = { width: 1200, height: 630 } as const;
const SITE_PICTURE: Picture = { path: "/og/site.png", text: WORDS.pictures.site(PRODUCT.name) };

/** The picture of a report by its level: what a website says never gets into a picture. */
export const levelPicture = (value: number): Picture => ({
  path: `/og/level-${value}.png`,
  text: WORDS.pictures.level(PRODUCT.name, { value, highest: LEVELS.length - 1, name: LEVELS[value]?.name }),
});

interface Shared {
  origin: string;
  title: string;
  description: string;
  path: string | null;
  picture?: Picture;
}

/** A page that stands at no address of its own names none. */
export function openGraph({ origin, title, description, path, picture = SITE_PICTURE }: Shared): Markup {
  return markup`
<meta property="og:site_name" content="${PRODUCT.name}">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">${
    path !== null && markup`\n<meta property="og:url" content="${origin}${path}">`
  }
<meta property="og:image" content="${origin}${picture.path}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${PICTURE.width}">
<meta property="og:image:height" content="${PICTURE.height}">
<meta property="og:image:alt" content="${picture.text}">
<meta name="twitter:card" content="summary_large_image">`;
}
