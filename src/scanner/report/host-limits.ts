// What the host of a site lets nobody set: the fixes of such checks say so, and what they would take.
import type { Outcome } from "../../model/outcome.ts";
import type { Technology } from "../../model/profile.ts";
import { addressParts } from "../../model/address-parts.ts";

/** Hosts of files alone. What answers in front of one names itself in the Server header, and can set headers. */
const HOSTS_OF_FILES = [{ name: "GitHub Pages", at: /\.github\.io$/, server: /\bserver: GitHub\.com/i }];

/** Made by a response header, or by an answer that depends on what was asked for. */
const BY_HEADERS: ReadonlySet<string> = new Set(
  "hsts frame-protection nosniff markdown-negotiation markdown-vary link-header-discovery cors-discovery cache-policy".split(
    " ",
  ),
);
const LIMIT = "lets nobody set the headers of its answers";

/** The outcomes with fixes that can be made where the site lies. */
export function withinHost(
  outcomes: readonly Outcome[],
  finalUrl: string,
  technologies: readonly Pick<Technology, "evidence">[],
): readonly Outcome[] {
  const hostname = addressParts(finalUrl)?.hostname ?? "";
  const host = HOSTS_OF_FILES.find(
    ({ at, server }) => at.test(hostname) || technologies.some(({ evidence }) => server.test(evidence)),
  );
  return host === undefined ? outcomes : outcomes.map((outcome) => limited(outcome, host.name));
}

function limited(outcome: Outcome, host: string): Outcome {
  if (outcome.status !== "fail" && outcome.status !== "warn") return outcome;
  const { draft: _draft, ...rest } = outcome;
  if (BY_HEADERS.has(outcome.id))
    return {
      ...rest,
      fix: `${outcome.fix} ${host} ${LIMIT}, so this takes another host, or a delivery network in front of it.`,
      effort: "L",
    };
  return outcome.id === "form-nojs-submit"
    ? { ...outcome, fix: `${outcome.fix} ${host} takes no messages, so the address is that of a form service.` }
    : outcome;
}

/** No repair of the pages makes it. */
export const isUpToHost = ({ fix }: Pick<Outcome, "fix">): boolean => fix.includes(LIMIT);
