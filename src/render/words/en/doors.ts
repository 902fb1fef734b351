// The ways into an account, and the question of an application that wants to act for its owner.
import { type Markup, markup } from "../../markup.ts";

/** A link whose name is a part of the sentence. */
type LinkNamed = (name: string) => Markup;

export const doors = {
  signIn: {
    title: "Sign in",
    intro:
      "An account holds your API keys, your webhooks and the scans you started. There is no password: the first time makes the account.",
    email: "E-mail address",
    emailProblem: "That is not an e-mail address. It looks like ada@example.com.",
    button: "Mail me a link",
    works: (minutes: number) => `The link works once, within ${minutes} minutes.`,
  },
  mailSent: {
    title: "Look into your mailbox",
    text: (email: Markup, minutes: number) =>
      markup`We sent a link to ${email}. It works once, within ${minutes} minutes. Open it in this browser.`,
    nothing: (again: LinkNamed) => markup`Nothing there? Look among the junk mail, or ${again("try again")}.`,
  },
  confirm: {
    elsewhere: "This link was asked for in another browser",
    elsewhereText:
      "If you asked for it, on another device or in another window, go on. If somebody sent you this link, close the page: what you do next would be done in an account that somebody else can open.",
    as: (email: Markup) => markup`You will be signed in as ${email}.`,
    button: "Sign in",
    elsewhereButton: "I asked for it: sign in here",
    notYou: "If you did not ask for this, close the page.",
  },
  signedIn: {
    title: "You are signed in",
    as: (email: Markup) => markup`As ${email}.`,
    account: "Open your account",
    goOn: "Go on",
    signOut: "Sign out",
  },
  problems: {
    linkOver: {
      title: "This link does not work",
      text: "It was used already, is too old, or was cut off. Ask for a new one.",
    },
    elsewhere: {
      title: "This link was asked for in another browser",
      text: "Open the link in the mail again: the page says what signing in here means.",
    },
    questionOver: {
      title: "This question is no longer open",
      text: "It waited too long, or was changed on the way. Start again from the application.",
    },
    application: (code: string) => ({
      title: "The application asked for something that cannot be done",
      text: `It was sent back with the code ${code}. Start again from the application; if it stays, tell its maker.`,
    }),
    other: "That did not work",
    signIn: "Sign in",
  },
  consent: {
    title: (client: string, product: string) => `Let ${client} use ${product}?`,
    who: (email: string) => `Signed in as ${email}. The application chose its name itself.`,
    asks: "It asks to:",
    scopes: {
      openid: "Know who you are",
      profile: "See your name",
      email: "See your e-mail address",
      offline_access: "Stay connected while you are away",
    },
    sentTo: "You will be sent to",
    nowhere: "nowhere",
    description: "Its description comes from",
    uses: "It will use",
    allow: "Allow",
    refuse: "Refuse",
    notMe: "This is not me: sign out",
  },
};
