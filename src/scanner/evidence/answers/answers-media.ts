// Recorded sound and film on a page, and whether their content can be read.
import type { PageFacts } from "../page-facts.ts";
import { bodyBlocks, mainHeadings } from "./answers-content.ts";
import { hostOf } from "./answers-links.ts";
import { wordsIn } from "../text/text-words.ts";
import { hasTerm, makeSearchText, prepareTerms } from "../text/text-search.ts";

const PLAYER_HOSTS = [
  "youtube.com",
  "youtube-nocookie.com",
  "vimeo.com",
  "wistia.com",
  "wistia.net",
  "dailymotion.com",
  "loom.com",
  "soundcloud.com",
  "spotify.com",
  "podcasts.apple.com",
  "buzzsprout.com",
];
const TRANSCRIPT = prepareTerms(
  ["transcript", "transcription", "show notes", "captions"],
  ["transkript", "abschrift", "mitschrift"],
  ["transcription"],
  ["transcripción", "transcrição", "trascrizione", "transcriptie", "transkrypcja", "文字起こし"],
);
const DESCRIPTION_CHARS = 50;
/** A page with this much text beside a film explains what the film shows. */
const BESIDE_WORDS = 150;

export interface MediaFacts {
  /** Films and recordings that carry content. */
  count: number;
  /** How their content can be read; null when it cannot. */
  readableBy: "captions" | "description" | "transcript" | "text beside it" | null;
  example: string;
}

/**
 * Films and recordings of a page. Films of the home page that nobody can start or stop are left out: most
 * are moving backgrounds without a word.
 */
export function readMedia(page: PageFacts): MediaFacts {
  const players = page.iframes.filter(({ src, hidden }) => {
    const host = hostOf(src) ?? "";
    return !hidden && PLAYER_HOSTS.some((known) => host === known || host.endsWith(`.${known}`));
  });
  const own =
    page.kind === "home" ? page.media.filter(({ kind, hasControls }) => kind === "audio" || hasControls) : page.media;
  const example = own[0]?.src ?? players[0]?.src ?? "";
  const count = players.length + own.length;
  return { count, readableBy: count === 0 ? null : readableBy(page, own), example };
}

function readableBy(page: PageFacts, own: PageFacts["media"]): MediaFacts["readableBy"] {
  if (own.length > 0 && own.every(({ hasTracks }) => hasTracks)) return "captions";
  if (hasDescription(page)) return "description";
  const labels = [
    ...mainHeadings(page).map(({ heading }) => heading.text),
    ...page.buttons.map(({ name }) => name),
    ...page.anchors.map(({ text }) => text),
  ];
  if (labels.some((label) => hasTerm(makeSearchText(label), TRANSCRIPT))) return "transcript";
  const words = bodyBlocks(page).reduce((sum, block) => sum + wordsIn(block), 0);
  return words >= BESIDE_WORDS ? "text beside it" : null;
}

function hasDescription(page: PageFacts): boolean {
  const nodes = [...page.structured.jsonLd.flatMap((block) => block.nodes), ...page.structured.microdata];
  return nodes.some(({ types, props }) => {
    if (!types.some((type) => ["VideoObject", "AudioObject", "PodcastEpisode"].includes(type))) return false;
    const texts = [props["description"], props["transcript"]].filter((text) => typeof text === "string");
    return texts.some((text) => text.trim().length >= DESCRIPTION_CHARS);
  });
}
