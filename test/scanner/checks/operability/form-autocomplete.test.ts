import { describe, expect, it } from "vitest";
import { formAutocomplete } from "../../../../src/scanner/checks/operability/form-autocomplete.ts";
import { purposeOf } from "../../../../src/scanner/evidence/operability/operate-forms.ts";
import { field, form, page, site } from "../../../fixtures/site.ts";

const run = (...fields: ReturnType<typeof field>[]) =>
  formAutocomplete.run(site({ pages: [page({ forms: [form({ label: "Contact", fields })] })] }));

describe("form-autocomplete", () => {
  it("passes fields that say what they want and have the right type", () => {
    const verdict = run(
      field({ label: "Name", autocomplete: "name" }),
      field({ label: "Email", type: "email", autocomplete: "section-a email" }),
      field({ label: "Message", tag: "textarea", type: "textarea" }),
    );
    expect(verdict.status).toBe("pass");
  });

  it("fails fields without a value, with on or off, or with the wrong type", () => {
    const verdict = run(
      field({ label: "Name", autocomplete: "on" }),
      field({ name: "mail", label: "Email", autocomplete: "email" }),
    );
    expect(verdict).toMatchObject({ status: "fail", score: 0 });
    expect(verdict.evidence[0]?.received).toBe('both fields; the name field of “Contact” has autocomplete="on"');
  });

  it("takes the types of mail addresses and phone numbers for what they say, and a refusal for one", () => {
    expect(run(field({ type: "email" }), field({ type: "tel" })).status).toBe("pass");
    expect(run(field({ type: "email", autocomplete: "off" })).status).toBe("fail");
    expect(run(field({ type: "email" }), field({ label: "Name" })).evidence[0]?.received).toContain("the name field");
  });

  it("is not asked of what belongs to a spouse, a child, a friend or who is called in an emergency", () => {
    const others = ["Spouse's First Name", "Dependent's Last Name", "Friend's email", "Name des Ehepartners"];
    for (const label of [...others, "Nom du destinataire", "Emergency phone"])
      expect(run(field({ label })).status).toBe("na");
    expect(run(field({ label: "First name" })).status).toBe("fail");
  });

  it("is not asked of a landlord, a supervisor, a referee, a second applicant, a relative or a pet", () => {
    const coded = ["landlordName", "supervisorName", "ref1Name", "coApplicant_name"];
    for (const name of coded) expect(run(field({ label: "Name", name })).status).toBe("na");
    const labels = ["Name des Vermieters", "Nom de l'employeur", "Nombre del familiar o conocido", "Nome do cachorro"];
    for (const label of [...labels, "Naam van uw huisarts", "Imię dziecka", "Nome del garante", "Reference 1: phone"])
      expect(run(field({ label })).status).toBe("na");
  });

  it("is not asked of the name of a company, a profile or a repository, which the code alone may tell", () => {
    for (const name of ["companyName", "profile-name", "repo_name", "pet_name"])
      expect(run(field({ label: "Name", name })).status).toBe("na");
    expect(run(field({ label: "Repository name" })).status).toBe("na");
    expect(run(field({ label: "Your name", name: "profile-name" })).status).toBe("fail");
    expect(run(field({ label: "Name", name: "event-name" })).status).toBe("fail");
  });

  it("is not asked of a number of things, nor of a candidate, a practice or a school that somebody writes for", () => {
    expect(run(field({ label: "Nombre de pièces", type: "number" })).status).toBe("na");
    for (const label of ["Candidate's Full Name", "Practice / Clinic Name", "School name"])
      expect(run(field({ label })).status).toBe("na");
    expect(run(field({ label: "Postal code", type: "number" })).status).toBe("fail");
    expect(run(field({ label: "Address & Postcode" })).status).toBe("na");
  });

  it("is not asked of search boxes and questions that are not personal", () => {
    expect(run(field({ label: "Company name" }), field({ label: "Your project" })).status).toBe("na");
    const search = form({ method: "get", fields: [field({ name: "q", label: "Search by name", type: "search" })] });
    expect(formAutocomplete.run(site({ pages: [page({ forms: [search] })] })).status).toBe("na");
  });
});

it("names the values that are missing and no others", () => {
  const fields = [
    field({ name: "phone", label: "Phone" }),
    field({ name: "city", label: "City" }),
    field({ name: "email", type: "email", autocomplete: "email" }),
  ];
  expect(formAutocomplete.run(site({ pages: [page({ forms: [form({ fields })] })] })).fix).toBe(
    "On {pages|the site} give the fields that lack it their autocomplete value (address-level2) and use the input type tel.",
  );
});

it("names a type alone where that is all that is missing", () => {
  expect(run(field({ name: "phone", label: "Phone", autocomplete: "tel" })).fix).toBe(
    "On {pages|the site} use the input type tel.",
  );
});

it("is not asked of a field for one of two things, nor of both of from and to", () => {
  expect(run(field({ label: "E-mail / phone", name: "phone" })).status).toBe("na");
  expect(run(field({ label: "From city" }), field({ label: "To city" })).status).toBe("na");
  expect(run(field({ label: "City" })).status).toBe("fail");
});

describe("purposeOf", () => {
  it.each([
    ["Telefonnummer", "tel"],
    ["Courriel", "email"],
    ["Kod pocztowy", "postal"],
    ["Dirección", "street"],
    ["Woonplaats", "city"],
    ["Imię", "name"],
    ["お名前", "name"],
    ["Kartennummer", "card"],
    ["Unternehmensname", null],
    ["What should we call your pet?", null],
  ])("reads %j as %s", (label, purpose) => {
    expect(purposeOf(field({ label, name: "", id: "" }))).toBe(purpose);
  });

  it("asks the code for two things only where the label names none", () => {
    const over = { id: "mobile-email", name: "email" };
    expect(purposeOf(field({ ...over, type: "email", label: "E-mail" }))).toBe("email");
    expect(purposeOf(field({ ...over, label: "E-mail" }))).toBe("email");
    expect(purposeOf(field({ ...over, label: "E-mail or phone" }))).toBeNull();
    expect(purposeOf(field({ ...over, label: "How to reach you" }))).toBeNull();
  });

  it("falls back on the name of the field", () => {
    expect(purposeOf(field({ label: "", name: "contact[firstName]", id: "" }))).toBe("name");
  });
});

it.each([
  ["Business name", "", "text"],
  ["Name of your organisation", "", "text"],
  ["Name", "business-name", "text"],
  ["Nome organizzazione", "", "text"],
  ["Nombre del negocio", "", "text"],
  ["Nom de l’établissement", "", "text"],
  ["Naam van uw organisatie", "", "text"],
  ["Nazwa lub imię działalności", "", "text"],
  ["Name des Betriebs", "", "text"],
])("does not ask for the writer's name in “%s” (%s)", (label, name, type) => {
  expect(purposeOf(field({ label, name, type }))).toBe(null);
});

it("reads a business phone number as a number, and the name of a writer whose form is called a business form", () => {
  expect(purposeOf(field({ label: "Business phone" }))).toBe("tel");
  expect(purposeOf(field({ label: "Your name", name: "business-form-name" }))).toBe("name");
});
