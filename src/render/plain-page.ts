// A page about an error: in the frame of all pages, without an address that search engines should keep.
import { fromHtml, type Markup } from "./markup.ts";
import { pageShell } from "./page-shell.ts";

interface PlainPage {
  origin: string;
  title: string;
  description: string;
  /** Further elements of the head. */
  head?: Markup;
  main: string;
}

/** `main` is HTML; everything else is text. */
export const plainPage = ({ origin, title, description, head, main }: PlainPage): string =>
  pageShell({
    origin,
    title,
    description,
    path: null,
    layout: "text",
    ...(head === undefined ? {} : { head }),
    main: fromHtml(main),
    footerLinks: [
      { path: "/developers/errors/", name: "All error codes" },
      { path: "/openapi.json", name: "API description (OpenAPI)" },
    ],
  });
