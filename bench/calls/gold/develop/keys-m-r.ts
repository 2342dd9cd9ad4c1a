import type { CallGold } from '../call-gold.ts'
import { machineManuals } from './machine-manuals.ts'
import { mailingLists } from './mailing-lists.ts'
import { maintenancePlanner } from './maintenance-planner.ts'
import { mallChillers } from './mall-chillers.ts'
import { mallGuards } from './mall-guards.ts'
import { managerTraining } from './manager-training.ts'
import { mapleTubing } from './maple-tubing.ts'
import { marinaBerths } from './marina-berths.ts'
import { marqueeHire } from './marquee-hire.ts'
import { mathsTutoring } from './maths-tutoring.ts'
import { mattressRentals } from './mattress-rentals.ts'
import { medicalCoding } from './medical-coding.ts'
import { menuScreens } from './menu-screens.ts'
import { meterCalibration } from './meter-calibration.ts'
import { mezzanineFloors } from './mezzanine-floors.ts'
import { milkChillers } from './milk-chillers.ts'
import { milkingRobots } from './milking-robots.ts'
import { millTenders } from './mill-tenders.ts'
import { millingCenters } from './milling-centers.ts'
import { mineLamps } from './mine-lamps.ts'
import { missedCleans } from './missed-cleans.ts'
import { mixerTrucks } from './mixer-trucks.ts'
import { modularClassrooms } from './modular-classrooms.ts'
import { motelBookings } from './motel-bookings.ts'
import { motorDrives } from './motor-drives.ts'
import { mouthScanners } from './mouth-scanners.ts'
import { moversDashcams } from './movers-dashcams.ts'
import { mspComplaint } from './msp-complaint.ts'
import { muffinMixes } from './muffin-mixes.ts'
import { museumAudio } from './museum-audio.ts'
import { museumAudioGuides } from './museum-audio-guides.ts'
import { museumCases } from './museum-cases.ts'
import { museumTickets } from './museum-tickets.ts'
import { mushroomShelves } from './mushroom-shelves.ts'
import { musselRopes } from './mussel-ropes.ts'
import { mysteryShoppers } from './mystery-shoppers.ts'
import { newsletterSends } from './newsletter-sends.ts'
import { nightPatrols } from './night-patrols.ts'
import { nightShuttles } from './night-shuttles.ts'
import { nitrileGloves } from './nitrile-gloves.ts'
import { noodleLines } from './noodle-lines.ts'
import { nurseCall } from './nurse-call.ts'
import { nurseLine } from './nurse-line.ts'
import { nurseryApp } from './nursery-app.ts'
import { nurseryVisit } from './nursery-visit.ts'
import { nutSupply } from './nut-supply.ts'
import { officeBackups } from './office-backups.ts'
import { officeChairs } from './office-chairs.ts'
import { officeCleaning } from './office-cleaning.ts'
import { officeCoffee } from './office-coffee.ts'
import { officeFruit } from './office-fruit.ts'
import { officeMoves } from './office-moves.ts'
import { officePlants } from './office-plants.ts'
import { oliveHarvesters } from './olive-harvesters.ts'
import { onionStores } from './onion-stores.ts'
import { operaSurtitles } from './opera-surtitles.ts'
import { orchardWatering } from './orchard-watering.ts'
import { organTuning } from './organ-tuning.ts'
import { oysterGrader } from './oyster-grader.ts'
import { oysterTanks } from './oyster-tanks.ts'
import { packagingTerms } from './packaging-terms.ts'
import { paddockRails } from './paddock-rails.ts'
import { paidSearch } from './paid-search.ts'
import { paintingCrates } from './painting-crates.ts'
import { palletRates } from './pallet-rates.ts'
import { palletRepairs } from './pallet-repairs.ts'
import { palletTrucks } from './pallet-trucks.ts'
import { palletWrap } from './pallet-wrap.ts'
import { panelWashing } from './panel-washing.ts'
import { paperArchives } from './paper-archives.ts'
import { paperSacks } from './paper-sacks.ts'
import { parcelReturns } from './parcel-returns.ts'
import { parcelScanners } from './parcel-scanners.ts'
import { parishCheckin } from './parish-checkin.ts'
import { parkingBarriers } from './parking-barriers.ts'
import { parkingPermits } from './parking-permits.ts'
import { partsWarehouse } from './parts-warehouse.ts'
import { passportKiosks } from './passport-kiosks.ts'
import { passwordVaults } from './password-vaults.ts'
import { patentTranslation } from './patent-translation.ts'
import { patientHoists } from './patient-hoists.ts'
import { pawnSoftware } from './pawn-software.ts'
import { payrollBureau } from './payroll-bureau.ts'
import { payrollExit } from './payroll-exit.ts'
import { payrollHandover } from './payroll-handover.ts'
import { payrollSwitch } from './payroll-switch.ts'
import { payslipPhones } from './payslip-phones.ts'
import { pecanSorters } from './pecan-sorters.ts'
import { penTests } from './pen-tests.ts'
import { peopleCounters } from './people-counters.ts'
import { pestContract } from './pest-contract.ts'
import { pestControl } from './pest-control.ts'
import { pharmacySolar } from './pharmacy-solar.ts'
import { phishingDrills } from './phishing-drills.ts'
import { phoneBooths } from './phone-booths.ts'
import { phoneSystem } from './phone-system.ts'
import { physioBookings } from './physio-bookings.ts'
import { pianoTuning } from './piano-tuning.ts'
import { pickerTallies } from './picker-tallies.ts'
import { pilingRigs } from './piling-rigs.ts'
import { pillPouches } from './pill-pouches.ts'
import { pilotEnds } from './pilot-ends.ts'
import { pilotRosters } from './pilot-rosters.ts'
import { pipeSurveys } from './pipe-surveys.ts'
import { pipetteCalibration } from './pipette-calibration.ts'
import { pizzaBoxes } from './pizza-boxes.ts'
import { planReviews } from './plan-reviews.ts'
import { plateSetters } from './plate-setters.ts'
import { playPark } from './play-park.ts'
import { plumberDiary } from './plumber-diary.ts'
import { podcastStudio } from './podcast-studio.ts'
import { poolChemicals } from './pool-chemicals.ts'
import { portDrayage } from './port-drayage.ts'
import { potteryKilns } from './pottery-kilns.ts'
import { poultryCages } from './poultry-cages.ts'
import { poultryChicks } from './poultry-chicks.ts'
import { powderBooths } from './powder-booths.ts'
import { prayerCarpets } from './prayer-carpets.ts'
import { precastStairs } from './precast-stairs.ts'
import { pressClippings } from './press-clippings.ts'
import { priceWatchers } from './price-watchers.ts'
import { printShopLeads } from './print-shop-leads.ts'
import { printedBrackets } from './printed-brackets.ts'
import { productFeeds } from './product-feeds.ts'
import { productImages } from './product-images.ts'
import { propaneRoutes } from './propane-routes.ts'
import { prospectusPrinting } from './prospectus-printing.ts'
import { pubCellars } from './pub-cellars.ts'
import { pumpQuotes } from './pump-quotes.ts'
import { puppyPlans } from './puppy-plans.ts'
import { pureeMeals } from './puree-meals.ts'
import { quarryDust } from './quarry-dust.ts'
import { quarryMist } from './quarry-mist.ts'
import { quarryTickets } from './quarry-tickets.ts'
import { quartzLab } from './quartz-lab.ts'
import { quartzTops } from './quartz-tops.ts'
import { quayCranes } from './quay-cranes.ts'
import { quayRopes } from './quay-ropes.ts'
import { quiltLabels } from './quilt-labels.ts'
import { quiltOrders } from './quilt-orders.ts'
import { quizNights } from './quiz-nights.ts'
import { racecourseTickets } from './racecourse-tickets.ts'
import { rackSpace } from './rack-space.ts'
import { radiantHeaters } from './radiant-heaters.ts'
import { radioPlayout } from './radio-playout.ts'
import { radiologyDictation } from './radiology-dictation.ts'
import { radonTests } from './radon-tests.ts'
import { raffleTickets } from './raffle-tickets.ts'
import { reactiveDyes } from './reactive-dyes.ts'
import { readyMixTerms } from './ready-mix-terms.ts'
import { rebarCages } from './rebar-cages.ts'
import { recipeCosting } from './recipe-costing.ts'
import { recruitingInternal } from './recruiting-internal.ts'
import { recurringInvoices } from './recurring-invoices.ts'
import { regressionTesters } from './regression-testers.ts'
import { reliefDrivers } from './relief-drivers.ts'
import { rentalCounters } from './rental-counters.ts'
import { resortWifi } from './resort-wifi.ts'
import { restaurantBooths } from './restaurant-booths.ts'
import { retinaCameras } from './retina-cameras.ts'
import { reusableCups } from './reusable-cups.ts'
import { ricePolishers } from './rice-polishers.ts'
import { rickshawBatteries } from './rickshaw-batteries.ts'
import { rigMats } from './rig-mats.ts'
import { roadSalt } from './road-salt.ts'
import { rollerShutters } from './roller-shutters.ts'
import { roofGardens } from './roof-gardens.ts'
import { roofScaffold } from './roof-scaffold.ts'
import { roofTiles } from './roof-tiles.ts'
import { rooftopPower } from './rooftop-power.ts'
import { roomTelevisions } from './room-televisions.ts'
import { ropewayInspection } from './ropeway-inspection.ts'
import { runwayDeicer } from './runway-deicer.ts'

export const calls: readonly CallGold[] = [
  machineManuals,
  mailingLists,
  maintenancePlanner,
  mallChillers,
  mallGuards,
  managerTraining,
  mapleTubing,
  marinaBerths,
  marqueeHire,
  mathsTutoring,
  mattressRentals,
  medicalCoding,
  menuScreens,
  meterCalibration,
  mezzanineFloors,
  milkChillers,
  milkingRobots,
  millTenders,
  millingCenters,
  mineLamps,
  missedCleans,
  mixerTrucks,
  modularClassrooms,
  motelBookings,
  motorDrives,
  mouthScanners,
  moversDashcams,
  mspComplaint,
  muffinMixes,
  museumAudio,
  museumAudioGuides,
  museumCases,
  museumTickets,
  mushroomShelves,
  musselRopes,
  mysteryShoppers,
  newsletterSends,
  nightPatrols,
  nightShuttles,
  nitrileGloves,
  noodleLines,
  nurseCall,
  nurseLine,
  nurseryApp,
  nurseryVisit,
  nutSupply,
  officeBackups,
  officeChairs,
  officeCleaning,
  officeCoffee,
  officeFruit,
  officeMoves,
  officePlants,
  oliveHarvesters,
  onionStores,
  operaSurtitles,
  orchardWatering,
  organTuning,
  oysterGrader,
  oysterTanks,
  packagingTerms,
  paddockRails,
  paidSearch,
  paintingCrates,
  palletRates,
  palletRepairs,
  palletTrucks,
  palletWrap,
  panelWashing,
  paperArchives,
  paperSacks,
  parcelReturns,
  parcelScanners,
  parishCheckin,
  parkingBarriers,
  parkingPermits,
  partsWarehouse,
  passportKiosks,
  passwordVaults,
  patentTranslation,
  patientHoists,
  pawnSoftware,
  payrollBureau,
  payrollExit,
  payrollHandover,
  payrollSwitch,
  payslipPhones,
  pecanSorters,
  penTests,
  peopleCounters,
  pestContract,
  pestControl,
  pharmacySolar,
  phishingDrills,
  phoneBooths,
  phoneSystem,
  physioBookings,
  pianoTuning,
  pickerTallies,
  pilingRigs,
  pillPouches,
  pilotEnds,
  pilotRosters,
  pipeSurveys,
  pipetteCalibration,
  pizzaBoxes,
  planReviews,
  plateSetters,
  playPark,
  plumberDiary,
  podcastStudio,
  poolChemicals,
  portDrayage,
  potteryKilns,
  poultryCages,
  poultryChicks,
  powderBooths,
  prayerCarpets,
  precastStairs,
  pressClippings,
  priceWatchers,
  printShopLeads,
  printedBrackets,
  productFeeds,
  productImages,
  propaneRoutes,
  prospectusPrinting,
  pubCellars,
  pumpQuotes,
  puppyPlans,
  pureeMeals,
  quarryDust,
  quarryMist,
  quarryTickets,
  quartzLab,
  quartzTops,
  quayCranes,
  quayRopes,
  quiltLabels,
  quiltOrders,
  quizNights,
  racecourseTickets,
  rackSpace,
  radiantHeaters,
  radioPlayout,
  radiologyDictation,
  radonTests,
  raffleTickets,
  reactiveDyes,
  readyMixTerms,
  rebarCages,
  recipeCosting,
  recruitingInternal,
  recurringInvoices,
  regressionTesters,
  reliefDrivers,
  rentalCounters,
  resortWifi,
  restaurantBooths,
  retinaCameras,
  reusableCups,
  ricePolishers,
  rickshawBatteries,
  rigMats,
  roadSalt,
  rollerShutters,
  roofGardens,
  roofScaffold,
  roofTiles,
  rooftopPower,
  roomTelevisions,
  ropewayInspection,
  runwayDeicer,
]
