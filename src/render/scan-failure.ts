// Why a scan ended without a report, and what the owner of the site can do about it.
import { ScanErrorCode } from "../model/scan.ts";

export interface FailureAdvice {
  /** What the scan says of itself, without its code. */
  reason: string;
  advice: string;
}

const ADVICE: Record<ScanErrorCode, string> = {
  dns: "Check the spelling of the address, and that the domain is registered and points to a server.",
  tls: "Check the certificate of the site: that it has not expired, and that it names this domain with its whole chain.",
  timeout:
    "The server took too long to answer. Scan again when it is less busy, or ask whoever runs it about its speed.",
  refused:
    "The server closed the connection. Check that it is running and that a firewall does not turn visitors away.",
  http_4xx:
    "The address answers that there is nothing to read, or that it may not be read. Give the address of the start page.",
  http_5xx: "The server answers with an error of its own. Scan again when the site works in a browser.",
  not_html: "The address leads to a file that is no web page. Give the address of the start page.",
  blocked:
    "The site's protection turns automatic readers away, and so it turns assistants away. Let our crawler in as its page describes, and scan again.",
  robots_disallowed:
    "robots.txt asks us not to read the site, and we keep to it. The owner can change that there, and scan again.",
  too_many_redirects:
    "The address leads in a circle, or through too many others. Give the address at which the site ends up.",
  not_public: "Only websites that everybody can reach are read. Give a public address.",
  busy: "Too many scans were waiting. Nothing was counted; scan again in a few minutes.",
  deadline: "The site answered so slowly that the time for a scan ran out. A light scan asks for less.",
  internal: "Something failed on our side. Nothing was counted; scan again in a few minutes.",
};

/** `text` is "code: sentence", as the API has it. */
export function adviseOnFailure(text: string | null): FailureAdvice {
  const [, code = "", sentence = ""] = /^(\w+): (.*)$/s.exec(text ?? "") ?? [];
  const known = ScanErrorCode.safeParse(code);
  return {
    reason: sentence === "" ? "The scan ended in error." : `${sentence.replace(/[.\s]+$/, "")}.`,
    advice: ADVICE[known.success ? known.data : "internal"],
  };
}
