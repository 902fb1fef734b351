import type { Channel, ChannelType } from "../../../model/profile.ts";
import { listOf, pathOf } from "../../../model/words.ts";
import { isPlaceholderPhone } from "../../evidence/contacts/placeholders.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { leavesMenuToScripts } from "../../evidence/access/left-menu.ts";
import { MENU_UNREAD } from "../../evidence/answers/answers-coverage.ts";
import { losesChannel } from "../../evidence/operability/dead-forms.ts";
import { onPagesRead } from "../../evidence/pages-read.ts";
import { absent, defineCheck, fail, na, namedIn, pass, seen, unable, warn } from "../define-check.ts";

const WAYS: Partial<Record<ChannelType, string>> = {
  phone: "phone",
  email: "email",
  "contact-form": "a contact form",
  booking: "online booking",
  "live-chat": "live chat",
  messaging: "messaging",
};
const FOR_DEMO = "a form that asks for a demo and takes no message";
/** Whom a way does not serve. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  phone: "cannot call",
  email: "cannot send e-mail",
  "a contact form": "cannot send a form",
  [FOR_DEMO]: "asks for no demo",
  "online booking": "cannot book online",
  "live chat": "cannot chat",
  messaging: "cannot send a message",
};
const ENOUGH = 2;

/** Kinds of working channels; placeholders were removed when channels were read, weak signs do not count, nor do forms that send nothing. */
export const contactReachable = defineCheck({
  id: "contact-reachable",
  agent: "essentials",
  category: "Trust and safety",
  counts: ["readiness"],
  severity: 3,
  evidence: "B",
  needs: ["channels", "profile", "pages", "home"],
  title: "The business can be reached in two ways",
  why: "An assistant that was asked to get in touch takes the way it can use: it may be able to write but not to call. One way alone also fails when it is down.",
  fix: "Show two ways to get in touch as plain text and links on the home or contact page: a phone number, an email address, a contact form, online booking or a messaging link.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/structured-data/organization",
  headline: ({ name }, shown = []) => {
    const [who] = namedIn(shown, "about").flatMap((way) => LEFT_OUT[way] ?? []);
    return who === undefined
      ? `An assistant asked to contact ${name} finds too few ways to do it`
      : `An assistant that ${who} finds no other way to reach ${name}`;
  },
  run({ channels, profile, pages, home }) {
    if (profile.siteType.value === "docs") return na("Nobody looks for a contact in documentation.");
    const found = channels.filter(
      (channel) => WAYS[channel.type] !== undefined && channel.confidence !== "low" && !losesChannel(channel, pages),
    );
    const wayOf = ({ type, isForDemo }: Channel): string => (isForDemo ? FOR_DEMO : (WAYS[type] ?? type));
    const kinds = [...new Set(found.map(wayOf))];
    const sample = channels.some(({ type }) => type === "phone") ? undefined : pages.find(hasSampleNumber);
    const samples =
      sample === undefined
        ? []
        : [
            seen(
              sample.url,
              "a phone link with a sample number or a mistyped one",
              "Such a number reaches nobody, and does not count.",
            ),
          ];
    const but = sample === undefined ? "" : " A phone link carries what looks like a sample number or a mistyped one.";
    const evidence = found.slice(0, 4).map((channel) => {
      const way = wayOf(channel);
      return seen(channel.pages[0] ?? home.url, channel.evidence, `Counts as ${way}.`, { about: [way] });
    });
    if (kinds.length >= ENOUGH) return pass(`The site offers ${listOf(kinds, 6)}.${but}`, [...evidence, ...samples]);
    const named = kinds[0] === WAYS.email ? [] : unaddressed(pages);
    if (kinds.length === 1)
      return absent(
        warn(
          `${kinds[0] === FOR_DEMO ? "No phone number, email address or contact form was found, only" : "The only way to get in touch that was found is"} ${listOf(kinds)}.${but}`,
          [...named.slice(0, 3).map(({ url, quote }) => seen(url, `“${quote}”`, "")), ...evidence, ...samples],
          {
            fix:
              askedOf(named) ??
              `Show a second way to get in touch as plain text or link on the home or contact page, such as ${listOf(
                Object.values(WAYS).filter((way) => !kinds.includes(way)),
                6,
              ).replace(" and ", " or ")}.`,
          },
        ),
      );
    if (profile.siteType.value === "app-shell") {
      return unable("The pages are built by scripts in the browser, so their contact details could not be read.");
    }
    if (pages.length > 0 && pages.every(leavesMenuToScripts)) return unable(MENU_UNREAD);
    return absent(
      fail(`No way to get in touch was found ${onPagesRead(pages)}.${but}`, [
        seen(
          pages.find(({ kind }) => kind === "contact")?.url ?? home.url,
          "no phone number, email address, contact form, booking, chat or messaging link",
          "Placeholders such as sample numbers do not count.",
        ),
        ...samples,
      ]),
    );
  },
});

/** A link to dial whose number is one of templates; what has no number at all is no sample. */
const hasSampleNumber = ({ anchors }: PageFacts): boolean =>
  anchors.some(({ href, hidden }) => !hidden && /^(?:tel|callto):.*\d{3}/i.test(href) && isPlaceholderPhone(href));

/**
 * To write or apply by e-mail, or to a department that is named: the verb stands near. Support by e-mail is a service, and a
 * message may be the site's own.
 */
const WRITE =
  /(?<!\p{L})(?:(?:apply|write|register|ask|enquire|inquire|send (?:us|your)|contact us|reach us|schreib|bew[ei]rb|anmeld|melde|écri|postul|inscri|réserv|escrib|solicit|scriv|candid|prenot|schrijf|sollicit|napisz|zgłoś|zapisz|skriv|ansök|anmäl)\p{L}*(?:\s\S+){0,4}\s(?:(?:by|via|per|par|por|med|tramite) (?:e-?mail|mejl|courriel|correo electrónico|posta elettronica)|mejlem|pocztą elektroniczną)|e-?mail us|(?:write to|contact) (?:our )?(?:sales|support))(?![\p{L}\p{N}@-])/iu;
const FROM_SITE =
  /(?:\b(?:we|you) (?:will )?(?:send|receive|get)|\bsen[dt] (?:to )?you|erhalten|bekommen|senden wir|wir senden|recev|vous envoy|recib|le envi|ricev|inviamo|otrzyma|wyśle|får du|skickar vi)|(?<!\p{L})(?:never|not|no|don['’]t|kein\p{L}{0,2}|nicht|nie|pas|non|niet|geen|inte|ikke)(?!\p{L})/iu;

/** What pages say where people are told to write and no address stands; the words alone, and no link in them. */
const unaddressed = (pages: readonly PageFacts[]): { url: string; quote: string }[] =>
  pages.flatMap(({ url, kind, blocks, anchors }) => {
    if (kind === "legal" || kind === "post") return [];
    const [quote] = blocks.flatMap(({ region, text }) => {
      // In a sentence, not as the label of a field.
      if (region !== "main" || !/[.!?]$/.test(text.trim())) return [];
      return text.split(/[.;:!?](?:\s|$)/).filter((part) => {
        const [told] = WRITE.exec(part) ?? [];
        return told !== undefined && !FROM_SITE.test(part) && !anchors.some((anchor) => anchor.text.includes(told));
      });
    });
    return quote === undefined ? [] : [{ url, quote: quote.trim().slice(0, QUOTE_CHARS) }];
  });
const QUOTE_CHARS = 110;

const askedOf = (named: readonly { url: string }[]): string | null =>
  named.length === 0
    ? null
    : `Print the address, number or form that is meant there, as plain text or link, on ${listOf(named.map(({ url }) => pathOf(url)))}, which ${named.length === 1 ? "tells people to get in touch and does not say where" : "tell people to get in touch and do not say where; it need not be the same on each"}.`;
