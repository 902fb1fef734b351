import { expect, it } from "vitest";
import { isMapAddress } from "../../../../src/scanner/evidence/contacts/map-address.ts";
import { isPlaceLocal } from "../../../../src/scanner/insight/place-local.ts";
import { anchor, page } from "../../../fixtures/site.ts";

it.each([
  "https://www.google.de/maps/place/Am+Markt+5",
  "https://www.google.com/maps/embed?pb=!1m18",
  "https://maps.google.com/?q=Rynek+5",
  "https://maps.app.goo.gl/aBcD",
  "https://www.openstreetmap.org/export/embed.html",
  "https://www.bing.com/maps?cp=52.1",
  "https://yandex.com.tr/maps/org/1",
  "https://mapy.com/s/abc",
])("%s is the address of a map, whoever asks", (address) => {
  expect(isMapAddress(address)).toBe(true);
  expect(isPlaceLocal([page({ kind: "contact", anchors: [anchor(`${address}#on-which-we-are`, "Map")] })], [])).toBe(
    true,
  );
});

it.each([
  "https://www.google.com/search?q=maps",
  "https://example.com/maps",
  "https://goo.gl/abc",
  "https://www.datamap.com/",
  "https://www.climbing.com/maps",
  "https://mapy.company.com/",
  "https://example.com/share?u=https://google.com/maps",
])("%s is none", (address) => {
  expect(isMapAddress(address)).toBe(false);
});
