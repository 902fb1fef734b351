// Documents that look like what people and programs write, broken as they break them.

const TAGS =
  "html head body main nav header footer section article div p a b i em span ul ol li dl dt dd table thead tbody tr td th caption form fieldset legend label input select option optgroup textarea button img picture source video audio iframe object script style template noscript svg math mi foreignObject title meta link base h1 h2 h3 h4 h5 h6 blockquote pre code br hr details summary dialog plaintext frameset frame x-card time address figure figcaption".split(
    " ",
  );
const NAMES =
  "id class href src alt title name type value content property rel style role aria-label aria-hidden hidden itemscope itemtype itemprop lang dir for action method onclick srcset datetime colspan tabindex data-x charset http-equiv typeof vocab resource".split(
    " ",
  );
const VALUES = [
  "",
  "x",
  "#",
  "/",
  "//",
  "http://[",
  "https://example.com/a?b=c#d",
  "javascript:void(0)",
  "mailto:a@example.com",
  "tel:+1 207 555 0100",
  "data:text/html,x",
  "description",
  "og:title",
  "canonical",
  "https://schema.org/Dentist",
  "none",
  "display:none;color:#fff",
  "application/ld+json",
  "refresh",
  "0;url=/",
  "true",
  "utf-7",
  "\u0000",
  "&amp;&#0;&#x110000;",
  "9".repeat(40),
];
const TEXTS = [
  "We repair bicycles in Falmouth.",
  "A check-up costs 95 €.",
  "Call us on 207 555 0100 to book.",
  "Mon–Fri 9:00–18:00",
  "&nbsp;&copy;&bogus;&#xD800;&#1234567890;",
  "<",
  "</",
  "<!",
  "<?php ?>",
  "]]>",
  "-->",
  "--!>",
  "<!-- a",
  "<![CDATA[ x ]]>",
  "\u0000",
  "\ud800",
  "\u202eabc",
  "最高のサービスを提供します。",
  "مرحبا بكم",
  "🦷🦷🦷",
  "\r\n\t\f",
  "“Great work”, says Anna Berger.",
  "Download the form and fax it.",
  "2026-11-20",
  "1.234,56 EUR or $1,234.56",
  "info (at) example (dot) com",
  "{{ name }}",
  "=1+1",
];
const JSON_LD = [
  '{"@context":"https://schema.org","@type":"Dentist","name":"X"}',
  '{"@type":[',
  "null",
  "[]",
  '{"@graph":[{"@type":"Offer","price":"1e999"}]}',
  '{"@type":"FAQPage","mainEntity":[{"@type":"Question","name":1,"acceptedAnswer":{"text":{}}}]}',
  '{"__proto__":{"a":1},"@type":"constructor"}',
  '{"@type":"LocalBusiness","openingHours":["Mo-Fr 99:99"],"telephone":[[]],"address":{"@type":[]},"sameAs":{"a":{}}}',
];

/** A document of at most some thousand characters; the same for the same stream of chance. */
export function grammarPage(random: () => number): string {
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  let left = 20 + Math.floor(random() * 120);
  const attributes = (): string => {
    let text = "";
    while (random() < 0.45)
      text += ` ${pick(NAMES)}${pick([`="${pick(VALUES)}"`, `='${pick(VALUES)}'`, `=${pick(VALUES)}`, "", `="${pick(VALUES)}`])}`;
    return text;
  };
  const content = (depth: number): string => {
    let text = "";
    while (left > 0 && random() < 0.8) {
      left -= 1;
      const roll = random();
      if (roll < 0.35) text += pick(TEXTS);
      else if (roll < 0.4) text += `<script type="application/ld+json">${pick(JSON_LD)}</script>`;
      else {
        const tag = pick(TAGS);
        text += `<${tag}${attributes()}${random() < 0.05 ? "/" : ""}>`;
        if (depth < 12) text += content(depth + 1);
        if (random() < 0.75) text += `</${random() < 0.9 ? tag : pick(TAGS)}>`;
      }
    }
    return text;
  };
  const start = pick([
    "<!doctype html>",
    "",
    "<!DOCTYPE html PUBLIC '-//W3C//DTD HTML 4.01//EN'>",
    "<?xml version='1.0'?>",
    "\uFEFF",
  ]);
  let text = start;
  const hasRoom = (): boolean => left > 0;
  while (hasRoom()) text += content(0);
  return text;
}
