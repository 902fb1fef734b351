// Exercises the interfaces that a site's own documents declare, each with its cheapest safe call.
import type { Digest } from "../../model/ports.ts";
import { planCalls } from "../../scanner/crawl/plan-calls.ts";
import type { PlannedCall } from "../../scanner/crawl/planned-call.ts";
import type { PageFacts } from "../../scanner/evidence/page-facts.ts";
import type { DeclaredCall, LiveFacts } from "../../scanner/evidence/live-facts.ts";
import type { DocumentFacts, RobotsFacts } from "../../scanner/evidence/site-evidence.ts";
import { mediaTypeOf } from "../../scanner/evidence/site/sniff-body.ts";
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
  // One after the other, so that a long catalog leaves a conversation its part of the budget.
  const mcpServers = await Promise.all(plan.mcpServers.map((server) => readMcpServer(caller, server)));
  const calls = await readPlanned(reader, { caller, digest, plan: plan.calls });
  caller.release();
  const chain = await readSignInChain(caller, { documents: site.documents, mcpServers, calls });
  return { calls: [...calls, ...chain], mcpServers };
}

interface Sent {
  /** The answer; or in words why nothing was asked. */
  called: Called | string;
  isPosted: boolean;
}

/** Two declarations of one address are one request where they promise the same form. */
function readPlanned(
  reader: SiteReader,
  { caller, digest, plan }: { caller: Caller; digest: Digest; plan: readonly PlannedCall[] },
): Promise<DeclaredCall[]> {
  const asked = new Map<string, Promise<Sent>>();
  const known = new Map(
    reader.exchanges.filter(({ purpose, status }) => purpose === "document" && status === 200).map((e) => [e.url, e]),
  );
  return Promise.all(
    plan.map(async (planned) => {
      const isRead = planned.kind !== "skill" && planned.message === undefined;
      const exchange = isRead ? known.get(planned.url) : undefined;
      if (exchange !== undefined && isPromisedForm(planned, exchange.contentType))
        return toKnownCall(planned, exchange);
      // The answer may depend on what is accepted (RFC 9110 section 12.1).
      const key = `${planned.message?.method ?? planned.accept} ${planned.url}`;
      const answer = asked.get(key) ?? send(caller, planned);
      asked.set(key, answer);
      const { called, isPosted } = await answer;
      const bytes = typeof called === "object" && called.answer.ok ? called.answer.bytes : null;
      const isHashed = planned.kind === "skill" && bytes !== null;
      const { message: _message, ...look } = planned;
      const made = isPosted ? planned : look;
      return toDeclaredCall(made, called, isHashed ? await digest.sha256(bytes) : null);
    }),
  );
}

/** What is posted follows no redirect; where one is the answer, a look at where it leads has to tell. */
async function send(caller: Caller, { url, accept, message }: PlannedCall): Promise<Sent> {
  if (message === undefined) return { called: await caller.get(url, accept), isPosted: false };
  const { headers, ...asked } = message;
  const called = await caller.post(url, { json: JSON.stringify({ jsonrpc: "2.0", ...asked }), headers });
  if (typeof called === "string" || called.leadsTo === null) return { called, isPosted: true };
  const looked = await caller.get(url, accept);
  return typeof looked === "string" ? { called, isPosted: true } : { called: looked, isPosted: false };
}

/** Whether what came without asking for the promised form has it all the same. */
const isPromisedForm = ({ promised }: PlannedCall, contentType: string): boolean =>
  promised === "" || mediaTypeOf(promised) === mediaTypeOf(contentType);
