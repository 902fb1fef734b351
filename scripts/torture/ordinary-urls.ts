// Addresses of ordinary websites, none of which may be refused.

const DOMAINS = `
  wikipedia.org cloudflare.com github.com bbc.co.uk spiegel.de lemonde.fr elpais.com corriere.it nytimes.com asahi.com
  gov.uk service.gov.uk europa.eu bund.de admin.ch nasa.gov mit.edu ox.ac.uk ethz.ch u-tokyo.ac.jp unimelb.edu.au
  usp.br uct.ac.za iitb.ac.in nus.edu.sg tsinghua.edu.cn amazon.com amazon.de ebay.co.uk mercadolivre.com.br
  flipkart.com rakuten.co.jp zalando.de otto.de ikea.com lidl.pl allegro.pl bol.com coolblue.nl elgiganten.se
  komplett.no verkkokauppa.com power.dk kaufland.cz emag.ro skroutz.gr hepsiburada.com noon.com jumia.com.ng
  takealot.com kogan.com.au trademe.co.nz shopee.sg lazada.co.th tokopedia.com coupang.com pchome.com.tw hktvmall.com
  stripe.com shopify.dev web.dev example.com example.org example.net vercel.app netlify.app github.io pages.dev
  workers.dev herokuapp.com blogspot.com wordpress.com squarespace.com notion.site webflow.io myshopify.com
  hotel-adler.berlin zahnarzt.koeln cafe.wien bakery.london plumber.nyc studio.paris salon.tokyo shop.sydney
  praxis.bayern law.attorney fix.plumbing eat.restaurant yoga.fitness tax.accountants roof.construction vet.dog
  fritz.box x.com t.co a.co q.com 1and1.com 123.com 4chan.org 7-eleven.com 3m.com 360.cn 24sata.hr 1.fm 0x.org
  xn--mnchen-3ya.de xn--bcher-kva.example.com xn--fiqs8s.xn--fiqs8s xn--p1ai.example.org local.com internal.com
  localhost.run test.com invalid.net example.de lan.com corp.com onion.com arpa.com home.com private.com
`
  .split(/\s+/)
  .filter((name) => name !== "");
const INTERNATIONAL = [
  "bücher.de",
  "müller.ch",
  "żabka.pl",
  "例え.jp",
  "правда.рф",
  "中国银行.cn",
  "españa.es",
  "ñandú.cl",
];

/** Names that are suffixes themselves carry a site under them. */
const SUFFIXES = new Set(
  "gov.uk service.gov.uk vercel.app netlify.app github.io pages.dev workers.dev herokuapp.com blogspot.com notion.site webflow.io myshopify.com wordpress.com".split(
    " ",
  ),
);

/** https addresses that every sink has to admit. */
export function ordinaryUrls(): string[] {
  const hosts = DOMAINS.map((name) => (SUFFIXES.has(name) ? `some-shop.${name}` : name));
  return [
    ...hosts.map((host) => `https://${host}/`),
    ...hosts.map((host, i) => `https://www.${host}/about/${i}?lang=en&ref=${i}#top`),
    ...hosts.map((host, i) => `https://shop-${i}.${host}:8443/a%20b/c_(d)`),
    ...hosts.map((host) => `https://${host.toUpperCase()}./10.0.0.1/localhost`),
    ...INTERNATIONAL.flatMap((host) => [`https://${host}/`, `https://www.${host}/seite?q=ü`]),
  ];
}
