/** Characters of English that make one token, as tokenizers of common models have it on average. */
const CHARS_PER_TOKEN = 4;

/** What a Markdown document takes up in a model's context, about; the value of x-markdown-tokens. */
export const countMarkdownTokens = (markdown: string): number => Math.ceil(markdown.length / CHARS_PER_TOKEN);
