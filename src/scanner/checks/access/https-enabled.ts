import { defineCheck, fail, pass, seen, unable } from "../define-check.ts";

const REASONS: Record<string, string> = {
  tls: "the certificate is missing, expired or made out to another name",
  refused: "the connection was refused",
  timeout: "no answer came in time",
};

export const httpsEnabled = defineCheck({
  id: "https-enabled",
  agent: "essentials",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 3,
  evidence: "A",
  needs: ["target"],
  title: "The site is served over a secure connection",
  why: "Browsers warn people away from pages without one, and assistants refuse to open or act on them.",
  fix: "Have the host issue a certificate for every name of the site (free at most hosts) and serve all pages over https.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc9110#section-4.2.2",
  headline: ({ people, name }) => `Browsers and assistants warn ${people} away from ${name}`,
  run({ target }) {
    if (target.isLocalCopy) return unable("The site was read from a local copy, so its connection was not observed.");
    const { https, finalUrl, host } = target;
    const isSecureNow = finalUrl.startsWith("https:");
    if (!https.ok && https.error === null && !target.requestedUrl.startsWith("https:"))
      return unable(`${host} was asked for at its insecure address, which answered; the secure one was not tried.`);
    if (!https.ok && https.error !== null) {
      return fail(
        `${host} cannot be reached over a secure connection: ${REASONS[https.error] ?? "the attempt failed"}.`,
        seen(`https://${host}/`, `error: ${https.error}`, "A browser shows a warning in place of the page."),
      );
    }
    if (!isSecureNow)
      return fail(
        `${host} leads visitors from the secure address back to an insecure one.`,
        seen(finalUrl, "final address begins with http:", "The page itself arrives without protection."),
      );
    return pass(
      `${host} answers over a secure connection with a valid certificate.`,
      seen(finalUrl, "https", "Protected."),
    );
  },
});
