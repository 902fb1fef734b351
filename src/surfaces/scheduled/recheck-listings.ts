// Listings that have stood for long are asked for again, a few a minute: their site may want them out by now.
import { LISTING_CHECK_MS } from "../../model/limits.ts";
import type { Ports } from "../../model/ports.ts";
import { checkOptOut } from "../../services/check-opt-out.ts";

/** Together a few hundred thousand within the time after which a listing is asked for again. */
const LISTINGS_PER_RUN = 6;
/** Listings looked at for those: a round through a million takes a day and a half. */
const WINDOW = 500;

export async function recheckListings(ports: Ports): Promise<void> {
  const { directory, optOuts, clock } = ports;
  const domains = await directory.takeUnchecked({
    before: clock.now() - LISTING_CHECK_MS,
    window: WINDOW,
    limit: LISTINGS_PER_RUN,
  });
  await Promise.all(
    domains.map(async (domain) => {
      const wish = await checkOptOut(ports, domain);
      const isOut = wish === "robots" || wish === "file";
      if (isOut) await optOuts.remember(domain, wish, clock.now());
      else await directory.markChecked(domain, clock.now());
      ports.log("directory.rechecked", { domain, isOut });
    }),
  );
}
