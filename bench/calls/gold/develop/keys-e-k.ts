import type { CallGold } from '../call-gold.ts'
import { ediConnector } from './edi-connector.ts'
import { eggStamping } from './egg-stamping.ts'
import { eggTrays } from './egg-trays.ts'
import { elevatorAdsVoicemail } from './elevator-ads-voicemail.ts'
import { elevatorLines } from './elevator-lines.ts'
import { emailArchives } from './email-archives.ts'
import { emailArchiving } from './email-archiving.ts'
import { emailCampaigns } from './email-campaigns.ts'
import { embroideryFrames } from './embroidery-frames.ts'
import { embryoFlushes } from './embryo-flushes.ts'
import { emptyGate } from './empty-gate.ts'
import { epoxyFloors } from './epoxy-floors.ts'
import { equipmentAppraisals } from './equipment-appraisals.ts'
import { erpKickoff } from './erp-kickoff.ts'
import { escalatorCleaning } from './escalator-cleaning.ts'
import { esignUsers } from './esign-users.ts'
import { espressoLeases } from './espresso-leases.ts'
import { ethicsHotline } from './ethics-hotline.ts'
import { eventMedics } from './event-medics.ts'
import { eventTents } from './event-tents.ts'
import { examDesks } from './exam-desks.ts'
import { examProctoring } from './exam-proctoring.ts'
import { expenseCards } from './expense-cards.ts'
import { expoBadges } from './expo-badges.ts'
import { eyecareTexts } from './eyecare-texts.ts'
import { fabricCutters } from './fabric-cutters.ts'
import { facadeCleaning } from './facade-cleaning.ts'
import { factoryCanteens } from './factory-canteens.ts'
import { factorySolar } from './factory-solar.ts'
import { fairgroundContracts } from './fairground-contracts.ts'
import { feedMixers } from './feed-mixers.ts'
import { ferryWifi } from './ferry-wifi.ts'
import { festivalStewards } from './festival-stewards.ts'
import { filmCatering } from './film-catering.ts'
import { fireDoors } from './fire-doors.ts'
import { fireExtinguishers } from './fire-extinguishers.ts'
import { fireTunics } from './fire-tunics.ts'
import { fishFeed } from './fish-feed.ts'
import { fishSupply } from './fish-supply.ts'
import { fleetInsurance } from './fleet-insurance.ts'
import { fleetTyres } from './fleet-tyres.ts'
import { flightSimulators } from './flight-simulators.ts'
import { floodWarnings } from './flood-warnings.ts'
import { floorScrubbers } from './floor-scrubbers.ts'
import { flourContract } from './flour-contract.ts'
import { flourMoths } from './flour-moths.ts'
import { flowerCartons } from './flower-cartons.ts'
import { foldingMachines } from './folding-machines.ts'
import { foodDigesters } from './food-digesters.ts'
import { footCare } from './foot-care.ts'
import { forkliftLease } from './forklift-lease.ts'
import { forkliftTerms } from './forklift-terms.ts'
import { forkliftTraining } from './forklift-training.ts'
import { forklifts } from './forklifts.ts'
import { freightAccountHandover } from './freight-account-handover.ts'
import { freightAudit } from './freight-audit.ts'
import { fridgeCallouts } from './fridge-callouts.ts'
import { fridgeVans } from './fridge-vans.ts'
import { fryerOil } from './fryer-oil.ts'
import { fuelCards } from './fuel-cards.ts'
import { fumeHoods } from './fume-hoods.ts'
import { fundReporting } from './fund-reporting.ts'
import { funeralFleet } from './funeral-fleet.ts'
import { funeralFlowers } from './funeral-flowers.ts'
import { galaCateringComplaint } from './gala-catering-complaint.ts'
import { gameFences } from './game-fences.ts'
import { garageLifts } from './garage-lifts.ts'
import { gasketCutters } from './gasket-cutters.ts'
import { gearHobs } from './gear-hobs.ts'
import { gearboxOils } from './gearbox-oils.ts'
import { gelatoCabinets } from './gelato-cabinets.ts'
import { gensetHire } from './genset-hire.ts'
import { giftCards } from './gift-cards.ts'
import { ginBottles } from './gin-bottles.ts'
import { glassworksFurnaces } from './glassworks-furnaces.ts'
import { golfBuggies } from './golf-buggies.ts'
import { gownCleaning } from './gown-cleaning.ts'
import { grainDryers } from './grain-dryers.ts'
import { grainSilos } from './grain-silos.ts'
import { grantReports } from './grant-reports.ts'
import { grantsPortal } from './grants-portal.ts'
import { gravel } from './gravel.ts'
import { greaseTraps } from './grease-traps.ts'
import { greenhouseSensors } from './greenhouse-sensors.ts'
import { groupBenefits } from './group-benefits.ts'
import { guardDogs } from './guard-dogs.ts'
import { gymAccess } from './gym-access.ts'
import { gymLeaseRenewal } from './gym-lease-renewal.ts'
import { gymMaintenance } from './gym-maintenance.ts'
import { gymSoftwareRenewal } from './gym-software-renewal.ts'
import { hailCover } from './hail-cover.ts'
import { hardwareStock } from './hardware-stock.ts'
import { hatcheryTanks } from './hatchery-tanks.ts'
import { headsetTender } from './headset-tender.ts'
import { hearingClinic } from './hearing-clinic.ts'
import { hearingLoops } from './hearing-loops.ts'
import { heatMeters } from './heat-meters.ts'
import { heirTracing } from './heir-tracing.ts'
import { helpdeskSeats } from './helpdesk-seats.ts'
import { hillTaxis } from './hill-taxis.ts'
import { homeSolarCallback } from './home-solar-callback.ts'
import { honeyJars } from './honey-jars.ts'
import { hopKilns } from './hop-kilns.ts'
import { horseFeed } from './horse-feed.ts'
import { hospicePhones } from './hospice-phones.ts'
import { hospitalBeds } from './hospital-beds.ts'
import { hospitalCurtains } from './hospital-curtains.ts'
import { hospitalOxygen } from './hospital-oxygen.ts'
import { hostelBunks } from './hostel-bunks.ts'
import { hostelWardrobes } from './hostel-wardrobes.ts'
import { hostelWashers } from './hostel-washers.ts'
import { hotelExtensions } from './hotel-extensions.ts'
import { hotelHeadboards } from './hotel-headboards.ts'
import { hotelLinen } from './hotel-linen.ts'
import { hotelLinenExit } from './hotel-linen-exit.ts'
import { hotelLinenLisbon } from './hotel-linen-lisbon.ts'
import { hotelLinenShams } from './hotel-linen-shams.ts'
import { hotelLocks } from './hotel-locks.ts'
import { hotelMinibars } from './hotel-minibars.ts'
import { hotelSaunas } from './hotel-saunas.ts'
import { hotelSoftware } from './hotel-software.ts'
import { hotelUniforms } from './hotel-uniforms.ts'
import { hotworkPermits } from './hotwork-permits.ts'
import { hullCleaning } from './hull-cleaning.ts'
import { hvacSignedLetter } from './hvac-signed-letter.ts'
import { hydraulicHoses } from './hydraulic-hoses.ts'
import { hygieneModules } from './hygiene-modules.ts'
import { iceBoats } from './ice-boats.ts'
import { iceMakers } from './ice-makers.ts'
import { iceRink } from './ice-rink.ts'
import { insulationBatts } from './insulation-batts.ts'
import { interpreterBooths } from './interpreter-booths.ts'
import { inventoryReports } from './inventory-reports.ts'
import { invoiceScanning } from './invoice-scanning.ts'
import { jarLids } from './jar-lids.ts'
import { jewelerAlarms } from './jeweler-alarms.ts'
import { jobBoards } from './job-boards.ts'
import { joinerySaws } from './joinery-saws.ts'
import { kegWashers } from './keg-washers.ts'
import { kennelRuns } from './kennel-runs.ts'
import { keyCabinets } from './key-cabinets.ts'
import { kitchenDrains } from './kitchen-drains.ts'
import { kitchenDucts } from './kitchen-ducts.ts'
import { knifeGrinding } from './knife-grinding.ts'

export const calls: readonly CallGold[] = [
  ediConnector,
  eggStamping,
  eggTrays,
  elevatorAdsVoicemail,
  elevatorLines,
  emailArchives,
  emailArchiving,
  emailCampaigns,
  embroideryFrames,
  embryoFlushes,
  emptyGate,
  epoxyFloors,
  equipmentAppraisals,
  erpKickoff,
  escalatorCleaning,
  esignUsers,
  espressoLeases,
  ethicsHotline,
  eventMedics,
  eventTents,
  examDesks,
  examProctoring,
  expenseCards,
  expoBadges,
  eyecareTexts,
  fabricCutters,
  facadeCleaning,
  factoryCanteens,
  factorySolar,
  fairgroundContracts,
  feedMixers,
  ferryWifi,
  festivalStewards,
  filmCatering,
  fireDoors,
  fireExtinguishers,
  fireTunics,
  fishFeed,
  fishSupply,
  fleetInsurance,
  fleetTyres,
  flightSimulators,
  floodWarnings,
  floorScrubbers,
  flourContract,
  flourMoths,
  flowerCartons,
  foldingMachines,
  foodDigesters,
  footCare,
  forkliftLease,
  forkliftTerms,
  forkliftTraining,
  forklifts,
  freightAccountHandover,
  freightAudit,
  fridgeCallouts,
  fridgeVans,
  fryerOil,
  fuelCards,
  fumeHoods,
  fundReporting,
  funeralFleet,
  funeralFlowers,
  galaCateringComplaint,
  gameFences,
  garageLifts,
  gasketCutters,
  gearHobs,
  gearboxOils,
  gelatoCabinets,
  gensetHire,
  giftCards,
  ginBottles,
  glassworksFurnaces,
  golfBuggies,
  gownCleaning,
  grainDryers,
  grainSilos,
  grantReports,
  grantsPortal,
  gravel,
  greaseTraps,
  greenhouseSensors,
  groupBenefits,
  guardDogs,
  gymAccess,
  gymLeaseRenewal,
  gymMaintenance,
  gymSoftwareRenewal,
  hailCover,
  hardwareStock,
  hatcheryTanks,
  headsetTender,
  hearingClinic,
  hearingLoops,
  heatMeters,
  heirTracing,
  helpdeskSeats,
  hillTaxis,
  homeSolarCallback,
  honeyJars,
  hopKilns,
  horseFeed,
  hospicePhones,
  hospitalBeds,
  hospitalCurtains,
  hospitalOxygen,
  hostelBunks,
  hostelWardrobes,
  hostelWashers,
  hotelExtensions,
  hotelHeadboards,
  hotelLinen,
  hotelLinenExit,
  hotelLinenLisbon,
  hotelLinenShams,
  hotelLocks,
  hotelMinibars,
  hotelSaunas,
  hotelSoftware,
  hotelUniforms,
  hotworkPermits,
  hullCleaning,
  hvacSignedLetter,
  hydraulicHoses,
  hygieneModules,
  iceBoats,
  iceMakers,
  iceRink,
  insulationBatts,
  interpreterBooths,
  inventoryReports,
  invoiceScanning,
  jarLids,
  jewelerAlarms,
  jobBoards,
  joinerySaws,
  kegWashers,
  kennelRuns,
  keyCabinets,
  kitchenDrains,
  kitchenDucts,
  knifeGrinding,
]
