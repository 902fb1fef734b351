// Sends the report of a finished scan to the address given at its start: once, at most a few a day for one
// recipient, never to somebody who asked to be left alone. The address is forgotten afterwards.
import { REPORT_MAILS_PER_DAY } from "../model/limits.ts";
import type { MailMessage, Ports } from "../model/ports.ts";
import { isSameSecret } from "../model/same-secret.ts";
import { composeEmailReport } from "../render/email-report.ts";

const DAY_MS = 86_400_000;

/** Throws when it has to be tried again; otherwise the scan's address is gone afterwards, sent or not. */
export async function sendReport(ports: Ports, scanId: string): Promise<void> {
  const address = await ports.reportMail.addressOf(scanId);
  if (address === null) return;
  const recipient = await recipientHash(ports, address);
  const admission = await admit(ports, recipient, address);
  const refusal = admission.ok ? null : admission.refusal;
  const report = admission.ok ? await ports.objects.getReport(scanId) : null;
  if (admission.ok && report !== null) {
    const origin = ports.config.publicOrigin;
    const stopUrl = `${origin}/email/stop/${await stopToken(ports, recipient)}`;
    const email = composeEmailReport({
      results: report.results,
      reportUrl: `${origin}/report/${scanId}`,
      stopUrl,
    });
    // RFC 8058: mail clients show a button of their own that posts to this address.
    const headers = { "List-Unsubscribe": `<${stopUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
    await sendOrGiveBack(ports, { recipient, countedIn: admission.countedIn }, { to: address, ...email, headers });
  }
  await ports.reportMail.forgetAddress(scanId);
  ports.log("report.mailed", { scanId, sent: report !== null, refusal });
}

/** What was not sent does not count: a mail service that is down for a minute must not use up the day. */
async function sendOrGiveBack(
  ports: Ports,
  { recipient, countedIn }: { recipient: string; countedIn: number },
  message: MailMessage,
): Promise<void> {
  try {
    await ports.mail.send(message);
  } catch (error) {
    await ports.limiter(`mail:${recipient}`).uncountEvent("report", countedIn);
    throw error;
  }
}

/** `countedIn`: the beginning of the day on which it counts. */
type Admitted = { ok: true; countedIn: number } | { ok: false; refusal: string };

async function admit(ports: Ports, recipient: string, address: string): Promise<Admitted> {
  if (await ports.reportMail.isStopped(recipient)) return { ok: false, refusal: "stopped" };
  // Who asked to be left alone is left alone, also after the key was changed.
  const former = await ports.digest.formerAddress(textOf(address));
  if (former !== null && (await ports.reportMail.isStopped(former))) return { ok: false, refusal: "stopped" };
  const quota = await ports.limiter(`mail:${recipient}`).countEvent("report", REPORT_MAILS_PER_DAY, DAY_MS);
  return quota.ok ? { ok: true, countedIn: quota.resetsAt - DAY_MS } : { ok: false, refusal: "daily limit" };
}

const SIGNATURE_CHARS = 32;

/** The last part of a link that nobody can make up: without it anybody could fill the stop list. */
export const stopToken = async (ports: Pick<Ports, "digest">, recipient: string): Promise<string> =>
  recipient + (await stopSignature(ports, recipient));
const stopSignature = async (ports: Pick<Ports, "digest">, recipient: string): Promise<string> =>
  (await ports.digest.address(`stop ${recipient}`)).slice(0, SIGNATURE_CHARS);

/** The recipient that the last part of a stop link names; null when we did not make it. */
export async function readStopToken(ports: Pick<Ports, "digest">, token: string): Promise<string | null> {
  const recipient = token.slice(0, -SIGNATURE_CHARS);
  const signature = token.slice(-SIGNATURE_CHARS);
  const former = await ports.digest.formerAddress(`stop ${recipient}`);
  const isOurs =
    isSameSecret(signature, await stopSignature(ports, recipient)) ||
    (former !== null && isSameSecret(signature, former.slice(0, SIGNATURE_CHARS)));
  return isOurs ? recipient : null;
}

/** How a recipient is named in links and in the stop list: no address is kept. */
export const recipientHash = (ports: Pick<Ports, "digest">, address: string): Promise<string> =>
  ports.digest.address(textOf(address));
const textOf = (address: string): string => `mail ${address.trim().toLowerCase()}`;
