import type { CallGold } from '../call-gold.ts'
import { agencyHours } from './agency-hours.ts'
import { alarmMonitoring } from './alarm-monitoring.ts'
import { answeringService } from './answering-service.ts'
import { asphaltPlants } from './asphalt-plants.ts'
import { bakeryOvenVisit } from './bakery-oven-visit.ts'
import { bandsawBlades } from './bandsaw-blades.ts'
import { bargeTracking } from './barge-tracking.ts'
import { beehiveSensors } from './beehive-sensors.ts'
import { bellTuning } from './bell-tuning.ts'
import { bikeShops } from './bike-shops.ts'
import { binCollections } from './bin-collections.ts'
import { bookingOutage } from './booking-outage.ts'
import { bookshopTills } from './bookshop-tills.ts'
import { bottlingLines } from './bottling-lines.ts'
import { bowlingLanes } from './bowling-lanes.ts'
import { breweryLabels } from './brewery-labels.ts'
import { busShelters } from './bus-shelters.ts'
import { cafeMachines } from './cafe-machines.ts'
import { callQueues } from './call-queues.ts'
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
import { coldFreight } from './cold-freight.ts'
import { coldStore } from './cold-store.ts'
import { compressorFault } from './compressor-fault.ts'
import { condoPests } from './condo-pests.ts'
import { conservatoryLeak } from './conservatory-leak.ts'
import { contractReview } from './contract-review.ts'
import { conveyancingChecks } from './conveyancing-checks.ts'
import { copierLeases } from './copier-leases.ts'
import { corkSorting } from './cork-sorting.ts'
import { councilPermits } from './council-permits.ts'
import { courtResurfacing } from './court-resurfacing.ts'
import { coworkingSingapore } from './coworking-singapore.ts'
import { craneHandover } from './crane-handover.ts'
import { creditUnionLoans } from './credit-union-loans.ts'
import { crmRenewalUs } from './crm-renewal-us.ts'
import { crmSeats } from './crm-seats.ts'
import { customsEntries } from './customs-entries.ts'
import { dairyTags } from './dairy-tags.ts'
import { danceFloor } from './dance-floor.ts'
import { dashCams } from './dash-cams.ts'
import { deedDictation } from './deed-dictation.ts'
import { dentalLabCold } from './dental-lab-cold.ts'
import { dentalTexts } from './dental-texts.ts'
import { dialysisUnits } from './dialysis-units.ts'
import { dispensingRobots } from './dispensing-robots.ts'
import { droneSpraying } from './drone-spraying.ts'
import { dumpsterService } from './dumpster-service.ts'
import { dyehouseFixer } from './dyehouse-fixer.ts'
import { ediConnector } from './edi-connector.ts'
import { eggStamping } from './egg-stamping.ts'
import { elevatorAdsVoicemail } from './elevator-ads-voicemail.ts'
import { embroideryFrames } from './embroidery-frames.ts'
import { emptyGate } from './empty-gate.ts'
import { erpKickoff } from './erp-kickoff.ts'
import { espressoLeases } from './espresso-leases.ts'
import { eventTents } from './event-tents.ts'
import { examProctoring } from './exam-proctoring.ts'
import { expenseCards } from './expense-cards.ts'
import { expoBadges } from './expo-badges.ts'
import { factorySolar } from './factory-solar.ts'
import { ferryWifi } from './ferry-wifi.ts'
import { fireDoors } from './fire-doors.ts'
import { fishSupply } from './fish-supply.ts'
import { fleetInsurance } from './fleet-insurance.ts'
import { fleetTyres } from './fleet-tyres.ts'
import { flourContract } from './flour-contract.ts'
import { flowerCartons } from './flower-cartons.ts'
import { forkliftLease } from './forklift-lease.ts'
import { forkliftTerms } from './forklift-terms.ts'
import { forklifts } from './forklifts.ts'
import { freightAccountHandover } from './freight-account-handover.ts'
import { fridgeVans } from './fridge-vans.ts'
import { fuelCards } from './fuel-cards.ts'
import { fundReporting } from './fund-reporting.ts'
import { funeralFleet } from './funeral-fleet.ts'
import { funeralFlowers } from './funeral-flowers.ts'
import { galaCateringComplaint } from './gala-catering-complaint.ts'
import { gameFences } from './game-fences.ts'
import { gelatoCabinets } from './gelato-cabinets.ts'
import { gensetHire } from './genset-hire.ts'
import { ginBottles } from './gin-bottles.ts'
import { glassworksFurnaces } from './glassworks-furnaces.ts'
import { golfBuggies } from './golf-buggies.ts'
import { grainSilos } from './grain-silos.ts'
import { grantsPortal } from './grants-portal.ts'
import { gravel } from './gravel.ts'
import { greenhouseSensors } from './greenhouse-sensors.ts'
import { gymAccess } from './gym-access.ts'
import { gymLeaseRenewal } from './gym-lease-renewal.ts'
import { gymMaintenance } from './gym-maintenance.ts'
import { gymSoftwareRenewal } from './gym-software-renewal.ts'
import { hatcheryTanks } from './hatchery-tanks.ts'
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
import { hospitalOxygen } from './hospital-oxygen.ts'
import { hostelWashers } from './hostel-washers.ts'
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
import { joinerySaws } from './joinery-saws.ts'
import { labFreezerFollowUp } from './lab-freezer-follow-up.ts'
import { landscapingCrews } from './landscaping-crews.ts'
import { languageCourses } from './language-courses.ts'
import { lateFurniture } from './late-furniture.ts'
import { laundromatPayments } from './laundromat-payments.ts'
import { lawFirmDemo } from './law-firm-demo.ts'
import { libraryCatalog } from './library-catalog.ts'
import { libraryKiosks } from './library-kiosks.ts'
import { liftMaintenance } from './lift-maintenance.ts'
import { liftService } from './lift-service.ts'
import { linenHire } from './linen-hire.ts'
import { lithiumTrucks } from './lithium-trucks.ts'
import { loginProcurement } from './login-procurement.ts'
import { loneWorkers } from './lone-workers.ts'
import { lotPlowing } from './lot-plowing.ts'

export const calls: readonly CallGold[] = [
  agencyHours,
  alarmMonitoring,
  answeringService,
  asphaltPlants,
  bakeryOvenVisit,
  bandsawBlades,
  bargeTracking,
  beehiveSensors,
  bellTuning,
  bikeShops,
  binCollections,
  bookingOutage,
  bookshopTills,
  bottlingLines,
  bowlingLanes,
  breweryLabels,
  busShelters,
  cafeMachines,
  callQueues,
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
  coldFreight,
  coldStore,
  compressorFault,
  condoPests,
  conservatoryLeak,
  contractReview,
  conveyancingChecks,
  copierLeases,
  corkSorting,
  councilPermits,
  courtResurfacing,
  coworkingSingapore,
  craneHandover,
  creditUnionLoans,
  crmRenewalUs,
  crmSeats,
  customsEntries,
  dairyTags,
  danceFloor,
  dashCams,
  deedDictation,
  dentalLabCold,
  dentalTexts,
  dialysisUnits,
  dispensingRobots,
  droneSpraying,
  dumpsterService,
  dyehouseFixer,
  ediConnector,
  eggStamping,
  elevatorAdsVoicemail,
  embroideryFrames,
  emptyGate,
  erpKickoff,
  espressoLeases,
  eventTents,
  examProctoring,
  expenseCards,
  expoBadges,
  factorySolar,
  ferryWifi,
  fireDoors,
  fishSupply,
  fleetInsurance,
  fleetTyres,
  flourContract,
  flowerCartons,
  forkliftLease,
  forkliftTerms,
  forklifts,
  freightAccountHandover,
  fridgeVans,
  fuelCards,
  fundReporting,
  funeralFleet,
  funeralFlowers,
  galaCateringComplaint,
  gameFences,
  gelatoCabinets,
  gensetHire,
  ginBottles,
  glassworksFurnaces,
  golfBuggies,
  grainSilos,
  grantsPortal,
  gravel,
  greenhouseSensors,
  gymAccess,
  gymLeaseRenewal,
  gymMaintenance,
  gymSoftwareRenewal,
  hatcheryTanks,
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
  hospitalOxygen,
  hostelWashers,
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
  joinerySaws,
  labFreezerFollowUp,
  landscapingCrews,
  languageCourses,
  lateFurniture,
  laundromatPayments,
  lawFirmDemo,
  libraryCatalog,
  libraryKiosks,
  liftMaintenance,
  liftService,
  linenHire,
  lithiumTrucks,
  loginProcurement,
  loneWorkers,
  lotPlowing,
]
