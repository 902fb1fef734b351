// Public lists of payloads as the words of a scanned site.
import { SHOWN, type TortureOptions } from "./part.ts";
import { corpusTexts, tortureTexts } from "./torture-texts.ts";

export async function runTexts({ corpora: folder }: TortureOptions): Promise<boolean> {
  const { texts, documents, breaches } = tortureTexts(corpusTexts(folder));
  console.log(`${texts} hostile texts in ${documents} documents: ${breaches.length} breaches`);
  for (const { surface, text, why } of breaches.slice(0, SHOWN))
    console.log(`breach, ${surface}: ${JSON.stringify(text)}: ${why}`);
  return texts > 0 && breaches.length === 0;
}
