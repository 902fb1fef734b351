// Addresses where customers log in, sign up or pay: what does not open there is not given up.
import { addressParts } from "../../../model/address-parts.ts";
import { isCartAddress } from "../commerce/cart-address.ts";
import { isFile } from "./file-address.ts";

/** As a whole segment: a "cash-register" is sold, and "how-to-open-an-account" is read. */
const DOOR =
  /\/(?:(?:(?:my|wp|user|client|customer|member|patient|kunden|mein)-?)?(?:log-?in|account|portal)|sign-?(?:in|up)|register|anmelden|registrieren|mein-konto|connexion|inscription|mon-compte|iniciar-sesion|mi-cuenta|accedi|registrazione|inloggen|aanmelden|logowanie|rejestracja|kayit)(?:\.[a-z]{3,5})?(?:\/|$)/i;
export const isDoor = (url: string): boolean =>
  !isFile(url) && (DOOR.test(addressParts(url)?.pathname ?? "") || isCartAddress(url));
