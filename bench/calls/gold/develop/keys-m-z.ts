import type { CallGold } from '../call-gold.ts'
import { machineManuals } from './machine-manuals.ts'
import { mallChillers } from './mall-chillers.ts'
import { mallGuards } from './mall-guards.ts'
import { mapleTubing } from './maple-tubing.ts'
import { marinaBerths } from './marina-berths.ts'
import { mathsTutoring } from './maths-tutoring.ts'
import { mattressRentals } from './mattress-rentals.ts'
import { missedCleans } from './missed-cleans.ts'
import { mixerTrucks } from './mixer-trucks.ts'
import { modularClassrooms } from './modular-classrooms.ts'
import { motelBookings } from './motel-bookings.ts'
import { moversDashcams } from './movers-dashcams.ts'
import { mspComplaint } from './msp-complaint.ts'
import { museumAudio } from './museum-audio.ts'
import { museumAudioGuides } from './museum-audio-guides.ts'
import { museumTickets } from './museum-tickets.ts'
import { nurseryApp } from './nursery-app.ts'
import { nurseryVisit } from './nursery-visit.ts'
import { officeChairs } from './office-chairs.ts'
import { officeCleaning } from './office-cleaning.ts'
import { officeCoffee } from './office-coffee.ts'
import { officePlants } from './office-plants.ts'
import { orchardWatering } from './orchard-watering.ts'
import { organTuning } from './organ-tuning.ts'
import { oysterGrader } from './oyster-grader.ts'
import { oysterTanks } from './oyster-tanks.ts'
import { packagingTerms } from './packaging-terms.ts'
import { palletRates } from './pallet-rates.ts'
import { palletWrap } from './pallet-wrap.ts'
import { parcelScanners } from './parcel-scanners.ts'
import { payrollBureau } from './payroll-bureau.ts'
import { payrollExit } from './payroll-exit.ts'
import { payrollHandover } from './payroll-handover.ts'
import { payrollSwitch } from './payroll-switch.ts'
import { pecanSorters } from './pecan-sorters.ts'
import { pestContract } from './pest-contract.ts'
import { pestControl } from './pest-control.ts'
import { pharmacySolar } from './pharmacy-solar.ts'
import { phoneSystem } from './phone-system.ts'
import { pianoTuning } from './piano-tuning.ts'
import { pilotEnds } from './pilot-ends.ts'
import { playPark } from './play-park.ts'
import { podcastStudio } from './podcast-studio.ts'
import { poolChemicals } from './pool-chemicals.ts'
import { printShopLeads } from './print-shop-leads.ts'
import { printedBrackets } from './printed-brackets.ts'
import { pubCellars } from './pub-cellars.ts'
import { quarryDust } from './quarry-dust.ts'
import { quarryMist } from './quarry-mist.ts'
import { quartzLab } from './quartz-lab.ts'
import { quartzTops } from './quartz-tops.ts'
import { quayCranes } from './quay-cranes.ts'
import { quayRopes } from './quay-ropes.ts'
import { quiltLabels } from './quilt-labels.ts'
import { quiltOrders } from './quilt-orders.ts'
import { radioPlayout } from './radio-playout.ts'
import { radiologyDictation } from './radiology-dictation.ts'
import { readyMixTerms } from './ready-mix-terms.ts'
import { recruitingInternal } from './recruiting-internal.ts'
import { rollerShutters } from './roller-shutters.ts'
import { roofScaffold } from './roof-scaffold.ts'
import { ropewayInspection } from './ropeway-inspection.ts'
import { saccoMessages } from './sacco-messages.ts'
import { sachetWater } from './sachet-water.ts'
import { saddleClub } from './saddle-club.ts'
import { safetyCourses } from './safety-courses.ts'
import { sawmillVibration } from './sawmill-vibration.ts'
import { scaffoldHire } from './scaffold-hire.ts'
import { schoolBlazers } from './school-blazers.ts'
import { schoolBuses } from './school-buses.ts'
import { schoolFibre } from './school-fibre.ts'
import { schoolMeals } from './school-meals.ts'
import { schoolMealsSupply } from './school-meals-supply.ts'
import { schoolMinibuses } from './school-minibuses.ts'
import { securityReview } from './security-review.ts'
import { serverHosting } from './server-hosting.ts'
import { shadeSails } from './shade-sails.ts'
import { shearingGangs } from './shearing-gangs.ts'
import { shelfTags } from './shelf-tags.ts'
import { silkReeling } from './silk-reeling.ts'
import { siteInductions } from './site-inductions.ts'
import { siteSafety } from './site-safety.ts'
import { siteTimesheets } from './site-timesheets.ts'
import { skiGates } from './ski-gates.ts'
import { skiHire } from './ski-hire.ts'
import { snackBoxes } from './snack-boxes.ts'
import { snaggingApp } from './snagging-app.ts'
import { solarPackhouse } from './solar-packhouse.ts'
import { southRoof } from './south-roof.ts'
import { spaWater } from './spa-water.ts'
import { spiceCartons } from './spice-cartons.ts'
import { springDoors } from './spring-doors.ts'
import { stageLighting } from './stage-lighting.ts'
import { stockSoftware } from './stock-software.ts'
import { stockyardScales } from './stockyard-scales.ts'
import { stoneTilesPrice } from './stone-tiles-price.ts'
import { storageDoors } from './storage-doors.ts'
import { studentRecords } from './student-records.ts'
import { substationSensors } from './substation-sensors.ts'
import { tannerySplitter } from './tannery-splitter.ts'
import { teaBriquettes } from './tea-briquettes.ts'
import { theatreLists } from './theatre-lists.ts'
import { theatreSeats } from './theatre-seats.ts'
import { threeMarkers } from './three-markers.ts'
import { timberOrder } from './timber-order.ts'
import { tomatoLights } from './tomato-lights.ts'
import { towerWindows } from './tower-windows.ts'
import { translations } from './translations.ts'
import { treasuryTerms } from './treasury-terms.ts'
import { truckTrackers } from './truck-trackers.ts'
import { trustSafeguarding } from './trust-safeguarding.ts'
import { tugboatPaint } from './tugboat-paint.ts'
import { tuitionScreens } from './tuition-screens.ts'
import { tunaSeams } from './tuna-seams.ts'
import { turningCentre } from './turning-centre.ts'
import { twoMachines } from './two-machines.ts'
import { vanInsurance } from './van-insurance.ts'
import { vendingMachines } from './vending-machines.ts'
import { vetColdChain } from './vet-cold-chain.ts'
import { vetPhones } from './vet-phones.ts'
import { vetRecords } from './vet-records.ts'
import { vetSoftwareFollowUp } from './vet-software-follow-up.ts'
import { vetXray } from './vet-xray.ts'
import { vineyardFrost } from './vineyard-frost.ts'
import { walkInFreezers } from './walk-in-freezers.ts'
import { wardTablets } from './ward-tablets.ts'
import { warehouseRacking } from './warehouse-racking.ts'
import { waterBilling } from './water-billing.ts'
import { waterCoolers } from './water-coolers.ts'
import { websiteRelaunch } from './website-relaunch.ts'
import { wineReferenceCall } from './wine-reference-call.ts'
import { workwearRental } from './workwear-rental.ts'
import { xRayChairs } from './x-ray-chairs.ts'
import { xrayFilm } from './xray-film.ts'
import { yardMarshals } from './yard-marshals.ts'
import { yeastSupply } from './yeast-supply.ts'
import { zincCoating } from './zinc-coating.ts'
import { zincPlating } from './zinc-plating.ts'
import { zipLines } from './zip-lines.ts'
import { zipWires } from './zip-wires.ts'
import { zonedHeating } from './zoned-heating.ts'
import { zooNetting } from './zoo-netting.ts'

export const calls: readonly CallGold[] = [
  machineManuals,
  mallChillers,
  mallGuards,
  mapleTubing,
  marinaBerths,
  mathsTutoring,
  mattressRentals,
  missedCleans,
  mixerTrucks,
  modularClassrooms,
  motelBookings,
  moversDashcams,
  mspComplaint,
  museumAudio,
  museumAudioGuides,
  museumTickets,
  nurseryApp,
  nurseryVisit,
  officeChairs,
  officeCleaning,
  officeCoffee,
  officePlants,
  orchardWatering,
  organTuning,
  oysterGrader,
  oysterTanks,
  packagingTerms,
  palletRates,
  palletWrap,
  parcelScanners,
  payrollBureau,
  payrollExit,
  payrollHandover,
  payrollSwitch,
  pecanSorters,
  pestContract,
  pestControl,
  pharmacySolar,
  phoneSystem,
  pianoTuning,
  pilotEnds,
  playPark,
  podcastStudio,
  poolChemicals,
  printShopLeads,
  printedBrackets,
  pubCellars,
  quarryDust,
  quarryMist,
  quartzLab,
  quartzTops,
  quayCranes,
  quayRopes,
  quiltLabels,
  quiltOrders,
  radioPlayout,
  radiologyDictation,
  readyMixTerms,
  recruitingInternal,
  rollerShutters,
  roofScaffold,
  ropewayInspection,
  saccoMessages,
  sachetWater,
  saddleClub,
  safetyCourses,
  sawmillVibration,
  scaffoldHire,
  schoolBlazers,
  schoolBuses,
  schoolFibre,
  schoolMeals,
  schoolMealsSupply,
  schoolMinibuses,
  securityReview,
  serverHosting,
  shadeSails,
  shearingGangs,
  shelfTags,
  silkReeling,
  siteInductions,
  siteSafety,
  siteTimesheets,
  skiGates,
  skiHire,
  snackBoxes,
  snaggingApp,
  solarPackhouse,
  southRoof,
  spaWater,
  spiceCartons,
  springDoors,
  stageLighting,
  stockSoftware,
  stockyardScales,
  stoneTilesPrice,
  storageDoors,
  studentRecords,
  substationSensors,
  tannerySplitter,
  teaBriquettes,
  theatreLists,
  theatreSeats,
  threeMarkers,
  timberOrder,
  tomatoLights,
  towerWindows,
  translations,
  treasuryTerms,
  truckTrackers,
  trustSafeguarding,
  tugboatPaint,
  tuitionScreens,
  tunaSeams,
  turningCentre,
  twoMachines,
  vanInsurance,
  vendingMachines,
  vetColdChain,
  vetPhones,
  vetRecords,
  vetSoftwareFollowUp,
  vetXray,
  vineyardFrost,
  walkInFreezers,
  wardTablets,
  warehouseRacking,
  waterBilling,
  waterCoolers,
  websiteRelaunch,
  wineReferenceCall,
  workwearRental,
  xRayChairs,
  xrayFilm,
  yardMarshals,
  yeastSupply,
  zincCoating,
  zincPlating,
  zipLines,
  zipWires,
  zonedHeating,
  zooNetting,
]
