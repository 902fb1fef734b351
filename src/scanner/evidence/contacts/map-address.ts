const MAP =
  /google\.[a-z.]{2,20}\/maps|maps\.google|goo\.gl\/maps|maps\.app\.goo\.gl|openstreetmap\.org|bing\.com\/maps|maps\.apple|yandex\.[a-z.]{2,20}\/map|map\.naver|map\.kakao|amap\.com|map\.baidu|mapy\.c/i;

/** Address of a map service. */
export const isMapAddress = (address: string): boolean => MAP.test(address);
