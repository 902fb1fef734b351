// Every document that is written for one installation, from the registry and the tables.
import { createHash } from "node:crypto";
import { hmac } from "../../src/adapters/hmac.ts";
import { WEBHOOK_SCHEDULE_MS } from "../../src/model/limits.ts";
import type { Method } from "../../src/model/method.ts";
import type { Site } from "../../src/model/site.ts";
import { type Page, twinPath } from "../../src/render/blocks.ts";
import { documentToMarkdown, pageToMarkdown } from "../../src/render/document-markdown.ts";
import { pageToHtml } from "../../src/render/page-html.ts";
import { sitemap, sitemapIndex } from "../../src/render/sitemap.ts";
import { describeMethod } from "../../src/scanner/report/method/describe-method.ts";
import { webhookDocumentation } from "../../src/services/webhook-documentation.ts";
import { agentCard } from "../../src/surfaces/discovery/agent-card.ts";
import { agentSkillsIndex } from "../../src/surfaces/discovery/agent-skills-index.ts";
import { aiCatalog } from "../../src/surfaces/discovery/ai-catalog.ts";
import { aiPlugin } from "../../src/surfaces/discovery/ai-plugin.ts";
import { apiCatalog } from "../../src/surfaces/discovery/api-catalog.ts";
import { homeLinks } from "../../src/surfaces/discovery/link-header.ts";
import { llmsFullTxt } from "../../src/surfaces/discovery/llms-full-txt.ts";
import { llmsTxt } from "../../src/surfaces/discovery/llms-txt.ts";
import { methodDocument, methodSchemaDocument } from "../../src/surfaces/discovery/method-document.ts";
import { API_CATALOG_TYPE, PATHS, SERVER_CARD_TYPE } from "../../src/surfaces/discovery/paths.ts";
import { robotsTxt } from "../../src/surfaces/discovery/robots-txt.ts";
import { securityTxt } from "../../src/surfaces/discovery/security-txt.ts";
import { serverCard } from "../../src/surfaces/discovery/server-card.ts";
import { SKILLS } from "../../src/surfaces/discovery/skills/registry.ts";
import type { Skill } from "../../src/surfaces/discovery/skills/skill.ts";
import { skillMarkdown, skillPath } from "../../src/surfaces/discovery/skills/skill-markdown.ts";
import {
  htmlDocument,
  jsonDocument,
  markdownDocument,
  type StaticDocument,
  textDocument,
  withLink,
} from "../../src/surfaces/discovery/static-document.ts";
import { agentsDocument } from "../../src/surfaces/pages/agents-document.ts";
import { authDocument } from "../../src/surfaces/pages/auth-document.ts";
import { referencePages } from "../../src/surfaces/pages/developers/reference-pages.ts";
import { methodPage } from "../../src/surfaces/pages/method/method-page.ts";
import { makePages, type SitePages } from "../../src/surfaces/pages/pages.ts";

const PLAIN = "text/plain; charset=utf-8";
const XML = "application/xml; charset=utf-8";

/** The same site gives the same bytes. */
export async function staticDocuments(site: Site): Promise<StaticDocument[]> {
  const method = describeMethod();
  const config = { publicOrigin: site.origin, webhookScheduleMs: WEBHOOK_SCHEDULE_MS };
  const { delivery } = await webhookDocumentation({ config, hmac });
  const pages = makePages(site, delivery, [methodPage(method), ...referencePages(site)]);
  return [
    ...machineDocuments(site),
    ...methodDocuments(site, method),
    ...skillDocuments(site),
    ...pages.all.map((page) => pageDocument(page, site)),
    ...textDocuments(site, pages),
    textDocument("/robots.txt", PLAIN, robotsTxt(site)),
    textDocument("/.well-known/security.txt", PLAIN, securityTxt(site)),
    textDocument(PATHS.sitemap, XML, sitemapIndex(site.origin, [PATHS.sitemapPages, PATHS.sitemapDirectory])),
    textDocument(PATHS.sitemapPages, XML, sitemap(site.origin, pages.all)),
  ];
}

function machineDocuments(site: Site): StaticDocument[] {
  const card = serverCard(site);
  const agent = agentCard(site.origin, site.limits);
  return [
    jsonDocument(PATHS.serverCard, card, SERVER_CARD_TYPE),
    jsonDocument(PATHS.serverCardJson, card),
    jsonDocument(PATHS.agentCard, agent),
    jsonDocument(PATHS.agentCardOld, agent),
    jsonDocument(PATHS.aiCatalog, aiCatalog(site), "application/ai-catalog+json"),
    // RFC 9727 section 2: the catalog names itself, to HEAD too.
    withLink(
      jsonDocument(PATHS.apiCatalog, apiCatalog(site), API_CATALOG_TYPE),
      `<${PATHS.apiCatalog}>; rel="api-catalog"`,
    ),
    jsonDocument("/.well-known/ai-plugin.json", aiPlugin(site)),
  ];
}

const methodDocuments = ({ origin }: Site, method: Method): StaticDocument[] => [
  jsonDocument(PATHS.method, methodDocument(method, origin)),
  jsonDocument(PATHS.methodSchema, methodSchemaDocument(origin), "application/schema+json"),
];

function skillDocuments(site: Site): StaticDocument[] {
  const files = new Map<Skill, string>(SKILLS.map((skill) => [skill, skillMarkdown(skill, site)]));
  const digestOf = (skill: Skill): string =>
    createHash("sha256")
      .update(files.get(skill) ?? "")
      .digest("hex");
  return [
    jsonDocument(PATHS.skills, agentSkillsIndex(SKILLS, digestOf)),
    ...SKILLS.map((skill) => markdownDocument(skillPath(skill), files.get(skill) ?? "")),
  ];
}

function pageDocument(page: Page, { origin }: Site): StaticDocument {
  const document = htmlDocument(page.path, pageToHtml(page, origin));
  return withLink(document, `${linksOf(page)}<${twinPath(page.path)}>; rel="alternate"; type="text/markdown"`);
}

function twinDocument(page: Page, { origin }: Site): StaticDocument {
  const canonical = origin + page.path;
  const document = markdownDocument(twinPath(page.path), pageToMarkdown(page, origin));
  return withLink(document, `${linksOf(page)}<${canonical}>; rel="canonical"`);
}

/** What both forms of a page name before their own relation. */
const linksOf = ({ path }: Page): string => (path === "/" ? `${homeLinks()}, ` : "");

/** Twins of pages, documents that are Markdown alone, and the lists of both for agents. */
function textDocuments(site: Site, { all: pages }: SitePages): StaticDocument[] {
  const { origin } = site;
  const agents = agentsDocument(site);
  const auth = authDocument(site);
  const twins = pages.map((page) => twinDocument(page, site));
  const alone = [
    markdownDocument("/agents.md", documentToMarkdown(agents, `${origin}/agents.md`)),
    markdownDocument("/auth.md", documentToMarkdown(auth, `${origin}/auth.md`)),
  ];
  const pricing = twins.find(({ path }) => path === "/pricing.md");
  const llms = llmsTxt(site, { pages, agents, auth, skills: SKILLS });
  const [home] = pages;
  return [
    ...twins,
    ...alone,
    markdownDocument("/.well-known/pricing.md", pricing?.text ?? ""),
    ...([PATHS.llms, "/.well-known/llms.txt", "/api/llms.txt", "/docs/llms.txt"] as const).map((path) =>
      markdownDocument(path, llms),
    ),
    markdownDocument(PATHS.llmsFull, llmsFullTxt(origin, home?.description ?? "", [...alone, ...twins])),
  ];
}
