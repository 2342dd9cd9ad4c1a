import type { CallGold } from '../call-gold.ts'
import { dairyPayouts } from './dairy-payouts.ts'
import { dairyTags } from './dairy-tags.ts'
import { danceFloor } from './dance-floor.ts'
import { dashCams } from './dash-cams.ts'
import { debtorLetters } from './debtor-letters.ts'
import { deedDictation } from './deed-dictation.ts'
import { demandPlans } from './demand-plans.ts'
import { dentalCrowns } from './dental-crowns.ts'
import { dentalLabCold } from './dental-lab-cold.ts'
import { dentalMills } from './dental-mills.ts'
import { dentalRecalls } from './dental-recalls.ts'
import { dentalTexts } from './dental-texts.ts'
import { depotChargers } from './depot-chargers.ts'
import { deskBookings } from './desk-bookings.ts'
import { dialysisUnits } from './dialysis-units.ts'
import { dieselTanks } from './diesel-tanks.ts'
import { dispensingRobots } from './dispensing-robots.ts'
import { diveCylinders } from './dive-cylinders.ts'
import { dockFloats } from './dock-floats.ts'
import { dockLevelers } from './dock-levelers.ts'
import { dockSlots } from './dock-slots.ts'
import { docketCalendars } from './docket-calendars.ts'
import { documentControl } from './document-control.ts'
import { dogLicences } from './dog-licences.ts'
import { donorReceipts } from './donor-receipts.ts'
import { doorMats } from './door-mats.ts'
import { doughDividers } from './dough-dividers.ts'
import { drawingBackups } from './drawing-backups.ts'
import { drawingRevisions } from './drawing-revisions.ts'
import { driverUniforms } from './driver-uniforms.ts'
import { drivingLessons } from './driving-lessons.ts'
import { dronePilots } from './drone-pilots.ts'
import { droneSpraying } from './drone-spraying.ts'
import { drugScreens } from './drug-screens.ts'
import { dumpsterService } from './dumpster-service.ts'
import { duplicateContacts } from './duplicate-contacts.ts'
import { dyehouseFixer } from './dyehouse-fixer.ts'
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
import { formworkHire } from './formwork-hire.ts'
import { frankingMachines } from './franking-machines.ts'
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
import { groupLedgers } from './group-ledgers.ts'
import { guardDogs } from './guard-dogs.ts'
import { gymAccess } from './gym-access.ts'
import { gymLeaseRenewal } from './gym-lease-renewal.ts'
import { gymMaintenance } from './gym-maintenance.ts'
import { gymSoftwareRenewal } from './gym-software-renewal.ts'

export const calls: readonly CallGold[] = [
  dairyPayouts,
  dairyTags,
  danceFloor,
  dashCams,
  debtorLetters,
  deedDictation,
  demandPlans,
  dentalCrowns,
  dentalLabCold,
  dentalMills,
  dentalRecalls,
  dentalTexts,
  depotChargers,
  deskBookings,
  dialysisUnits,
  dieselTanks,
  dispensingRobots,
  diveCylinders,
  dockFloats,
  dockLevelers,
  dockSlots,
  docketCalendars,
  documentControl,
  dogLicences,
  donorReceipts,
  doorMats,
  doughDividers,
  drawingBackups,
  drawingRevisions,
  driverUniforms,
  drivingLessons,
  dronePilots,
  droneSpraying,
  drugScreens,
  dumpsterService,
  duplicateContacts,
  dyehouseFixer,
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
  formworkHire,
  frankingMachines,
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
  groupLedgers,
  guardDogs,
  gymAccess,
  gymLeaseRenewal,
  gymMaintenance,
  gymSoftwareRenewal,
]
