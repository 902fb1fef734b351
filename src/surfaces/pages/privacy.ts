import {
  BADGE_SECONDS,
  CALLER_KEPT_MS,
  ENDED_KEY_KEPT_MS,
  EVIDENCE_KEPT_MS,
  LOGS_KEPT_MS,
  REPORT_MAILS_PER_DAY,
  SCAN_KEPT_MS,
  SUPERSEDED_KEPT_MS,
} from "../../model/limits.ts";
import { WEBHOOK_LIMITS } from "../../model/webhook-limits.ts";
import { PRODUCT } from "../../model/product.ts";
import type { Site } from "../../model/site.ts";
import { code, h2, link, list, p, type Page, prose, table } from "../../render/blocks.ts";
import { NAMED } from "../../render/navigation.ts";

const DAY_MS = 86_400_000;

export const privacyPage = ({ contactEmail }: Site): Page => ({
  ...NAMED.privacy,
  title: "Privacy",
  description: `What ${PRODUCT.name} stores of callers and of the websites it reads, for how long, who sees it, and how to have it deleted.`,
  updated: "2026-11-23",
  blocks: [
    p`This page says what the software does. It is run by the operator of this address, who is reached at ${link(contactEmail, `mailto:${contactEmail}`)}.`,
    h2("What is public"),
    list(
      prose`Scans are public: whoever knows the id of a scan reads its status and its report, and public scans stand in the list of scans. A scan that is started with ${code('"visibility": "unlisted"')} stands in no list but its owner's, in no search and in no directory.`,
      prose`Never shown to anyone else: who started a scan, the e-mail address given with it, keys, callback addresses of webhooks, and the query string of the address that was scanned.`,
      prose`E-mail addresses, telephone and account numbers that stand on a scanned page are masked in quotes and evidence.`,
    ),
    h2("What is stored, and for how long"),
    table(
      ["What", "How long"],
      [
        [
          prose`What was received from a scanned website (the evidence)`,
          prose`at most ${EVIDENCE_KEPT_MS / DAY_MS} days`,
        ],
        [
          prose`Scans started without a credential that are no longer the newest of their domain, with their reports`,
          prose`${SUPERSEDED_KEPT_MS / DAY_MS} days`,
        ],
        [prose`Other scans, with their reports`, prose`${SCAN_KEPT_MS / DAY_MS} days`],
        [
          prose`An e-mail address given for the report`,
          prose`until the report is sent, and at most ${CALLER_KEPT_MS / DAY_MS + 1} days`,
        ],
        [
          prose`Which network a scan without an account was asked for from, as a keyed hash of its address`,
          prose`at most ${CALLER_KEPT_MS / DAY_MS + 1} days`,
        ],
        [prose`Deliveries of webhooks, with what was sent`, prose`${WEBHOOK_LIMITS.keptMs / DAY_MS} days`],
        [prose`API keys that have ended, as their hash`, prose`${ENDED_KEY_KEPT_MS / DAY_MS} days`],
        [
          prose`That somebody asked for no more reports by e-mail`,
          prose`until it is undone, as a keyed hash of the address`,
        ],
        [
          prose`Logs of what the service did, without addresses and page contents`,
          prose`at most ${LOGS_KEPT_MS / DAY_MS} days`,
        ],
      ],
    ),
    p`Your network address is used to count your scans and reads. It is stored as a keyed hash alone, and the counts are gone within two days.`,
    h2("E-mail"),
    p`A report goes by e-mail only when an address was given for it, at most ${REPORT_MAILS_PER_DAY} a day to one recipient. Each message carries a link that stops all further ones.`,
    h2("Cookies and trackers"),
    p`These pages set no cookie, load nothing from other hosts and contain no tracker. Signing in to manage keys sets one cookie, which holds the session and nothing else.`,
    h2("Who else sees data"),
    p`The service runs on Cloudflare: its network, storage and mail delivery carry what is named above. No language model and no advertising company gets any of it.`,
    p`A full scan also asks others about the scanned domain, and tells them no more than this: a public DNS resolver gets the domain's name; Wikidata gets the number of the entry that the site claims to be; the registry of MCP servers gets the domain's name, if the site declares such a server.`,
    h2("Delete something"),
    list(
      prose`A scan that you started: ${code("DELETE /api/insights/scan/{scanId}")} with your key, or with the ${code("ownerToken")} that the start of an anonymous scan answered with. Its id and the time of deletion stay, so that the deletion holds. What webhooks told of it is taken back from their logs; a badge or sitemap that a browser has kept may show it for ${BADGE_SECONDS / 60} minutes more.`,
      prose`Your account: ${link("on its page", "/account/delete")}. Keys, subscriptions, sessions and unlisted scans go with it; public scans stay, belonging to nobody.`,
      prose`A business in the directory: ${link("how to take it out", "/bot#stop-it")}.`,
      prose`Anything else: write to ${link(contactEmail, `mailto:${contactEmail}`)}.`,
    ),
  ],
});
