import { defineTechnologyFact } from "../define-fact.ts";

export const bookingSystem = defineTechnologyFact({
  id: "booking-system",
  title: "Booking system",
  categories: ["booking-system"],
  feeds: "booking",
  what: "a booking system",
  why: "With a booking system, times can be offered and confirmed without a call.",
  fix: "Link the booking page from the home page and every service page, as an ordinary link.",
  reference: "https://schema.org/ReserveAction",
});
