import type { PageFacts } from "../page-facts.ts";

/** Traces of services that tell people from machines: addresses of their scripts and frames, class names of their boxes. */
const CAPTCHAS = [
  {
    name: "reCAPTCHA",
    address: /^https:\/\/www\.(?:google\.com|recaptcha\.net)\/recaptcha\//,
    className: "g-recaptcha",
  },
  { name: "hCaptcha", address: /^https:\/\/(?:js\.|newassets\.)?hcaptcha\.com\//, className: "h-captcha" },
  { name: "Turnstile", address: /^https:\/\/challenges\.cloudflare\.com\/turnstile\//, className: "cf-turnstile" },
  { name: "Friendly Captcha", address: /friendly-?captcha|\/frcapi/, className: "frc-captcha" },
];

/** Name of the service whose trace the page carries; null without one. */
export function findCaptcha(page: PageFacts): string | null {
  const addresses = [...page.scripts, ...page.iframes].map(({ src }) => src);
  const found = CAPTCHAS.find(
    ({ address, className }) =>
      page.tokens.classes.includes(className) || addresses.some((source) => address.test(source.slice(0, 500))),
  );
  return found?.name ?? null;
}
