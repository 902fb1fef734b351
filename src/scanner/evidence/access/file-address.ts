// Addresses of files that people are sent to fetch: forms, price lists, certificates.
import { addressParts } from "../../../model/address-parts.ts";
import { isCartAddress } from "../commerce/cart-address.ts";

const FILE = /\.(?:pdf|docx?|odt|rtf|xlsx?|ods|pptx?|csv|zip)$/i;

export const isFile = (url: string): boolean => URL.canParse(url) && FILE.test(new URL(url).pathname);

/** Where customers log in, sign up or pay: what does not open there is not given up. */
const DOOR =
  /[/_-](?:log-?in|sign-?(?:in|up)|register|(?:my-?)?account|(?:\w{2,12}-?)?portal|anmelden|registrieren|mein-konto|connexion|inscription|mon-compte|iniciar-sesion|mi-cuenta|accedi|registrazione|inloggen|aanmelden|logowanie|rejestracja|giris|kayit)(?:\.[a-z]{3,5})?(?:\/|$)/i;
export const isDoor = (url: string): boolean => DOOR.test(addressParts(url)?.pathname ?? "") || isCartAddress(url);

/** How a dead link of a menu is told, and known again. */
export const IN_MENU = "In the menu of";
/** The same of what the home page itself puts before its visitors. */
export const IN_VIEW = "In the main part of";
export const isGoneFromView = ({ meaning }: { meaning: string }): boolean => meaning.startsWith(IN_VIEW);
export const isGoneFromMenu = ({ meaning }: { meaning: string }): boolean => meaning.startsWith(IN_MENU);
