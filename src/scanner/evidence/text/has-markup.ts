/** An element of HTML within a text that is to be read as it stands: "<h1>Welcome</h1>". */
export const hasMarkup = (text: string): boolean => MARKUP.test(text);

const MARKUP = /<\/?(?:[abipu]|br|div|em|h[1-6]|li|[ou]l|span|strong)(?:\s[^<>]{0,200})?\/?>/i;
