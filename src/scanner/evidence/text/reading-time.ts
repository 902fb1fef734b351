// How long a text takes to read, as posts say it of themselves.

const LINE_CHARS = 80;
/** "6 min read", "Leitura: 8 minutos", "Lesezeit ca. 4 Min.", "Prevención·5 min de lectura" */
const READING_TIME =
  /\d{1,2}\s?(?:-\s?)?min(?:ut\p{L}{0,3})?\.?\s(?:read|de\s(?:lecture|lectura|leitura)|di\slettura|lesezeit|leestijd|leestid|czytania)|(?:reading time|lesezeit|leitura|lectura|lecture|lettura|leestijd|czas czytania)\s?:?\s?(?:ca\.?\s|ok\.?\s|±\s?)?\d{1,2}\s?min|[·•|–-]\s?\d{1,2}\s?min\.?$/iu;

export const tellsReadingTime = (text: string): boolean => text.length <= LINE_CHARS && READING_TIME.test(text);
