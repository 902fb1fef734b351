import { expect, it } from "vitest";
import { draftOn } from "../../../fixtures/drafts.ts";

const siteOf = (main: string) => ({
  pages: {
    "/": `<html lang="en"><head><title>Harbor Dental</title></head><body><main><h1>Harbor Dental</h1>${main}</main></body></html>`,
  },
});

it("repeats in a draft of a field all that the field has", () => {
  const { draft } = draftOn(
    "form-autocomplete",
    siteOf(
      '<form><label for="n">Name</label><input id="n" name="name" placeholder=" " class="big field" maxlength="80" required data-step="1"><label for="t">Message</label><textarea id="t" name="text"></textarea></form>',
    ),
  );
  expect(draft?.content).toBe(
    '<input type="text" id="n" name="name" autocomplete="name" required placeholder=" " class="big field" maxlength="80" data-step="1">',
  );
  expect(draft?.notes.join()).not.toContain("lists");
});

it("keeps the rows of a text box, and names what it does not print again", () => {
  const { draft } = draftOn(
    "form-labels",
    siteOf(
      '<form><textarea name="text" rows="4" placeholder="Write to anna.berg@example-mail.org"></textarea><select name="topic" class="wide"><option>Check-up</option></select></form>',
    ),
  );
  expect(draft?.content).toContain('rows="4" placeholder="[as it is]"></textarea>');
  expect(draft?.content).toContain('<select id="topic-2" name="topic" class="wide">');
  expect(draft?.notes).toContain("Keep the choices inside lists.");
});

it("takes what stands beside a pattern for a hint on mistakes, and no label", () => {
  const { outcome, draft } = draftOn(
    "form-labels",
    siteOf(
      '<form><input type="tel" name="tel" pattern="[0-9 ]+" title="Digits and spaces only"><textarea name="text" aria-label="Message"></textarea></form>',
    ),
  );
  expect(outcome.status).toBe("warn");
  expect(draft?.content).toContain('<label for="tel-1">Phone</label>');
  expect(draft?.content).toContain('title="Digits and spaces only"');
});

it("prints no program again, and nothing that would outvote the name it asks for", () => {
  const { draft } = draftOn(
    "control-names",
    siteOf('<button type="submit" formaction="javascript:send()" aria-labelledby="gone"><i class="icon"></i></button>'),
  );
  expect(draft?.content).toContain('formaction="[as it is]"');
  expect(draft?.content).not.toMatch(/javascript|labelledby/);
});

it("describes a page by a sentence with a star inside a word, and by none with that of a note", () => {
  const said = (star: string): string =>
    draftOn("meta-description", {
      pages: {
        "/": `<html lang="de"><head><title>Praxis Hafen</title></head><body><main><h1>Praxis Hafen</h1><p>Die Praxis Hafen behandelt ${star} mit Rückenschmerzen und Sportverletzungen in Köln.</p></main></body></html>`,
      },
    }).draft?.content ?? "";
  expect(said("Patient*innen")).toContain("Patient*innen mit Rückenschmerzen");
  expect(said("Patienten*")).not.toContain("Rückenschmerzen");
});

it("tells of links without an address only where its lines have one", () => {
  const bare = '<a href="#"><i class="fa fa-star"></i></a>';
  const named = Array.from({ length: 10 }, (_, at) => `<a href="/price-${at}"><i class="fa fa-star"></i></a>`).join("");
  const isTold = (main: string): boolean => {
    const { draft } = draftOn(
      "control-names",
      siteOf(`<a href="https://www.instagram.com/harbordental"><i></i></a>${main}`),
    );
    const notes = draft?.notes.some((note) => note.startsWith("Links marked")) ?? false;
    expect(notes).toBe(draft?.content.includes('href="[address]"'));
    return notes;
  };
  expect(isTold(bare)).toBe(true);
  expect(isTold(named + bare)).toBe(false);
});
