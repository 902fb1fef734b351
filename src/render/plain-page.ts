// The frame of a plain document: no script, one stylesheet of our own.
import { PRODUCT } from "../model/product.ts";
import { escapeHtml } from "./escape-html.ts";

/** `main` is HTML; everything else is text. */
export function plainPage({ title, description, main }: { title: string; description: string; main: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | ${PRODUCT.name}</title>
<meta name="description" content="${escapeHtml(description)}">
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/styles/plain.css">
</head>
<body>
<header><a href="/">${PRODUCT.name}</a></header>
<main>
${main}
</main>
<footer><a href="/developers/errors/">All error codes</a> <a href="/openapi.json">API description (OpenAPI)</a></footer>
</body>
</html>
`;
}
