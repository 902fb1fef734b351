// A day as people write it in a line of a list: of events, of posts.
const DATE =
  /\b\d{1,2}(?:st|nd|rd|th|\.|er)?\s(?:de\s)?(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|févr|avr|juin|juil|août|déc|ene|abr|ago|dic|gen|mag|giu|lug|set|ott|fev|out|mrt|mei|stycz|lut|kwie|maj|czerw|lip|sierp|wrze|paź|paz|lis|grud)\p{L}*|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?\s\d{1,2}\b|\b\d{1,2}[./]\d{1,2}[./]20\d{2}\b|\b20\d{2}-\d{2}-\d{2}\b|\d{1,2}月\d{1,2}日|\d{1,2}월\s?\d{1,2}일/iu;
/** Under a title in a list of posts the day is often left out. */
const MONTH =
  /(?<!\p{L})(?:jan(?:uary|uar|vier|uari|eiro)?|feb(?:ruary|ruar|ruari|rero|braio)?|f[ée]vrier|fevereiro|enero|gennaio|stycz\p{L}{1,3}|lut\p{L}{1,3}|march|märz|mars|marzo|março|maart|mar(?:zec|ca)|april|avril|abril|aprile|kwie\p{L}{2,4}|may|mai|mayo|maio|maggio|mei|maja?|june|juni|juin|junio|junho|giugno|czerw\p{L}{1,3}|july|juli|juillet|julio|julho|luglio|lip(?:iec|ca)|august|ao[uû]t|agosto|augustus|sierp\p{L}{1,3}|september|septembre|septiembre|setembro|settembre|wrze\p{L}{2,4}|october|oktober|octobre|octubre|outubro|ottobre|październik\p{L}?|november|novembre|noviembre|novembro|listopad\p{L}?|december|dezember|d[ée]cembre|diciembre|dezembro|dicembre|grud\p{L}{2,4})\.?,?\s(?:de\s|\d{1,2},?\s)?20\d{2}(?!\d)/iu;
const MONTH_LINE_CHARS = 80;
const DATE_LINE_CHARS = 300;

/** The first day in a short text as it is written, or null. */
export const dayIn = (text: string): string | null =>
  text.length <= DATE_LINE_CHARS ? (DATE.exec(text)?.[0] ?? null) : null;

/** The first day, or month of a year, in a line that says little else; null when it names none. */
export const monthOrDayIn = (text: string): string | null =>
  dayIn(text) ?? (text.length <= MONTH_LINE_CHARS ? (MONTH.exec(text)?.[0] ?? null) : null);

/** Whether a short text names a day. */
export const isDated = (text: string): boolean => dayIn(text) !== null;
