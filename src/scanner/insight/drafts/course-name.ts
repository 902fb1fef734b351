// Names of lessons: what is taught on set days is called one of these.

/** In en, de, nl and pl also at the end of a compound; "golf course" and "main course" teach nothing. */
const COURSE =
  /(?<!\p{L})(?:(?<!(?:golf|race|main|first|second|of) )courses?|class(?:es)?|workshops?|seminar[es]?|cours|ateliers?|cursos?|talleres|taller|cors[oi]|cursus(?:sen)?|lessen|szkoleni[ae]|warsztaty?)(?!\p{L})|(?<!(?:dis|kon|ex|re|wechsel|zick|börsen))kurs(?:e|en|y|ów|us)?(?!\p{L})|\p{L}{3,20}(?:seminare?|workshops?|cursus)(?!\p{L})/iu;

export const isCourseName = (heading: string): boolean => COURSE.test(heading);
