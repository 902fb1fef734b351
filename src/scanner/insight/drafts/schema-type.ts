// The class of schema.org that fits a business best, by what its titles say and by its finer kind.
import type { Profile } from "../../../model/profile.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { hasTerm, makeSearchText, prepareTerms } from "../../evidence/text/text-search.ts";

/** Words of a trade in titles and main headings; the narrower class first. */
const WORDS: readonly (readonly [string, readonly string[]])[] = (
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

export interface SchemaType {
  type: string;
  /** Nothing told which kind it is: a narrower class has to be chosen. */
  isGeneral: boolean;
}

export function schemaTypeOf(site: Pick<SiteEvidence, "home" | "pages" | "profile">): SchemaType {
  const { profile } = site;
  const isPlace = profile.isLocal || profile.siteType.value === "local-business";
  const byKind = BY_KIND[profile.industry.subKind ?? ""];
  if (!isPlace) return withoutPlace(profile, byKind);
  const named = typeByWords(site);
  if (named !== null) return { type: named, isGeneral: false };
  if (byKind !== undefined) return { type: byKind, isGeneral: false };
  // An address alone makes no shop or practice of a project, a club or a publication.
  if (ORGANIZATIONS.has(profile.siteType.value ?? "")) return { type: "Organization", isGeneral: false };
  return { type: profile.industry.value === "retail" ? "Store" : "LocalBusiness", isGeneral: true };
}

function withoutPlace(profile: Profile, byKind: string | undefined): SchemaType {
  if (profile.siteType.value === "portfolio") return { type: "Person", isGeneral: false };
  if (byKind !== undefined && WITHOUT_PLACE.has(byKind)) return { type: byKind, isGeneral: false };
  return { type: profile.siteType.value === "ecommerce" ? "OnlineStore" : "Organization", isGeneral: false };
}

/** The start page's title and main heading alone: a trade named further down may be a customer's. */
function typeByWords({ home, profile }: Pick<SiteEvidence, "home" | "profile">): string | null {
  const heads = home.headings.filter(({ level, hidden }) => level === 1 && !hidden).map(({ text }) => text);
  const text = makeSearchText([profile.businessName.value ?? "", home.titles[0] ?? "", ...heads].join(" | "));
  return WORDS.find(([, terms]) => hasTerm(text, terms))?.[0] ?? null;
}
