/** An element of HTML within a text that is to be read as it stands: "<h1>Welcome</h1>". */
export const hasMarkup = (text: string): boolean => MARKUP.test(text);

/** It opens and closes, or the text begins with it: a course that teaches "<div>" names one. */
const MARKUP =
  /^\s{0,9}<(?:[abipu]|br|div|em|h[1-6]|li|[ou]l|span|strong)(?:\s[^<>]{0,200})?\/?>|<([abipu]|div|em|h[1-6]|li|[ou]l|span|strong)(?:\s[^<>]{0,200})?>[^<>]{1,300}<\/\1>/i;
