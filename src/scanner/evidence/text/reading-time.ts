// How long a text takes to read, as posts say it of themselves.

const LINE_CHARS = 80;
/** "6 min read", "Leitura: 8 minutos", "Lesezeit ca. 4 Min.", "Health · 4 min"; "4–6 min" and "Massage · 60 min" are no reading. */
const READING_TIME =
  /\d{1,2}\s?(?:-\s?)?min(?:ut\p{L}{0,3})?\.?\s(?:read|de\s(?:lecture|lectura|leitura)|di\slettura|lesezeit|leestijd|leestid|czytania)|(?:reading time|lesezeit|leitura|lectura|lecture|lettura|leestijd|czas czytania)\s?:?\s?(?:ca\.?\s|ok\.?\s|±\s?)?\d{1,2}\s?min|(?:\p{L}|(?:19|20)\d{2})\s?[·•|–-]\s?[12]?\d\s?min\.?$/iu;

export const tellsReadingTime = (text: string): boolean => text.length <= LINE_CHARS && READING_TIME.test(text);
