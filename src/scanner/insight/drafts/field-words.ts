// What the personal fields of a form are called, by language.
import type { FieldPurpose } from "../../evidence/operability/operate-forms.ts";

type Words = Readonly<Partial<Record<FieldPurpose, string>>>;

export const FIELD_WORDS: Readonly<Record<string, Words>> = {
  en: { name: "Name", email: "Email", tel: "Phone", street: "Street and number", postal: "Postal code", city: "City" },
  de: {
    name: "Name",
    email: "E-Mail",
    tel: "Telefon",
    street: "Straße und Hausnummer",
    postal: "Postleitzahl",
    city: "Ort",
  },
  fr: { name: "Nom", email: "E-mail", tel: "Téléphone", street: "Adresse", postal: "Code postal", city: "Ville" },
  es: {
    name: "Nombre",
    email: "Correo electrónico",
    tel: "Teléfono",
    street: "Dirección",
    postal: "Código postal",
    city: "Ciudad",
  },
  pt: { name: "Nome", email: "E-mail", tel: "Telefone", street: "Endereço", postal: "Código postal", city: "Cidade" },
  it: { name: "Nome", email: "Email", tel: "Telefono", street: "Indirizzo", postal: "CAP", city: "Città" },
  nl: {
    name: "Naam",
    email: "E-mail",
    tel: "Telefoon",
    street: "Straat en huisnummer",
    postal: "Postcode",
    city: "Plaats",
  },
  pl: {
    name: "Imię i nazwisko",
    email: "E-mail",
    tel: "Telefon",
    street: "Ulica i numer",
    postal: "Kod pocztowy",
    city: "Miejscowość",
  },
};
