import { IMAGE_BYTES } from "../../model/limits.ts";
import { chooseImages } from "../../scanner/evidence/images/choose-images.ts";
import { findCredentials } from "../../scanner/evidence/images/find-credentials.ts";
import type { PageFacts } from "../../scanner/evidence/page-facts.ts";
import type { ContentImage, RobotsFacts } from "../../scanner/evidence/site-evidence.ts";
import type { SiteReader } from "./create-site-reader.ts";
import { mayRead } from "./may-read.ts";
import { PRIORITY } from "./priorities.ts";

/** Reads the beginning of the site's largest content images, as robots.txt allows. */
export async function readImages(
  reader: SiteReader,
  { pages, robots }: { pages: readonly PageFacts[]; robots: RobotsFacts },
): Promise<ContentImage[]> {
  const read = chooseImages(pages, (url) => mayRead(robots, url)).map(
    async ({ url, foundOn }): Promise<ContentImage | null> => {
      const received = await reader.read({
        url,
        purpose: "image",
        maxBytes: IMAGE_BYTES,
        accept: "image/*",
        priority: PRIORITY.image,
      });
      if (received === null) return null;
      const { answer } = received;
      const unread = { format: "other", credentials: "unknown" } as const;
      if (!answer.ok) return { url, foundOn, status: 0, error: answer.code, ...unread };
      const found = answer.status === 200 ? findCredentials(answer.bytes, !answer.truncated) : unread;
      return { url, foundOn, status: answer.status, error: null, ...found };
    },
  );
  return (await Promise.all(read)).filter((image) => image !== null);
}
