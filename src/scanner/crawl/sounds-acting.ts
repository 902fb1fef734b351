// Whether an address or an operation sounds like it changes something. Some services act on GET in spite of RFC 9110
// section 9.2.1, and anybody may order a scan of anybody's site: what sounds like it is left alone.

/** Beginnings of words; what stands behind may be glued on, as in "resetpassword". */
const STEMS =
  "log ?(?:in|out|off|on)|sign ?(?:in|out|up|off)|auth(?!ors? )|token|callback|redirect|(?:un|re)?subscri|delet|remov|destroy|" +
  "eras|wip(?:e|ing)|purg|flush|truncat|clear|cleanup|invalidat|expir|cancel|revok|reset|restor|rollback|rotat|renew|refresh|" +
  "regenerat|generat|creat|updat|upsert|upgrad|insert|confirm|verif|approv|accept|reject|declin|submit|(?:un)?register|invit|" +
  "assign|apply|enabl|disabl|(?:de|re)?activat|suspend|terminat|abort|shutdown|reboot|restart|start|stop|trigger|execut|invok|" +
  "dispatch|process|schedul|enqueu|retry|replay|rebuild|reindex|(?:re)?sync|migrat|import|export|upload|download|(?:un)?install|" +
  "deploy|(?:un)?publish|(?:un)?archiv|(?:un)?lock|unblock|toggl|switch|increment|decrement|checkout|purchas|charg|refund|" +
  "transfer|withdraw|(?:re)?send|notif|webhook|stream|event|track|click|pixel";
/** Whole words, too short or too common as beginnings: "/addresses" adds nothing, and "/runs" lists what ran. */
const WORDS =
  "run|rerun|add|set|put|patch|edit|move|mov|mark|ban|block|kill|drop|do|act|buy|pay|book|claim|redeem|vote|like|follow|join|" +
  "leave|close|clos|pause|paus|resume|resum|kick|wake|call|mail|test|clean|swap|merge|save|write";

const ACTING = new RegExp(` (?:${STEMS}|(?:${WORDS})(?:ed|d|ing)? )`);

export function soundsActing(text: string): boolean {
  const words = text.slice(0, 1_000).replace(/([a-z0-9])([A-Z])/g, "$1 $2");
  return ACTING.test(` ${words.toLowerCase().replace(/[^a-z]+/g, " ")} `);
}

/** The same for an address, of which the query tells as well. */
export const soundsActingAddress = (address: string): boolean => {
  const { pathname, search } = new URL(address);
  return soundsActing(pathname + search);
};
