// The mail that opens an account.
import { html } from "hono/html";
import { SIGN_IN_LINK_SECONDS } from "../model/limits.ts";
import { PRODUCT } from "../model/product.ts";

const MINUTES = SIGN_IN_LINK_SECONDS / 60;

/** Subject and sender are fixed text; the link is the only part that varies. */
export async function signInMail(link: string): Promise<{ subject: string; text: string; html: string }> {
  const why = `Somebody, hopefully you, asked to sign in to ${PRODUCT.name} with this address.`;
  const how = `Open this link within ${MINUTES} minutes and press the button there. It works once.`;
  const otherwise = "If it was not you, do nothing: without the link nobody gets in.";
  const page = await html`<!doctype html>
    <html lang="en">
      <body>
        <p>${why}</p>
        <p>${how}</p>
        <p><a href="${link}">Sign in</a></p>
        <p>${otherwise}</p>
      </body>
    </html>`;
  return {
    subject: `Sign in to ${PRODUCT.name}`,
    text: [why, "", how, "", link, "", otherwise, ""].join("\n"),
    html: page.toString(),
  };
}
