// Businesses that came into the directory last, for the front page.
import type { Listing } from "../model/listing.ts";
import { startWith } from "../model/words.ts";
import { htmlOf, markup } from "./markup.ts";
import { NAMED } from "./navigation.ts";

export const latestListings = (listings: readonly Listing[]): string =>
  listings.length === 0
    ? ""
    : htmlOf(markup`<section aria-labelledby="latest">
<h2 id="latest">Latest in the directory</h2>
<div class="wide" tabindex="0"><table>
<thead><tr><th scope="col">Business</th><th scope="col">Industry</th><th scope="col">AI readiness</th><th scope="col">AEO</th></tr></thead>
<tbody>${listings.map(
        ({ slug, businessName, industry, readinessScore, aeoScore }) => markup`
<tr><th scope="row"><a href="${NAMED.directory.path}/${encodeURIComponent(slug)}">${businessName}</a></th><td>${startWith(industry.replaceAll("-", " "))}</td><td>${readinessScore}</td><td>${aeoScore}</td></tr>`,
      )}
</tbody>
</table></div>
<p><a href="${NAMED.directory.path}">All businesses</a></p>
</section>`);
