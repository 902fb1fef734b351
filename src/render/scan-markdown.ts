// A scan while it runs, as Markdown: how far it is, and where it goes on.
import { countOf } from "../model/words.ts";
import { code, foreign, h2, link, list, p, prose } from "./blocks.ts";
import { documentToMarkdown } from "./document-markdown.ts";
import { agentName, AGENT_STATES, SCAN_WORDS, type ScanView } from "./scan-page.ts";

export function scanMarkdown({ origin, scanId, domain, scanType, progress }: ScanView): string {
  const { agents, message, status } = progress;
  return documentToMarkdown(
    {
      title: `Reading ${domain}`,
      description: `A ${scanType} scan of ${domain}, as it happens.`,
      blocks: [
        p`${foreign(message ?? SCAN_WORDS[status])} ${Math.round(progress.progress)} % done.`,
        p`The report will stand at ${link(`/report/${scanId}`, `/report/${scanId}`)}. Ask for ${code(`/api/insights/scan/${scanId}/status`)} every 5 to 10 seconds, or follow ${code(`/api/insights/scan/${scanId}/events`)}.`,
        h2(countOf(agents.length, "agent")),
        list(
          ...agents.map(({ id, state, learnt }) =>
            learnt === null
              ? prose`${agentName(id)}: ${AGENT_STATES[state]}`
              : prose`${agentName(id)}: ${AGENT_STATES[state]}, ${foreign(learnt)}`,
          ),
        ),
      ],
    },
    `${origin}/scan/${scanId}`,
  );
}
