// The class tree of schema.org 30.0, pending terms and kinds of enumeration included: one line per class
// with its direct subclasses; a class with several parents stands in several lines.
const TREE = `
Thing: Action BioChemEntity CreativeWork Event Intangible MedicalEntity Organization Person Place Product Taxon
Action: AchieveAction AssessAction ConsumeAction ControlAction CreateAction FindAction InteractAction MoveAction
  OrganizeAction PlayAction SearchAction SeekToAction SolveMathAction TradeAction TransferAction UpdateAction
AchieveAction: LoseAction TieAction WinAction
AssessAction: ChooseAction IgnoreAction ReactAction ReviewAction
ChooseAction: VoteAction
ReactAction: AgreeAction DisagreeAction DislikeAction EndorseAction LikeAction WantAction
ConsumeAction: DrinkAction EatAction InstallAction ListenAction PlayGameAction ReadAction UseAction ViewAction
  WatchAction
UseAction: WearAction
ControlAction: ActivateAction AuthenticateAction DeactivateAction LoginAction ResetPasswordAction ResumeAction
  SuspendAction
CreateAction: CookAction DrawAction FilmAction PaintAction PhotographAction WriteAction
FindAction: CheckAction DiscoverAction TrackAction
InteractAction: BefriendAction CommunicateAction FollowAction JoinAction LeaveAction MarryAction RegisterAction
  SubscribeAction UnRegisterAction
CommunicateAction: AskAction CheckInAction CheckOutAction CommentAction InformAction InviteAction ReplyAction
  ShareAction
InformAction: ConfirmAction RsvpAction
MoveAction: ArriveAction DepartAction TravelAction
OrganizeAction: AllocateAction ApplyAction BookmarkAction PlanAction
AllocateAction: AcceptAction AssignAction AuthorizeAction RejectAction
PlanAction: CancelAction ReserveAction ScheduleAction
PlayAction: ExerciseAction PerformAction
TradeAction: BuyAction OrderAction PayAction PreOrderAction QuoteAction RentAction SellAction TipAction
TransferAction: BorrowAction DonateAction DownloadAction GiveAction LendAction MoneyTransfer ReceiveAction
  ReturnAction SendAction TakeAction
UpdateAction: AddAction DeleteAction ReplaceAction
AddAction: InsertAction
InsertAction: AppendAction PrependAction
BioChemEntity: ChemicalSubstance Gene MolecularEntity Protein
CreativeWork: AmpStory ArchiveComponent Article Atlas Blog Book Certification Chapter Claim Clip Code Collection
  ComicStory Comment Conversation Course CreativeWorkSeason CreativeWorkSeries Credential DataCatalog Dataset
  DefinedTermSet Diet DigitalDocument Drawing Episode ExercisePlan Game Guide HowTo HowToDirection HowToSection
  HowToStep HowToTip HyperToc HyperTocEntry LearningResource Legislation Manuscript Map MathSolver MediaObject
  MediaReviewItem Menu MenuSection Message Movie MusicComposition MusicPlaylist MusicRecording Painting Photograph
  Play Poster PublicationIssue PublicationVolume Quotation Review Sculpture Season SheetMusic ShortStory
  SoftwareApplication SoftwareSourceCode SpecialAnnouncement Statement TVSeason TVSeries Thesis VisualArtwork
  WebContent WebPage WebPageElement WebSite
Article: AdvertiserContentArticle NewsArticle Report SatiricalArticle ScholarlyArticle SocialMediaPosting TechArticle
NewsArticle: AnalysisNewsArticle AskPublicNewsArticle BackgroundNewsArticle OpinionNewsArticle ReportageNewsArticle
  ReviewNewsArticle
ScholarlyArticle: MedicalScholarlyArticle
SocialMediaPosting: BlogPosting DiscussionForumPosting
BlogPosting: LiveBlogPosting
TechArticle: APIReference
Book: Audiobook SequentialArt
Clip: MovieClip RadioClip TVClip VideoGameClip
Collection: ProductCollection
ComicStory: ComicCoverArt
Comment: Answer CorrectionComment Question
CreativeWorkSeason: PodcastSeason RadioSeason TVSeason
CreativeWorkSeries: BookSeries MovieSeries Periodical PodcastSeries RadioSeries TVSeries VideoGameSeries
Periodical: ComicSeries Newspaper
Credential: EducationalOccupationalCredential
Dataset: DataFeed
DataFeed: CompleteDataFeed
DefinedTermSet: CategoryCodeSet
DigitalDocument: NoteDigitalDocument PresentationDigitalDocument SpreadsheetDigitalDocument TextDigitalDocument
Episode: PodcastEpisode RadioEpisode TVEpisode
Game: VideoGame
HowTo: Recipe
LearningResource: Course Quiz Syllabus
Legislation: LegislationObject
MediaObject: 3DModel AmpStory AudioObject DataDownload ImageObject LegislationObject MusicVideoObject TextObject
  VideoObject
AudioObject: AudioObjectSnapshot Audiobook
ImageObject: Barcode ImageObjectSnapshot
VideoObject: VideoObjectSnapshot
Message: EmailMessage
MusicPlaylist: MusicAlbum MusicRelease
PublicationIssue: ComicIssue
Review: ClaimReview CriticReview EmployerReview MediaReview Recommendation UserReview
CriticReview: ReviewNewsArticle
SoftwareApplication: MobileApplication OperatingSystem RuntimePlatform VideoGame WebApplication
VisualArtwork: CoverArt SequentialArt
CoverArt: ComicCoverArt
WebContent: HealthTopicContent
WebPage: AboutPage CheckoutPage CollectionPage ContactPage FAQPage ItemPage MedicalWebPage ProfilePage QAPage
  RealEstateListing SearchResultsPage
CollectionPage: MediaGallery
MediaGallery: ImageGallery VideoGallery
WebPageElement: SiteNavigationElement Table WPAdBlock WPFooter WPHeader WPSideBar
Event: BusinessEvent ChildrensEvent ComedyEvent ConferenceEvent CourseInstance DanceEvent DeliveryEvent EducationEvent
  EventSeries ExhibitionEvent Festival FoodEvent Hackathon LiteraryEvent MusicEvent PerformingArtsEvent
  PublicationEvent SaleEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent UserInteraction VisualArtsEvent
PublicationEvent: BroadcastEvent OnDemandEvent
UserInteraction: UserBlocks UserCheckins UserComments UserDownloads UserLikes UserPageVisits UserPlays UserPlusOnes
  UserTweets
Intangible: ActionAccessSpecification AlignmentObject Audience BedDetails Brand BroadcastChannel
  BroadcastFrequencySpecification Class ComputerLanguage ConstraintNode DataFeedItem DefinedTerm Demand
  DigitalDocumentPermission EducationalOccupationalProgram EnergyConsumptionDetails EntryPoint Enumeration
  FinancialIncentive FloorPlan GameServer GeospatialGeometry Grant HealthInsurancePlan
  HealthPlanCostSharingSpecification HealthPlanFormulary HealthPlanNetwork Invoice ItemList JobPosting Language
  ListItem MediaSubscription MemberProgram MemberProgramTier MenuItem MerchantReturnPolicy
  MerchantReturnPolicySeasonalOverride Observation Occupation OccupationalExperienceRequirements Offer Order
  ParcelDelivery PaymentMethod Permit ProductReturnPolicy ProgramMembership Property PropertyValueSpecification Rating
  Reservation Role Schedule Seat Series Service ServiceChannel SpeakableSpecification StatisticalPopulation
  StructuredValue Ticket Trip VirtualLocation
Audience: BusinessAudience EducationalAudience MedicalAudience PeopleAudience Researcher
MedicalAudience: Patient
PeopleAudience: MedicalAudience ParentAudience
BroadcastChannel: RadioChannel TelevisionChannel
RadioChannel: AMRadioChannel FMRadioChannel
ConstraintNode: StatisticalVariable
DefinedTerm: CategoryCode
CategoryCode: MedicalCode
EducationalOccupationalProgram: WorkBasedProgram
Enumeration: AdultOrientedEnumeration BoardingPolicyType BookFormatType BusinessEntityType BusinessFunction
  CarUsageType CertificationStatusEnumeration ContactPointOption DayOfWeek DeliveryMethod
  DigitalDocumentPermissionType DigitalPlatformEnumeration EnergyEfficiencyEnumeration EventAttendanceModeEnumeration
  FulfillmentTypeEnumeration GameAvailabilityEnumeration GamePlayMode GenderType GovernmentBenefitsType
  HealthAspectEnumeration IncentiveQualifiedExpenseType IncentiveStatus IncentiveType ItemAvailability
  ItemListOrderType LegalValueLevel MapCategoryType MeasurementMethodEnum MeasurementTypeEnumeration MediaEnumeration
  MediaManipulationRatingEnumeration MedicalEnumeration MerchantReturnEnumeration MusicAlbumProductionType
  MusicAlbumReleaseType MusicReleaseFormatType NonprofitType OfferItemCondition PaymentMethodType
  PhysicalActivityCategory PriceComponentTypeEnumeration PriceTypeEnumeration ProductReturnEnumeration PurchaseType
  QualitativeValue RefundTypeEnumeration RestrictedDiet ReturnFeesEnumeration ReturnLabelSourceEnumeration
  ReturnMethodEnumeration RsvpResponseType SizeGroupEnumeration SizeSystemEnumeration Specialty StatusEnumeration
  TierBenefitEnumeration WarrantyScope
EnergyEfficiencyEnumeration: EUEnergyEfficiencyEnumeration EnergyStarEnergyEfficiencyEnumeration
MeasurementTypeEnumeration: BodyMeasurementTypeEnumeration WearableMeasurementTypeEnumeration
MediaEnumeration: IPTCDigitalSourceEnumeration
MedicalEnumeration: DrugCostCategory DrugPregnancyCategory DrugPrescriptionStatus InfectiousAgentClass
  MedicalAudienceType MedicalDevicePurpose MedicalEvidenceLevel MedicalImagingTechnique
  MedicalObservationalStudyDesign MedicalProcedureType MedicalSpecialty MedicalStudyStatus MedicalTrialDesign
  MedicineSystem PhysicalExam
NonprofitType: DENonprofitType ITNonprofitType NLNonprofitType UKNonprofitType USNonprofitType
QualitativeValue: BedType DriveWheelConfigurationValue SizeSpecification SteeringPositionValue
SizeGroupEnumeration: WearableSizeGroupEnumeration
SizeSystemEnumeration: WearableSizeSystemEnumeration
Specialty: MedicalSpecialty
StatusEnumeration: ActionStatusType EventStatusType GameServerStatus LegalForceStatus OrderStatus PaymentStatusType
  ReservationStatusType
Grant: MonetaryGrant
ItemList: BreadcrumbList HowToSection HowToStep OfferCatalog
ListItem: HowToDirection HowToItem HowToSection HowToStep HowToTip
HowToItem: HowToSupply HowToTool
Offer: AggregateOffer OfferForLease OfferForPurchase
PaymentMethod: PaymentCard PaymentService
PaymentCard: CreditCard
Permit: GovernmentPermit
Rating: AggregateRating EndorsementRating
AggregateRating: EmployerAggregateRating
Reservation: BoatReservation BusReservation EventReservation FlightReservation FoodEstablishmentReservation
  LodgingReservation RentalCarReservation ReservationPackage TaxiReservation TrainReservation
Role: LinkRole OrganizationRole PerformanceRole
OrganizationRole: EmployeeRole
Series: CreativeWorkSeries EventSeries
Service: BroadcastService CableOrSatelliteService FinancialProduct FoodService GovernmentService Taxi TaxiService
  WebAPI
BroadcastService: RadioBroadcastService
FinancialProduct: BankAccount CurrencyConversionService InvestmentOrDeposit LoanOrCredit PaymentCard PaymentService
BankAccount: DepositAccount
InvestmentOrDeposit: BrokerageAccount DepositAccount InvestmentFund
LoanOrCredit: CreditCard MortgageLoan
StructuredValue: CDCPMDRecord ContactPoint DatedMoneySpecification DefinedRegion DeliveryTimeSettings
  EngineSpecification ExchangeRateSpecification GeoCoordinates GeoShape InstantaneousEvent InteractionCounter
  MonetaryAmount NutritionInformation OfferShippingDetails OpeningHoursSpecification OrderItem OwnershipInfo
  PostalCodeRangeSpecification PriceSpecification PropertyValue QuantitativeValue QuantitativeValueDistribution
  RepaymentSpecification ServicePeriod ShippingConditions ShippingDeliveryTime ShippingRateSettings ShippingService
  TypeAndQuantityNode WarrantyPromise
ContactPoint: PostalAddress
GeoShape: GeoCircle
InstantaneousEvent: Error
PriceSpecification: CompoundPriceSpecification DeliveryChargeSpecification PaymentChargeSpecification
  UnitPriceSpecification
PropertyValue: LocationFeatureSpecification
QuantitativeValue: Observation
QuantitativeValueDistribution: MonetaryAmountDistribution
Trip: BoatTrip BusTrip Flight TouristTrip TrainTrip
MedicalEntity: AnatomicalStructure AnatomicalSystem DrugClass DrugCost LifestyleModification MedicalCause
  MedicalCondition MedicalContraindication MedicalDevice MedicalGuideline MedicalIndication MedicalIntangible
  MedicalProcedure MedicalRiskEstimator MedicalRiskFactor MedicalStudy MedicalTest Substance SuperficialAnatomy
AnatomicalStructure: Bone BrainStructure Joint Ligament Muscle Nerve Vessel
Vessel: Artery LymphaticVessel Vein
LifestyleModification: Diet PhysicalActivity
PhysicalActivity: ExercisePlan
MedicalCondition: InfectiousDisease MedicalSignOrSymptom
MedicalSignOrSymptom: MedicalSign MedicalSymptom
MedicalSign: VitalSign
MedicalGuideline: MedicalGuidelineContraindication MedicalGuidelineRecommendation
MedicalIndication: ApprovedIndication PreventionIndication TreatmentIndication
MedicalIntangible: DDxElement DoseSchedule DrugLegalStatus DrugStrength MedicalCode MedicalConditionStage
DoseSchedule: MaximumDoseSchedule RecommendedDoseSchedule ReportedDoseSchedule
MedicalProcedure: DiagnosticProcedure PalliativeProcedure PhysicalExam SurgicalProcedure TherapeuticProcedure
TherapeuticProcedure: MedicalTherapy PsychologicalTreatment
MedicalTherapy: OccupationalTherapy PalliativeProcedure PhysicalTherapy RadiationTherapy RespiratoryTherapy
MedicalRiskEstimator: MedicalRiskCalculator MedicalRiskScore
MedicalStudy: MedicalObservationalStudy MedicalTrial
MedicalTest: BloodTest ImagingTest MedicalTestPanel PathologyTest
Substance: DietarySupplement Drug
Organization: Airline Consortium Cooperative Corporation EducationalOrganization FundingScheme GovernmentOrganization
  LibrarySystem LocalBusiness MedicalOrganization NGO NewsMediaOrganization OnlineBusiness PerformingGroup
  PoliticalParty Project ResearchOrganization SearchRescueOrganization SportsOrganization WorkersUnion
EducationalOrganization: CollegeOrUniversity ElementarySchool HighSchool MiddleSchool Preschool School
LocalBusiness: AnimalShelter ArchiveOrganization AutomotiveBusiness ChildCare Dentist DryCleaningOrLaundry
  EmergencyService EmploymentAgency EntertainmentBusiness FinancialService FoodEstablishment GovernmentOffice
  HealthAndBeautyBusiness HomeAndConstructionBusiness InternetCafe LegalService Library LodgingBusiness
  MedicalBusiness ProfessionalService RadioStation RealEstateAgent RecyclingCenter SelfStorage ShoppingCenter
  SportsActivityLocation Store TelevisionStation TouristInformationCenter TravelAgency
AutomotiveBusiness: AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash GasStation MotorcycleDealer
  MotorcycleRepair
EmergencyService: FireStation Hospital PoliceStation
EntertainmentBusiness: AdultEntertainment AmusementPark ArtGallery Casino ComedyClub MovieTheater NightClub
FinancialService: AccountingService AutomatedTeller BankOrCreditUnion InsuranceAgency
FoodEstablishment: Bakery BarOrPub Brewery CafeOrCoffeeShop Distillery FastFoodRestaurant IceCreamShop Restaurant
  Winery
GovernmentOffice: PostOffice
HealthAndBeautyBusiness: BeautySalon DaySpa HairSalon HealthClub NailSalon TattooParlor
HomeAndConstructionBusiness: Electrician GeneralContractor HVACBusiness HousePainter Locksmith MovingCompany Plumber
  RoofingContractor
LegalService: Attorney Notary
LodgingBusiness: BedAndBreakfast Campground Hostel Hotel Motel Resort VacationRental
Resort: SkiResort
MedicalBusiness: CommunityHealth Dentist Dermatology DietNutrition Emergency Geriatric Gynecologic MedicalClinic
  Midwifery Nursing Obstetric Oncologic Optician Optometric Otolaryngologic Pediatric Pharmacy Physician Physiotherapy
  PlasticSurgery Podiatric PrimaryCare Psychiatric PublicHealth
MedicalClinic: CovidTestingFacility
Physician: IndividualPhysician PhysiciansOffice
SportsActivityLocation: BowlingAlley ExerciseGym GolfCourse HealthClub PublicSwimmingPool SkiResort SportsClub
  StadiumOrArena TennisComplex
Store: AutoPartsStore BikeStore BookStore ClothingStore ComputerStore ConvenienceStore DepartmentStore
  ElectronicsStore Florist FurnitureStore GardenStore GroceryStore HardwareStore HobbyShop HomeGoodsStore JewelryStore
  LiquorStore MensClothingStore MobilePhoneStore MovieRentalStore MusicStore OfficeEquipmentStore OutletStore PawnShop
  PetStore ShoeStore SportingGoodsStore TireShop ToyStore WholesaleStore
MedicalOrganization: Dentist DiagnosticLab Hospital MedicalClinic Pharmacy Physician VeterinaryCare
OnlineBusiness: OnlineStore
OnlineStore: OnlineMarketplace
PerformingGroup: DanceGroup MusicGroup TheaterGroup
Project: FundingAgency ResearchProject
SportsOrganization: SportsTeam
Person: Patient
Place: Accommodation AdministrativeArea CivicStructure DefinedRegion Landform LandmarksOrHistoricalBuildings
  LocalBusiness Residence TouristAttraction TouristDestination
Accommodation: Apartment CampingPitch House Room Suite
House: SingleFamilyResidence
Room: HotelRoom MeetingRoom
AdministrativeArea: City Country SchoolDistrict State
CivicStructure: Airport Aquarium Beach BoatTerminal Bridge BusStation BusStop Campground Cemetery Crematorium
  EducationalOrganization EventVenue FireStation GovernmentBuilding Hospital MovieTheater Museum MusicVenue Park
  ParkingFacility PerformingArtsTheater PlaceOfWorship Playground PoliceStation PublicToilet RVPark StadiumOrArena
  SubwayStation TaxiStand TrainStation Zoo
GovernmentBuilding: CityHall Courthouse DefenceEstablishment Embassy LegislativeBuilding
PlaceOfWorship: BuddhistTemple Church HinduTemple Mosque Synagogue
Church: CatholicChurch
Landform: BodyOfWater Continent Mountain Volcano
BodyOfWater: Canal LakeBodyOfWater OceanBodyOfWater Pond Reservoir RiverBodyOfWater SeaBodyOfWater Waterfall
Residence: ApartmentComplex GatedResidenceCommunity
Product: DietarySupplement Drug IndividualProduct ProductCollection ProductGroup ProductModel SomeProducts Vehicle
Vehicle: BusOrCoach Car Motorcycle MotorizedBicycle
`;

/** Direct parents by class. */
const PARENTS = readTree(TREE);

/** True for a class of the schema.org vocabulary, written as there. */
export const isKnownType = (type: string): boolean => type === "Thing" || PARENTS.has(type);

/** Direct parents of a class; empty for an unknown one. */
export const parentsOf = (type: string): readonly string[] => PARENTS.get(type) ?? [];

/** The class itself and all its ancestors, nearest first. */
export function lineageOf(type: string): string[] {
  const line = [type];
  for (const known of line) {
    for (const parent of parentsOf(known)) if (!line.includes(parent)) line.push(parent);
  }
  return line;
}

/** True when the class is `ancestor` or below it: Dentist is an Organization. */
export const isSubtypeOf = (type: string, ancestor: string): boolean => lineageOf(type).includes(ancestor);

function readTree(tree: string): Map<string, string[]> {
  const parents = new Map<string, string[]>();
  let parent = "";
  for (const word of tree.split(/\s+/)) {
    if (word.endsWith(":")) parent = word.slice(0, -1);
    else if (word !== "") parents.set(word, [...(parents.get(word) ?? []), parent]);
  }
  return parents;
}
