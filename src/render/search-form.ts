import { SEARCH_CHARS } from "../model/limits.ts";
import { type Markup, markup } from "./markup.ts";
import { SEARCH } from "./navigation.ts";
import { WORDS } from "./words/index.ts";

/** A question by GET, so that its address can be kept and sent on. */
export const searchForm = (query: string): Markup =>
  markup`<form class="search-form" role="search" action="${SEARCH.path}" method="get">
<label for="query">${WORDS.search.label}</label>
<div class="search-line"><input type="text" id="query" name="query" value="${query}" maxlength="${SEARCH_CHARS}" autocomplete="off" required>
<button type="submit">${WORDS.search.button}</button></div>
</form>`;
