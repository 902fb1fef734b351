// What a scan's error means to the person at the terminal, and what to do.
import pc from "picocolors";

const ADVICE: Record<string, string> = {
  dns: "Check the spelling of the domain.",
  tls: "The site's certificate does not let anyone in safely. Its owner has to renew it.",
  timeout: "The site did not answer in time. Try again later.",
  refused: "The server refused the connection. Is the site online?",
  http_4xx: "The start page cannot be read. Check the address in a browser.",
  http_5xx: "The site fails on its side. Try again later.",
  not_html: "The address answers with something that is not a web page. Give the address of a page.",
  blocked: "The site shows a bot wall to automated readers, so assistants meet it too.",
  robots_disallowed: "The site's robots.txt names our reader and refuses it; we respect that.",
  too_many_redirects: "The address redirects in circles.",
  not_public: "Only public websites are scanned.",
  busy: "Other scans of this domain took too long. Try again later.",
  deadline: "The site answers too slowly to be read in time.",
  internal: "This is our fault. Try again; if it stays, tell us.",
};

export function explainFailure(url: string, error: string): string {
  const [code = "internal"] = error.split(":", 1);
  return `${pc.red(`${url} could not be scanned.`)}\n${error}\n${ADVICE[code] ?? ""}`;
}
