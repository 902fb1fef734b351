const MAP =
  /^https?:\/\/(?:[^/?#]{1,100}\.)?(?:google\.[a-z.]{2,20}\/maps|maps\.google\.[a-z.]{2,20}(?:[/?]|$)|goo\.gl\/maps|maps\.app\.goo\.gl|openstreetmap\.org|bing\.com\/maps|maps\.apple\.com|yandex\.[a-z.]{2,20}\/map|map\.naver\.|map\.kakao\.|amap\.com|map\.baidu\.|mapy\.(?:cz|com)(?:[/?]|$))/i;

/** Address of a map service. */
export const isMapAddress = (address: string): boolean => MAP.test(address);
