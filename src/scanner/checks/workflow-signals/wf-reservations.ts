import { defineWorkflowSignal } from "../define-workflow-signal.ts";

export const wfReservations = defineWorkflowSignal({
  id: "wf-reservations",
  title: "Work with reservations",
  work: "taking reservations",
  why: "Dates, party sizes and confirmations are exchanged for every guest.",
  fix: "Show availability and take reservations on the own site, with one calendar behind all portals.",
  reference: "https://www.onetonline.org/link/details/43-4081.00",
  signs: {
    words: ["book-table", "book-room"],
    types: [
      "LodgingBusiness",
      "Hotel",
      "BedAndBreakfast",
      "Hostel",
      "Campground",
      "Restaurant",
      "FoodEstablishment",
      "CafeOrCoffeeShop",
      "TouristTrip",
      "TouristAttraction",
    ],
    products: { categories: ["vertical-restaurant", "vertical-hotel"], least: 1 },
  },
});
