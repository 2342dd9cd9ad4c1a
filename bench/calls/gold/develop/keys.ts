import type { CallGold } from '../call-gold.ts'
import { agencyHours } from './agency-hours.ts'
import { bakeryOvenVisit } from './bakery-oven-visit.ts'
import { beehiveSensors } from './beehive-sensors.ts'
import { bikeShops } from './bike-shops.ts'
import { binCollections } from './bin-collections.ts'
import { bookingOutage } from './booking-outage.ts'
import { bookshopTills } from './bookshop-tills.ts'
import { bowlingLanes } from './bowling-lanes.ts'
import { breweryLabels } from './brewery-labels.ts'
import { busShelters } from './bus-shelters.ts'
import { cafeMachines } from './cafe-machines.ts'
import { campusLockers } from './campus-lockers.ts'
import { canLabels } from './can-labels.ts'
import { carFleetSwitch } from './car-fleet-switch.ts'
import { carWashWater } from './car-wash-water.ts'
import { caravanGas } from './caravan-gas.ts'
import { cardiologyVisit } from './cardiology-visit.ts'
import { careRota } from './care-rota.ts'
import { carparkCameras } from './carpark-cameras.ts'
import { cheeseCaves } from './cheese-caves.ts'
import { chefAgency } from './chef-agency.ts'
import { chipFryers } from './chip-fryers.ts'
import { choirRobes } from './choir-robes.ts'
import { churchSound } from './church-sound.ts'
import { cinemaProjectors } from './cinema-projectors.ts'
import { claimsTriage } from './claims-triage.ts'
import { clinicCleaningCall } from './clinic-cleaning-call.ts'
import { clinicPrinters } from './clinic-printers.ts'
import { coachHire } from './coach-hire.ts'
import { coachRoutes } from './coach-routes.ts'
import { coldStore } from './cold-store.ts'
import { compressorFault } from './compressor-fault.ts'
import { condoPests } from './condo-pests.ts'
import { conservatoryLeak } from './conservatory-leak.ts'
import { contractReview } from './contract-review.ts'
import { conveyancingChecks } from './conveyancing-checks.ts'
import { councilPermits } from './council-permits.ts'
import { coworkingSingapore } from './coworking-singapore.ts'
import { craneHandover } from './crane-handover.ts'
import { creditUnionLoans } from './credit-union-loans.ts'
import { crmRenewalUs } from './crm-renewal-us.ts'
import { customsEntries } from './customs-entries.ts'
import { dairyTags } from './dairy-tags.ts'
import { danceFloor } from './dance-floor.ts'
import { dashCams } from './dash-cams.ts'
import { deedDictation } from './deed-dictation.ts'
import { dentalLabCold } from './dental-lab-cold.ts'
import { dentalTexts } from './dental-texts.ts'
import { droneSpraying } from './drone-spraying.ts'
import { dyehouseFixer } from './dyehouse-fixer.ts'
import { ediConnector } from './edi-connector.ts'
import { eggStamping } from './egg-stamping.ts'
import { elevatorAdsVoicemail } from './elevator-ads-voicemail.ts'
import { erpKickoff } from './erp-kickoff.ts'
import { espressoLeases } from './espresso-leases.ts'
import { eventTents } from './event-tents.ts'
import { examProctoring } from './exam-proctoring.ts'
import { expenseCards } from './expense-cards.ts'
import { expoBadges } from './expo-badges.ts'
import { factorySolar } from './factory-solar.ts'
import { ferryWifi } from './ferry-wifi.ts'
import { fishSupply } from './fish-supply.ts'
import { fleetTyres } from './fleet-tyres.ts'
import { flowerCartons } from './flower-cartons.ts'
import { forkliftLease } from './forklift-lease.ts'
import { forkliftTerms } from './forklift-terms.ts'
import { forklifts } from './forklifts.ts'
import { freightAccountHandover } from './freight-account-handover.ts'
import { fuelCards } from './fuel-cards.ts'
import { fundReporting } from './fund-reporting.ts'
import { funeralFleet } from './funeral-fleet.ts'
import { funeralFlowers } from './funeral-flowers.ts'
import { galaCateringComplaint } from './gala-catering-complaint.ts'
import { gelatoCabinets } from './gelato-cabinets.ts'
import { ginBottles } from './gin-bottles.ts'
import { grainSilos } from './grain-silos.ts'
import { grantsPortal } from './grants-portal.ts'
import { gravel } from './gravel.ts'
import { greenhouseSensors } from './greenhouse-sensors.ts'
import { gymAccess } from './gym-access.ts'
import { gymLeaseRenewal } from './gym-lease-renewal.ts'
import { gymMaintenance } from './gym-maintenance.ts'
import { gymSoftwareRenewal } from './gym-software-renewal.ts'
import { headsetTender } from './headset-tender.ts'
import { hearingClinic } from './hearing-clinic.ts'
import { heatMeters } from './heat-meters.ts'
import { helpdeskSeats } from './helpdesk-seats.ts'
import { hillTaxis } from './hill-taxis.ts'
import { homeSolarCallback } from './home-solar-callback.ts'
import { honeyJars } from './honey-jars.ts'
import { hopKilns } from './hop-kilns.ts'
import { horseFeed } from './horse-feed.ts'
import { hospicePhones } from './hospice-phones.ts'
import { hospitalBeds } from './hospital-beds.ts'
import { hotelLinen } from './hotel-linen.ts'
import { hotelLinenExit } from './hotel-linen-exit.ts'
import { hotelLinenLisbon } from './hotel-linen-lisbon.ts'
import { hotelLinenShams } from './hotel-linen-shams.ts'
import { hotelSoftware } from './hotel-software.ts'
import { hvacSignedLetter } from './hvac-signed-letter.ts'
import { iceBoats } from './ice-boats.ts'
import { iceRink } from './ice-rink.ts'
import { invoiceScanning } from './invoice-scanning.ts'
import { jewelerAlarms } from './jeweler-alarms.ts'
import { labFreezerFollowUp } from './lab-freezer-follow-up.ts'
import { languageCourses } from './language-courses.ts'
import { lateFurniture } from './late-furniture.ts'
import { laundromatPayments } from './laundromat-payments.ts'
import { lawFirmDemo } from './law-firm-demo.ts'
import { libraryCatalog } from './library-catalog.ts'
import { libraryKiosks } from './library-kiosks.ts'
import { liftMaintenance } from './lift-maintenance.ts'
import { liftService } from './lift-service.ts'
import { linenHire } from './linen-hire.ts'
import { loginProcurement } from './login-procurement.ts'
import { loneWorkers } from './lone-workers.ts'
import { machineManuals } from './machine-manuals.ts'
import { mallGuards } from './mall-guards.ts'
import { marinaBerths } from './marina-berths.ts'
import { mathsTutoring } from './maths-tutoring.ts'
import { mattressRentals } from './mattress-rentals.ts'
import { mixerTrucks } from './mixer-trucks.ts'
import { modularClassrooms } from './modular-classrooms.ts'
import { moversDashcams } from './movers-dashcams.ts'
import { mspComplaint } from './msp-complaint.ts'
import { museumAudio } from './museum-audio.ts'
import { museumAudioGuides } from './museum-audio-guides.ts'
import { museumTickets } from './museum-tickets.ts'
import { nurseryApp } from './nursery-app.ts'
import { nurseryVisit } from './nursery-visit.ts'
import { officeCleaning } from './office-cleaning.ts'
import { officeCoffee } from './office-coffee.ts'
import { officePlants } from './office-plants.ts'
import { orchardWatering } from './orchard-watering.ts'
import { organTuning } from './organ-tuning.ts'
import { oysterGrader } from './oyster-grader.ts'
import { packagingTerms } from './packaging-terms.ts'
import { palletRates } from './pallet-rates.ts'
import { palletWrap } from './pallet-wrap.ts'
import { parcelScanners } from './parcel-scanners.ts'
import { payrollBureau } from './payroll-bureau.ts'
import { payrollExit } from './payroll-exit.ts'
import { payrollHandover } from './payroll-handover.ts'
import { pestContract } from './pest-contract.ts'
import { pestControl } from './pest-control.ts'
import { pharmacySolar } from './pharmacy-solar.ts'
import { phoneSystem } from './phone-system.ts'
import { pianoTuning } from './piano-tuning.ts'
import { playPark } from './play-park.ts'
import { podcastStudio } from './podcast-studio.ts'
import { printShopLeads } from './print-shop-leads.ts'
import { printedBrackets } from './printed-brackets.ts'
import { radioPlayout } from './radio-playout.ts'
import { radiologyDictation } from './radiology-dictation.ts'
import { readyMixTerms } from './ready-mix-terms.ts'
import { recruitingInternal } from './recruiting-internal.ts'
import { roofScaffold } from './roof-scaffold.ts'
import { sachetWater } from './sachet-water.ts'
import { saddleClub } from './saddle-club.ts'
import { sawmillVibration } from './sawmill-vibration.ts'
import { scaffoldHire } from './scaffold-hire.ts'
import { schoolBlazers } from './school-blazers.ts'
import { schoolBuses } from './school-buses.ts'
import { schoolFibre } from './school-fibre.ts'
import { schoolMeals } from './school-meals.ts'
import { schoolMealsSupply } from './school-meals-supply.ts'
import { securityReview } from './security-review.ts'
import { shelfTags } from './shelf-tags.ts'
import { siteInductions } from './site-inductions.ts'
import { siteSafety } from './site-safety.ts'
import { siteTimesheets } from './site-timesheets.ts'
import { skiGates } from './ski-gates.ts'
import { skiHire } from './ski-hire.ts'
import { snackBoxes } from './snack-boxes.ts'
import { snaggingApp } from './snagging-app.ts'
import { solarPackhouse } from './solar-packhouse.ts'
import { spaWater } from './spa-water.ts'
import { spiceCartons } from './spice-cartons.ts'
import { stageLighting } from './stage-lighting.ts'
import { stoneTilesPrice } from './stone-tiles-price.ts'
import { storageDoors } from './storage-doors.ts'
import { studentRecords } from './student-records.ts'
import { substationSensors } from './substation-sensors.ts'
import { tannerySplitter } from './tannery-splitter.ts'
import { teaBriquettes } from './tea-briquettes.ts'
import { theatreLists } from './theatre-lists.ts'
import { theatreSeats } from './theatre-seats.ts'
import { timberOrder } from './timber-order.ts'
import { tomatoLights } from './tomato-lights.ts'
import { towerWindows } from './tower-windows.ts'
import { translations } from './translations.ts'
import { treasuryTerms } from './treasury-terms.ts'
import { truckTrackers } from './truck-trackers.ts'
import { trustSafeguarding } from './trust-safeguarding.ts'
import { tugboatPaint } from './tugboat-paint.ts'
import { tunaSeams } from './tuna-seams.ts'
import { turningCentre } from './turning-centre.ts'
import { vanInsurance } from './van-insurance.ts'
import { vetColdChain } from './vet-cold-chain.ts'
import { vetPhones } from './vet-phones.ts'
import { vetRecords } from './vet-records.ts'
import { vetSoftwareFollowUp } from './vet-software-follow-up.ts'
import { vetXray } from './vet-xray.ts'
import { vineyardFrost } from './vineyard-frost.ts'
import { wardTablets } from './ward-tablets.ts'
import { warehouseRacking } from './warehouse-racking.ts'
import { waterBilling } from './water-billing.ts'
import { websiteRelaunch } from './website-relaunch.ts'
import { wineReferenceCall } from './wine-reference-call.ts'
import { xRayChairs } from './x-ray-chairs.ts'
import { zooNetting } from './zoo-netting.ts'

export const calls: readonly CallGold[] = [
  agencyHours,
  bakeryOvenVisit,
  beehiveSensors,
  bikeShops,
  binCollections,
  bookingOutage,
  bookshopTills,
  bowlingLanes,
  breweryLabels,
  busShelters,
  cafeMachines,
  campusLockers,
  canLabels,
  carFleetSwitch,
  carWashWater,
  caravanGas,
  cardiologyVisit,
  careRota,
  carparkCameras,
  cheeseCaves,
  chefAgency,
  chipFryers,
  choirRobes,
  churchSound,
  cinemaProjectors,
  claimsTriage,
  clinicCleaningCall,
  clinicPrinters,
  coachHire,
  coachRoutes,
  coldStore,
  compressorFault,
  condoPests,
  conservatoryLeak,
  contractReview,
  conveyancingChecks,
  councilPermits,
  coworkingSingapore,
  craneHandover,
  creditUnionLoans,
  crmRenewalUs,
  customsEntries,
  dairyTags,
  danceFloor,
  dashCams,
  deedDictation,
  dentalLabCold,
  dentalTexts,
  droneSpraying,
  dyehouseFixer,
  ediConnector,
  eggStamping,
  elevatorAdsVoicemail,
  erpKickoff,
  espressoLeases,
  eventTents,
  examProctoring,
  expenseCards,
  expoBadges,
  factorySolar,
  ferryWifi,
  fishSupply,
  fleetTyres,
  flowerCartons,
  forkliftLease,
  forkliftTerms,
  forklifts,
  freightAccountHandover,
  fuelCards,
  fundReporting,
  funeralFleet,
  funeralFlowers,
  galaCateringComplaint,
  gelatoCabinets,
  ginBottles,
  grainSilos,
  grantsPortal,
  gravel,
  greenhouseSensors,
  gymAccess,
  gymLeaseRenewal,
  gymMaintenance,
  gymSoftwareRenewal,
  headsetTender,
  hearingClinic,
  heatMeters,
  helpdeskSeats,
  hillTaxis,
  homeSolarCallback,
  honeyJars,
  hopKilns,
  horseFeed,
  hospicePhones,
  hospitalBeds,
  hotelLinen,
  hotelLinenExit,
  hotelLinenLisbon,
  hotelLinenShams,
  hotelSoftware,
  hvacSignedLetter,
  iceBoats,
  iceRink,
  invoiceScanning,
  jewelerAlarms,
  labFreezerFollowUp,
  languageCourses,
  lateFurniture,
  laundromatPayments,
  lawFirmDemo,
  libraryCatalog,
  libraryKiosks,
  liftMaintenance,
  liftService,
  linenHire,
  loginProcurement,
  loneWorkers,
  machineManuals,
  mallGuards,
  marinaBerths,
  mathsTutoring,
  mattressRentals,
  mixerTrucks,
  modularClassrooms,
  moversDashcams,
  mspComplaint,
  museumAudio,
  museumAudioGuides,
  museumTickets,
  nurseryApp,
  nurseryVisit,
  officeCleaning,
  officeCoffee,
  officePlants,
  orchardWatering,
  organTuning,
  oysterGrader,
  packagingTerms,
  palletRates,
  palletWrap,
  parcelScanners,
  payrollBureau,
  payrollExit,
  payrollHandover,
  pestContract,
  pestControl,
  pharmacySolar,
  phoneSystem,
  pianoTuning,
  playPark,
  podcastStudio,
  printShopLeads,
  printedBrackets,
  radioPlayout,
  radiologyDictation,
  readyMixTerms,
  recruitingInternal,
  roofScaffold,
  sachetWater,
  saddleClub,
  sawmillVibration,
  scaffoldHire,
  schoolBlazers,
  schoolBuses,
  schoolFibre,
  schoolMeals,
  schoolMealsSupply,
  securityReview,
  shelfTags,
  siteInductions,
  siteSafety,
  siteTimesheets,
  skiGates,
  skiHire,
  snackBoxes,
  snaggingApp,
  solarPackhouse,
  spaWater,
  spiceCartons,
  stageLighting,
  stoneTilesPrice,
  storageDoors,
  studentRecords,
  substationSensors,
  tannerySplitter,
  teaBriquettes,
  theatreLists,
  theatreSeats,
  timberOrder,
  tomatoLights,
  towerWindows,
  translations,
  treasuryTerms,
  truckTrackers,
  trustSafeguarding,
  tugboatPaint,
  tunaSeams,
  turningCentre,
  vanInsurance,
  vetColdChain,
  vetPhones,
  vetRecords,
  vetSoftwareFollowUp,
  vetXray,
  vineyardFrost,
  wardTablets,
  warehouseRacking,
  waterBilling,
  websiteRelaunch,
  wineReferenceCall,
  xRayChairs,
  zooNetting,
]
