// The groups of operations, by path: those of the API description and of the reference.
export interface Tag {
  name: string;
  description: string;
  paths: RegExp;
}

export const TAGS: readonly Tag[] = [
  {
    name: "Scans",
    description: "Start a scan, follow it, read what it found.",
    paths: /^\/api\/insights\/scans?(\/|$)/,
  },
  {
    name: "Playbooks",
    description: "A 90-day plan and the skills that belong to it.",
    paths: /^\/api\/insights\/playbook/,
  },
  {
    name: "Insights",
    description: "Search over scan results, and figures over all scans.",
    paths: /^\/api\/insights\/(analytics|search)/,
  },
  { name: "Directory", description: "The public directory of businesses.", paths: /^\/api\/(directory|opt-out)/ },
  { name: "Webhooks", description: "Subscriptions to events, and their deliveries.", paths: /^\/api\/webhooks/ },
  {
    name: "Account",
    description: "Keys, usage and the data of an account.",
    paths: /^\/(api\/(keys|usage|account)|agent)/,
  },
  { name: "Service", description: "Health, and descriptions for machines.", paths: /^\/(api\/health|openapi)/ },
];

export const tagOf = (path: string): string => {
  const tag = TAGS.find(({ paths }) => paths.test(path));
  if (tag === undefined) throw new Error(`No tag is for ${path}: add one to tags.ts.`);
  return tag.name;
};
