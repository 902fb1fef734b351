// Exercises the interfaces that a site's own documents declare, each with its cheapest safe call.
import type { Digest } from "../../model/ports.ts";
import { planCalls } from "../../scanner/crawl/plan-calls.ts";
import type { PlannedCall } from "../../scanner/crawl/planned-call.ts";
import type { PageFacts } from "../../scanner/evidence/page-facts.ts";
import type { DeclaredCall, LiveFacts } from "../../scanner/evidence/live-facts.ts";
import type { DocumentFacts, RobotsFacts } from "../../scanner/evidence/site-evidence.ts";
import { createCaller, type Called, type Caller } from "./create-caller.ts";
import type { SiteReader } from "./create-site-reader.ts";
import { readMcpServer } from "./read-mcp-server.ts";
import { readSignInChain } from "./read-sign-in-chain.ts";
import { toDeclaredCall, toKnownCall } from "./to-declared-call.ts";

interface Site {
  origin: string;
  isLocalCopy: boolean;
  robots: RobotsFacts;
  pages: readonly PageFacts[];
  documents: Record<string, DocumentFacts>;
}

export const NOTHING_CALLED: LiveFacts = { calls: [], mcpServers: [] };

/** A site that declares nothing is asked nothing. */
export async function readDeclaredCalls(reader: SiteReader, digest: Digest, site: Site): Promise<LiveFacts> {
  const plan = planCalls(site);
  const caller = createCaller(reader, site);
  const [mcpServers, calls] = await Promise.all([
    Promise.all(plan.mcpServers.map((server) => readMcpServer(caller, server))),
    readPlanned(reader, { caller, digest, plan: plan.calls }),
  ]);
  const chain = await readSignInChain(caller, { documents: site.documents, mcpServers, calls });
  return { calls: [...calls, ...chain], mcpServers };
}

/** Two declarations of one address are one request. */
function readPlanned(
  reader: SiteReader,
  { caller, digest, plan }: { caller: Caller; digest: Digest; plan: readonly PlannedCall[] },
): Promise<DeclaredCall[]> {
  const asked = new Map<string, Promise<Called | string>>();
  const known = new Map(
    reader.exchanges.filter(({ purpose, status }) => purpose === "document" && status === 200).map((e) => [e.url, e]),
  );
  return Promise.all(
    plan.map(async (planned) => {
      const exchange = planned.kind === "skill" ? undefined : known.get(planned.url);
      if (exchange !== undefined) return toKnownCall(planned, exchange);
      const answer = asked.get(planned.url) ?? caller.get(planned.url, planned.accept);
      asked.set(planned.url, answer);
      const called = await answer;
      const bytes = typeof called === "object" && called.answer.ok ? called.answer.bytes : null;
      const isHashed = planned.kind === "skill" && bytes !== null;
      return toDeclaredCall(planned, called, isHashed ? await digest.sha256(bytes) : null);
    }),
  );
}
