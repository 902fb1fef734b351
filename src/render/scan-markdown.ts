// A scan while it runs, as Markdown: how far it is, and where it goes on.
import { code, foreign, h2, link, list, p, prose } from "./blocks.ts";
import { documentToMarkdown } from "./document-markdown.ts";
import type { ScanView } from "./scan-page.ts";
import { WORDS } from "./words/index.ts";

const TEXTS = WORDS.scan;

export function scanMarkdown({ origin, scanId, domain, scanType, progress }: ScanView): string {
  const { agents, message, status } = progress;
  return documentToMarkdown(
    {
      title: TEXTS.title(domain),
      description: TEXTS.description(scanType, domain),
      blocks: [
        p`${foreign(message ?? TEXTS.states[status])} ${Math.round(progress.progress)} % done.`,
        p`The report will stand at ${link(`/report/${scanId}`, `/report/${scanId}`)}. Ask for ${code(`/api/insights/scan/${scanId}/status`)} every 5 to 10 seconds, or follow ${code(`/api/insights/scan/${scanId}/events`)}.`,
        h2(WORDS.names.agents(agents.length)),
        list(
          ...agents.map(({ id, state, learnt }) =>
            learnt === null
              ? prose`${WORDS.names.agent(id)}: ${TEXTS.agentStates[state]}`
              : prose`${WORDS.names.agent(id)}: ${TEXTS.agentStates[state]}, ${foreign(learnt)}`,
          ),
        ),
      ],
    },
    `${origin}/scan/${scanId}`,
  );
}
