// The class of schema.org that fits a business best, by what its titles say and by its finer kind.
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { isSubtypeOf } from "../../evidence/structured/schema-types.ts";
import { hasTerm, makeSearchText, prepareTerms } from "../../evidence/text/text-search.ts";

/** Words of a trade in titles and main headings; the narrower class first. */
export const WORDS: readonly (readonly [string, readonly string[]])[] = (
  [
    [
      "Dentist",
      "dentist*, dental, zahnarzt*, zahnärzt*, dentaire, dentista*, odontolog*, tandarts*, dentyst*, stomatolog*, diş, стоматолог*, zubní, 歯科, 치과, 牙科",
    ],
    ["VeterinaryCare", "veterinar*, vet, tierarzt*, vétérinaire*, weterynar*, dierenarts*, ветеринар*"],
    ["Pharmacy", "pharmacy, apotheke, pharmacie, farmacia*, farmácia, apteka, apotheek, аптека"],
    ["Optician", "optician*, optiker*, opticien*, óptica, ottica, optyk*"],
    [
      "Attorney",
      "attorney*, lawyer*, rechtsanwalt*, rechtsanwält*, avocat*, abogad*, advogad*, avvocat*, adwokat*, advocaat, avukat, адвокат*",
    ],
    ["Notary", "notary, notar, notaire*, notario, notaio, notariusz*"],
    [
      "AccountingService",
      "accountant*, bookkeep*, steuerberat*, expert-comptable*, comptable*, gestoría, contabil*, commercialista, księgow*, boekhoud*",
    ],
    ["InsuranceAgency", "insurance agency, insurance broker*, versicherungsmakler*, versicherungsagentur"],
    [
      "RealEstateAgent",
      "real estate, realtor*, estate agent*, immobilien*, agence immobilière, inmobiliaria*, imobiliária*, immobiliare, makelaar*, nieruchomości*, emlak*",
    ],
    [
      "Plumber",
      "plumb*, klempner*, sanitär*, plombier*, fontaner*, encanador*, idraulic*, loodgieter*, hydraulik*, сантехник*",
    ],
    ["Electrician", "electrician*, elektriker*, électricien*, electricista*, elettricista*, elektricien*, elektryk*"],
    ["RoofingContractor", "roof*, dachdecker*, couvreur*, dakdekker*, dekarz*"],
    ["HousePainter", "house painter*, painting contractor*, malerbetrieb*, malermeister*, schildersbedrijf"],
    ["Locksmith", "locksmith*, schlüsseldienst, serrurier*, cerrajer*, ślusarz*"],
    ["HVACBusiness", "hvac, heating and cooling, heizungsbau*, chauffagiste*"],
    ["AutoRepair", "auto repair, car repair, autowerkstatt, kfz-werkstatt, garage automobile, taller mecánico"],
    ["AutoDealer", "car dealer*, autohaus, concessionnaire*, concesionario"],
    ["Bakery", "bakery, bäckerei, boulangerie*, panadería, padaria, panificio, piekarni*, bakkerij"],
    ["CafeOrCoffeeShop", "cafe, café, coffee shop, coffeehouse, kawiarni*, cafetería"],
    ["Restaurant", "restaurant*, ristorante, trattoria, restaurante*, restauracj*, ресторан*, レストラン"],
    ["BarOrPub", "pub, bar, kneipe, taproom"],
    ["BedAndBreakfast", "bed and breakfast, b&b, chambre d'hôtes"],
    ["Campground", "campground, campsite, campingplatz, camping"],
    ["Hotel", "hotel*, hôtel*, albergo"],
    [
      "HairSalon",
      "hair salon, hairdresser*, barber*, friseur*, coiffeur*, coiffure, peluquería, parrucchier*, kapper, fryzjer*",
    ],
    ["NailSalon", "nail salon, nagelstudio"],
    ["TattooParlor", "tattoo*"],
    ["BeautySalon", "beauty salon, kosmetikstudio, institut de beauté, salão de beleza"],
    ["DaySpa", "day spa, spa"],
    ["ExerciseGym", "gym, fitness*, crossfit"],
    ["MovingCompany", "moving company, movers, umzugsunternehmen, déménag*, mudanzas"],
    ["TravelAgency", "travel agency, reisebüro, agence de voyages"],
    ["EmploymentAgency", "staffing, employment agency, personalvermittlung"],
    ["SelfStorage", "self storage, self-storage"],
    ["FurnitureStore", "furniture store, möbelhaus"],
    ["Florist", "florist*, blumenladen, fleuriste, floristería"],
    ["BookStore", "bookstore, bookshop, buchhandlung, librairie, librería"],
    ["BikeStore", "bike shop, bicycle store, fahrradladen"],
    ["JewelryStore", "jewelry store, jeweler*, juwelier*, bijouterie"],
    ["ClothingStore", "clothing store, boutique"],
    ["Preschool", "preschool, kindergarten, kita"],
    ["Church", "church, kirchengemeinde, paroisse, iglesia, igreja"],
    ["Museum", "museum, musée, museo, muzeum"],
  ] as const
).map(([type, words]) => [type, prepareTerms(words.split(", "))] as const);

const BY_KIND: Readonly<Record<string, string>> = {
  food: "FoodEstablishment",
  lodging: "LodgingBusiness",
  beauty: "HealthAndBeautyBusiness",
  fitness: "HealthClub",
  trades: "HomeAndConstructionBusiness",
  nonprofit: "NGO",
  religion: "PlaceOfWorship",
  club: "SportsOrganization",
  gov: "GovernmentOrganization",
  travel: "TravelAgency",
  events: "EventVenue",
  dental: "Dentist",
  vet: "VeterinaryCare",
  pharmacy: "Pharmacy",
  clinic: "MedicalClinic",
  lab: "DiagnosticLab",
  insurance: "InsuranceAgency",
  accounting: "AccountingService",
  lending: "FinancialService",
  law: "LegalService",
  notary: "Notary",
  staffing: "EmploymentAgency",
  school: "School",
  storage: "SelfStorage",
};
/** Of these a business that visitors do not come to can be one, too. */
const WITHOUT_PLACE: ReadonlySet<string> = new Set(["NGO", "GovernmentOrganization", "SportsOrganization", "School"]);

const ORGANIZATIONS: ReadonlySet<string> = new Set(["nonprofit-gov", "media-blog", "docs", "saas-api"]);

/** Whether people come to it or it comes to them: then it is asked for a kind of place. */
export const isPlace = ({ profile }: Pick<SiteEvidence, "profile">): boolean =>
  profile.isLocal || profile.siteType.value === "local-business";

/** Classes for the block about the business; a place gets as many as make it a place and an organization. */
export function schemaTypesOf(site: Pick<SiteEvidence, "home" | "profile">): string[] {
  const { profile } = site;
  const byKind = BY_KIND[profile.industry.subKind ?? ""];
  if (!isPlace(site)) return [withoutPlace(profile.siteType.value, byKind)];
  const type = typeByWords(site) ?? byKind;
  if (type !== undefined)
    return [
      type,
      ...(isSubtypeOf(type, "Place") ? [] : ["LocalBusiness"]),
      ...(isSubtypeOf(type, "Organization") ? [] : ["Organization"]),
    ];
  // An address alone makes no shop or practice of a project, a club or a publication.
  if (ORGANIZATIONS.has(profile.siteType.value ?? "")) return ["Organization"];
  const general = profile.industry.value === "retail" ? "Store" : "LocalBusiness";
  return [general, `[class that fits best, from https://schema.org/${general}]`];
}

function withoutPlace(siteType: string | null, byKind: string | undefined): string {
  if (siteType === "portfolio") return "Person";
  if (byKind !== undefined && WITHOUT_PLACE.has(byKind)) return byKind;
  return siteType === "ecommerce" ? "OnlineStore" : "Organization";
}

/** The start page's title and main heading alone: a trade named further down may be a customer's. */
function typeByWords({ home, profile }: Pick<SiteEvidence, "home" | "profile">): string | undefined {
  const heads = home.headings.filter(({ level, hidden }) => level === 1 && !hidden).map(({ text }) => text);
  const text = makeSearchText([profile.businessName.value ?? "", home.titles[0] ?? "", ...heads].join(" | "));
  return WORDS.find(([, terms]) => hasTerm(text, terms))?.[0];
}
