// Businesses that came into the directory last, for the front page.
import type { Listing } from "../model/listing.ts";
import { htmlOf, markup } from "./markup.ts";
import { NAMED } from "./navigation.ts";
import { WORDS } from "./words/index.ts";

const { title, head, all } = WORDS.latest;

export const latestListings = (listings: readonly Listing[]): string =>
  listings.length === 0
    ? ""
    : htmlOf(markup`<section aria-labelledby="latest">
<h2 id="latest">${title}</h2>
<div class="wide" tabindex="0"><table>
<thead><tr>${[head.business, head.industry, head.readiness, head.aeo].map((name) => markup`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${listings.map(
        ({ slug, businessName, industry, readinessScore, aeoScore }) => markup`
<tr><th scope="row"><a href="${NAMED.directory.path}/${encodeURIComponent(slug)}">${businessName}</a></th><td>${WORDS.names.industry(industry)}</td><td>${readinessScore}</td><td>${aeoScore}</td></tr>`,
      )}
</tbody>
</table></div>
<p><a href="${NAMED.directory.path}">${all}</a></p>
</section>`);
