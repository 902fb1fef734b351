import { defineChannelFact } from "../define-fact.ts";

export const onlineBooking = defineChannelFact({
  id: "online-booking",
  type: "booking",
  title: "Online booking",
  what: "way to book online",
  drawnBy: "booking",
  why: "Where a time can be booked online, customers and their assistants need not call.",
  fix: "Link a page with bookable times from the home page and each service page.",
  reference: "https://schema.org/ReserveAction",
});
