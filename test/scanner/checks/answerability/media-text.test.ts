import { expect, it } from "vitest";
import { mediaText } from "../../../../src/scanner/checks/answerability/media-text.ts";
import { anchor, bare, node, page, site, text } from "../../../fixtures/site.ts";
import { filler } from "./content-pages.ts";

const film = { kind: "video", hasTracks: false, src: "https://example-clinic.com/tour.mp4?v=2" } as const;
const run = (over: Parameters<typeof page>[0]) => mediaText.run(site({ pages: [page({ kind: "services", ...over })] }));

it("passes captions, a description in the markup, a transcript, or text beside the film", () => {
  expect(run({ media: [{ ...film, hasTracks: true }] }).status).toBe("pass");
  const described = bare(
    node("VideoObject", { description: "A tour of the practice, from the entrance to the two treatment rooms." }),
  );
  const jsonLd = [{ bytes: 100, error: null, hasSchemaContext: true, nodes: [described] }];
  expect(run({ media: [film], structured: { jsonLd, microdata: [], rdfaTypes: [] } }).status).toBe("pass");
  expect(run({ media: [film], anchors: [anchor("https://example-clinic.com/tour-text", "Transcript")] }).status).toBe(
    "pass",
  );
  expect(run({ media: [film], blocks: filler(16).map((one) => text(one)) }).status).toBe("pass");
});

it("fails a film that says nothing in words, own or embedded", () => {
  const verdict = run({ media: [film] });
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence[0]?.received).toBe("1 film or recording: https://example-clinic.com/tour.mp4");
  expect(
    run({ iframes: [{ src: "https://www.youtube-nocookie.com/embed/x", title: "Tour", hidden: false }] }).status,
  ).toBe("fail");
});

it("counts a film of the home page that visitors can start", () => {
  expect(run({ kind: "home", media: [{ ...film, hasControls: true }] }).status).toBe("fail");
});

it("leaves the moving background of the home page and other frames out", () => {
  expect(run({ kind: "home", media: [film] }).status).toBe("na");
  expect(run({ iframes: [{ src: "https://www.google.com/maps/embed", title: null, hidden: false }] }).status).toBe(
    "na",
  );
});
