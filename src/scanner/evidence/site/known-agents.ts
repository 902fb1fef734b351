// Agents of AI services that site owners address in robots.txt, by what their operators document.

export interface AiAgent {
  /** Product token of RFC 9309 §2.2.1, as the operator writes it. */
  token: string;
  operator: string;
  /** search: finds pages to answer from; user: fetches a page because a person asked; training: feeds models. */
  purpose: "search" | "user" | "training";
  /** Where the operator documents the token; null when it does not. */
  documentation: string | null;
  /** Token whose group the operator follows when its own is not named. */
  fallback?: string;
  /** The operator says that it may read in spite of robots.txt, because a person asked for the page. */
  mayIgnoreRobots?: true;
}

const OPENAI = "https://developers.openai.com/api/docs/bots";
const ANTHROPIC = "https://support.claude.com/en/articles/8896518";
const GOOGLE = "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers";
const APPLE = "https://support.apple.com/en-us/119829";
const PERPLEXITY = "https://docs.perplexity.ai/guides/bots";
const META = "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers";
const AMAZON = "https://developer.amazon.com/amazonbot";
const MISTRAL = "https://docs.mistral.ai/robots";
const YANDEX = "https://yandex.com/support/webmaster/en/search-appearance/fast.html";

export const AI_AGENTS: readonly AiAgent[] = [
  { token: "OAI-SearchBot", operator: "OpenAI", purpose: "search", documentation: OPENAI },
  { token: "Claude-SearchBot", operator: "Anthropic", purpose: "search", documentation: ANTHROPIC },
  { token: "PerplexityBot", operator: "Perplexity", purpose: "search", documentation: PERPLEXITY },
  {
    token: "Bingbot",
    operator: "Microsoft",
    purpose: "search",
    documentation: "https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0",
  },
  { token: "Googlebot", operator: "Google", purpose: "search", documentation: GOOGLE },
  { token: "Applebot", operator: "Apple", purpose: "search", documentation: APPLE, fallback: "Googlebot" },
  {
    token: "DuckAssistBot",
    operator: "DuckDuckGo",
    purpose: "search",
    documentation: "https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot",
  },
  { token: "MistralAI-Index", operator: "Mistral AI", purpose: "search", documentation: MISTRAL },
  { token: "meta-webindexer", operator: "Meta", purpose: "search", documentation: META },
  { token: "Amzn-SearchBot", operator: "Amazon", purpose: "search", documentation: AMAZON },
  { token: "YandexAdditional", operator: "Yandex", purpose: "search", documentation: YANDEX },
  { token: "YouBot", operator: "You.com", purpose: "search", documentation: "https://about.you.com/youbot/" },
  {
    token: "Bravebot",
    operator: "Brave",
    purpose: "search",
    documentation: "https://search.brave.com/help/brave-search-crawler",
  },
  {
    token: "PetalBot",
    operator: "Huawei",
    purpose: "search",
    documentation: "https://webmaster.petalsearch.com/site/petalbot",
  },
  { token: "Google-CloudVertexBot", operator: "Google", purpose: "search", documentation: GOOGLE },

  { token: "ChatGPT-User", operator: "OpenAI", purpose: "user", documentation: OPENAI, mayIgnoreRobots: true },
  { token: "Claude-User", operator: "Anthropic", purpose: "user", documentation: ANTHROPIC },
  {
    token: "Perplexity-User",
    operator: "Perplexity",
    purpose: "user",
    documentation: PERPLEXITY,
    mayIgnoreRobots: true,
  },
  { token: "MistralAI-User", operator: "Mistral AI", purpose: "user", documentation: MISTRAL },
  { token: "Meta-ExternalFetcher", operator: "Meta", purpose: "user", documentation: META, mayIgnoreRobots: true },
  { token: "Amzn-User", operator: "Amazon", purpose: "user", documentation: AMAZON },

  { token: "GPTBot", operator: "OpenAI", purpose: "training", documentation: OPENAI },
  { token: "ClaudeBot", operator: "Anthropic", purpose: "training", documentation: ANTHROPIC },
  { token: "Google-Extended", operator: "Google", purpose: "training", documentation: GOOGLE },
  { token: "Applebot-Extended", operator: "Apple", purpose: "training", documentation: APPLE },
  { token: "CCBot", operator: "Common Crawl", purpose: "training", documentation: "https://commoncrawl.org/ccbot" },
  { token: "meta-externalagent", operator: "Meta", purpose: "training", documentation: META },
  {
    token: "Bytespider",
    operator: "ByteDance",
    purpose: "training",
    documentation: null,
  },
  { token: "Amazonbot", operator: "Amazon", purpose: "training", documentation: AMAZON },
  { token: "MistralAI-Training", operator: "Mistral AI", purpose: "training", documentation: MISTRAL },
  { token: "AI2Bot", operator: "Ai2", purpose: "training", documentation: "https://allenai.org/crawler" },
  {
    token: "cohere-training-data-crawler",
    operator: "Cohere",
    purpose: "training",
    documentation: null,
  },
  { token: "Diffbot", operator: "Diffbot", purpose: "training", documentation: "https://docs.diffbot.com/" },
  {
    token: "ImagesiftBot",
    operator: "ImageSift",
    purpose: "training",
    documentation: "https://imagesift.com/about",
  },
  {
    token: "omgili",
    operator: "Webz.io",
    purpose: "training",
    documentation: "https://webz.io/blog/web-data/what-is-the-omgili-bot-and-why-is-it-crawling-your-website/",
  },
  { token: "Timpibot", operator: "Timpi", purpose: "training", documentation: null },
  {
    token: "SBIntuitionsBot",
    operator: "SB Intuitions",
    purpose: "training",
    documentation: "https://www.sbintuitions.co.jp/en/bot/",
  },
];
