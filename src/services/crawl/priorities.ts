// Order in which waiting requests of one scan go out; lower goes first.
export const PRIORITY = {
  robots: 0,
  start: 1,
  sitemap: 2,
  page: 3,
  control: 4,
  document: 5,
  probe: 6,
  markdown: 7,
  call: 8,
  image: 9,
  linkCheck: 10,
} as const;
