import type { CallGold } from '../call-gold.ts'
import { saccoMessages } from './sacco-messages.ts'
import { sachetWater } from './sachet-water.ts'
import { saddleClub } from './saddle-club.ts'
import { safetyBoots } from './safety-boots.ts'
import { safetyCourses } from './safety-courses.ts'
import { sailRepairs } from './sail-repairs.ts'
import { salaryBenchmarks } from './salary-benchmarks.ts'
import { salesDashboards } from './sales-dashboards.ts'
import { salonBookings } from './salon-bookings.ts'
import { sampleTracking } from './sample-tracking.ts'
import { sampleVials } from './sample-vials.ts'
import { sandwichForecasts } from './sandwich-forecasts.ts'
import { sausageCasings } from './sausage-casings.ts'
import { sawmillVibration } from './sawmill-vibration.ts'
import { scaffoldHire } from './scaffold-hire.ts'
import { schoolBlazers } from './school-blazers.ts'
import { schoolBuses } from './school-buses.ts'
import { schoolDesks } from './school-desks.ts'
import { schoolFibre } from './school-fibre.ts'
import { schoolMeals } from './school-meals.ts'
import { schoolMealsSupply } from './school-meals-supply.ts'
import { schoolMinibuses } from './school-minibuses.ts'
import { schoolPhotographs } from './school-photographs.ts'
import { schoolViolins } from './school-violins.ts'
import { scienceBenches } from './science-benches.ts'
import { securityReview } from './security-review.ts'
import { seedTrials } from './seed-trials.ts'
import { septicPumping } from './septic-pumping.ts'
import { seriesDubbing } from './series-dubbing.ts'
import { serverHosting } from './server-hosting.ts'
import { sessionRecordings } from './session-recordings.ts'
import { sewingThread } from './sewing-thread.ts'
import { shadeSails } from './shade-sails.ts'
import { shaftSeals } from './shaft-seals.ts'
import { sharpsBins } from './sharps-bins.ts'
import { shearingGangs } from './shearing-gangs.ts'
import { sheepTags } from './sheep-tags.ts'
import { shelfTags } from './shelf-tags.ts'
import { shopMannequins } from './shop-mannequins.ts'
import { shopSchedules } from './shop-schedules.ts'
import { shopSigns } from './shop-signs.ts'
import { shreddingRounds } from './shredding-rounds.ts'
import { shrinkTunnels } from './shrink-tunnels.ts'
import { silageWrap } from './silage-wrap.ts'
import { silkReeling } from './silk-reeling.ts'
import { siteInductions } from './site-inductions.ts'
import { siteSafety } from './site-safety.ts'
import { siteTimesheets } from './site-timesheets.ts'
import { siteToilets } from './site-toilets.ts'
import { skiGates } from './ski-gates.ts'
import { skiHire } from './ski-hire.ts'
import { sleepScoring } from './sleep-scoring.ts'
import { slideStorage } from './slide-storage.ts'
import { sluiceGates } from './sluice-gates.ts'
import { smartFridges } from './smart-fridges.ts'
import { smokeVents } from './smoke-vents.ts'
import { snackBoxes } from './snack-boxes.ts'
import { snaggingApp } from './snagging-app.ts'
import { snakeCallouts } from './snake-callouts.ts'
import { soapDispensers } from './soap-dispensers.ts'
import { softenerResins } from './softener-resins.ts'
import { soilTests } from './soil-tests.ts'
import { solarPackhouse } from './solar-packhouse.ts'
import { solarPumps } from './solar-pumps.ts'
import { soupKettles } from './soup-kettles.ts'
import { southRoof } from './south-roof.ts'
import { spaWater } from './spa-water.ts'
import { speechSessions } from './speech-sessions.ts'
import { spiceCartons } from './spice-cartons.ts'
import { spreadsheetClasses } from './spreadsheet-classes.ts'
import { springDoors } from './spring-doors.ts'
import { squashBookings } from './squash-bookings.ts'
import { stackingChairs } from './stacking-chairs.ts'
import { staffIntranets } from './staff-intranets.ts'
import { staffRelocations } from './staff-relocations.ts'
import { staffSurveys } from './staff-surveys.ts'
import { stageLighting } from './stage-lighting.ts'
import { stairLifts } from './stair-lifts.ts'
import { standardsLibrary } from './standards-library.ts'
import { standingDesks } from './standing-desks.ts'
import { stockDrones } from './stock-drones.ts'
import { stockSoftware } from './stock-software.ts'
import { stockyardScales } from './stockyard-scales.ts'
import { stoneTilesPrice } from './stone-tiles-price.ts'
import { storageDoors } from './storage-doors.ts'
import { strappingMachines } from './strapping-machines.ts'
import { streetLamps } from './street-lamps.ts'
import { streetSweepers } from './street-sweepers.ts'
import { studentRecords } from './student-records.ts'
import { stumpGrinders } from './stump-grinders.ts'
import { substationSensors } from './substation-sensors.ts'
import { supplierChecks } from './supplier-checks.ts'
import { swarfBriquettes } from './swarf-briquettes.ts'
import { swimTiming } from './swim-timing.ts'
import { tabletLockdown } from './tablet-lockdown.ts'
import { tachoAnalysis } from './tacho-analysis.ts'
import { tailLifts } from './tail-lifts.ts'
import { takeoffSoftware } from './takeoff-software.ts'
import { tankCleaning } from './tank-cleaning.ts'
import { tankerTelematics } from './tanker-telematics.ts'
import { tannerySplitter } from './tannery-splitter.ts'
import { taxiDispatch } from './taxi-dispatch.ts'
import { teaBriquettes } from './tea-briquettes.ts'
import { teaPluckers } from './tea-pluckers.ts'
import { tempFencing } from './temp-fencing.ts'
import { tenantPortal } from './tenant-portal.ts'
import { tenderAlerts } from './tender-alerts.ts'
import { theatreLists } from './theatre-lists.ts'
import { theatreSeats } from './theatre-seats.ts'
import { threeMarkers } from './three-markers.ts'
import { ticketRouting } from './ticket-routing.ts'
import { timberOrder } from './timber-order.ts'
import { tipperTrucks } from './tipper-trucks.ts'
import { tomatoLights } from './tomato-lights.ts'
import { toolCribs } from './tool-cribs.ts'
import { torqueWrenches } from './torque-wrenches.ts'
import { tortillaPresses } from './tortilla-presses.ts'
import { towerCranes } from './tower-cranes.ts'
import { towerWindows } from './tower-windows.ts'
import { tractorGuidance } from './tractor-guidance.ts'
import { tradePaint } from './trade-paint.ts'
import { trailerAxles } from './trailer-axles.ts'
import { transformerOil } from './transformer-oil.ts'
import { translations } from './translations.ts'
import { trawlerCover } from './trawler-cover.ts'
import { treasuryTerms } from './treasury-terms.ts'
import { treeSurveys } from './tree-surveys.ts'
import { trellisPosts } from './trellis-posts.ts'
import { trenchMaps } from './trench-maps.ts'
import { truckTarps } from './truck-tarps.ts'
import { truckTrackers } from './truck-trackers.ts'
import { trustSafeguarding } from './trust-safeguarding.ts'
import { tsunamiSirens } from './tsunami-sirens.ts'
import { tugboatPaint } from './tugboat-paint.ts'
import { tuitionScreens } from './tuition-screens.ts'
import { tunaSeams } from './tuna-seams.ts'
import { tunnelWashing } from './tunnel-washing.ts'
import { turbineBlades } from './turbine-blades.ts'
import { turfFields } from './turf-fields.ts'
import { turningCentre } from './turning-centre.ts'
import { turnstiles } from './turnstiles.ts'
import { twoMachines } from './two-machines.ts'
import { twoWayRadios } from './two-way-radios.ts'
import { tyreRetreads } from './tyre-retreads.ts'
import { uptimeChecks } from './uptime-checks.ts'
import { vanInsurance } from './van-insurance.ts'
import { vanLeases } from './van-leases.ts'
import { vanWraps } from './van-wraps.ts'
import { vaultRenewals } from './vault-renewals.ts'
import { vendingMachines } from './vending-machines.ts'
import { vergeMowing } from './verge-mowing.ts'
import { vetColdChain } from './vet-cold-chain.ts'
import { vetPhones } from './vet-phones.ts'
import { vetRecords } from './vet-records.ts'
import { vetSoftwareFollowUp } from './vet-software-follow-up.ts'
import { vetXray } from './vet-xray.ts'
import { vineyardFrost } from './vineyard-frost.ts'
import { vineyardPruning } from './vineyard-pruning.ts'
import { visitorTablets } from './visitor-tablets.ts'
import { volunteerRotas } from './volunteer-rotas.ts'
import { wageRuns } from './wage-runs.ts'
import { waiverForms } from './waiver-forms.ts'
import { walkInFreezers } from './walk-in-freezers.ts'
import { wardTablets } from './ward-tablets.ts'
import { warehouseRacking } from './warehouse-racking.ts'
import { warrantyClaims } from './warranty-claims.ts'
import { wasteBalers } from './waste-balers.ts'
import { waterBilling } from './water-billing.ts'
import { waterCoolers } from './water-coolers.ts'
import { weatherAlerts } from './weather-alerts.ts'
import { webinarLicences } from './webinar-licences.ts'
import { websiteRelaunch } from './website-relaunch.ts'
import { weldFumes } from './weld-fumes.ts'
import { welderHiring } from './welder-hiring.ts'
import { wheelchairVans } from './wheelchair-vans.ts'
import { whistleLines } from './whistle-lines.ts'
import { windTunnels } from './wind-tunnels.ts'
import { windowBlinds } from './window-blinds.ts'
import { windowFilms } from './window-films.ts'
import { wineBarrels } from './wine-barrels.ts'
import { wineReferenceCall } from './wine-reference-call.ts'
import { workwearRental } from './workwear-rental.ts'
import { woundDressings } from './wound-dressings.ts'
import { xRayChairs } from './x-ray-chairs.ts'
import { xrayFilm } from './xray-film.ts'
import { yardMarshals } from './yard-marshals.ts'
import { yeastSupply } from './yeast-supply.ts'
import { zincCoating } from './zinc-coating.ts'
import { zincPlating } from './zinc-plating.ts'
import { zipLines } from './zip-lines.ts'
import { zipWires } from './zip-wires.ts'
import { zirconiaDiscs } from './zirconia-discs.ts'
import { zonedHeating } from './zoned-heating.ts'
import { zooNetting } from './zoo-netting.ts'

export const calls: readonly CallGold[] = [
  saccoMessages,
  sachetWater,
  saddleClub,
  safetyBoots,
  safetyCourses,
  sailRepairs,
  salaryBenchmarks,
  salesDashboards,
  salonBookings,
  sampleTracking,
  sampleVials,
  sandwichForecasts,
  sausageCasings,
  sawmillVibration,
  scaffoldHire,
  schoolBlazers,
  schoolBuses,
  schoolDesks,
  schoolFibre,
  schoolMeals,
  schoolMealsSupply,
  schoolMinibuses,
  schoolPhotographs,
  schoolViolins,
  scienceBenches,
  securityReview,
  seedTrials,
  septicPumping,
  seriesDubbing,
  serverHosting,
  sessionRecordings,
  sewingThread,
  shadeSails,
  shaftSeals,
  sharpsBins,
  shearingGangs,
  sheepTags,
  shelfTags,
  shopMannequins,
  shopSchedules,
  shopSigns,
  shreddingRounds,
  shrinkTunnels,
  silageWrap,
  silkReeling,
  siteInductions,
  siteSafety,
  siteTimesheets,
  siteToilets,
  skiGates,
  skiHire,
  sleepScoring,
  slideStorage,
  sluiceGates,
  smartFridges,
  smokeVents,
  snackBoxes,
  snaggingApp,
  snakeCallouts,
  soapDispensers,
  softenerResins,
  soilTests,
  solarPackhouse,
  solarPumps,
  soupKettles,
  southRoof,
  spaWater,
  speechSessions,
  spiceCartons,
  spreadsheetClasses,
  springDoors,
  squashBookings,
  stackingChairs,
  staffIntranets,
  staffRelocations,
  staffSurveys,
  stageLighting,
  stairLifts,
  standardsLibrary,
  standingDesks,
  stockDrones,
  stockSoftware,
  stockyardScales,
  stoneTilesPrice,
  storageDoors,
  strappingMachines,
  streetLamps,
  streetSweepers,
  studentRecords,
  stumpGrinders,
  substationSensors,
  supplierChecks,
  swarfBriquettes,
  swimTiming,
  tabletLockdown,
  tachoAnalysis,
  tailLifts,
  takeoffSoftware,
  tankCleaning,
  tankerTelematics,
  tannerySplitter,
  taxiDispatch,
  teaBriquettes,
  teaPluckers,
  tempFencing,
  tenantPortal,
  tenderAlerts,
  theatreLists,
  theatreSeats,
  threeMarkers,
  ticketRouting,
  timberOrder,
  tipperTrucks,
  tomatoLights,
  toolCribs,
  torqueWrenches,
  tortillaPresses,
  towerCranes,
  towerWindows,
  tractorGuidance,
  tradePaint,
  trailerAxles,
  transformerOil,
  translations,
  trawlerCover,
  treasuryTerms,
  treeSurveys,
  trellisPosts,
  trenchMaps,
  truckTarps,
  truckTrackers,
  trustSafeguarding,
  tsunamiSirens,
  tugboatPaint,
  tuitionScreens,
  tunaSeams,
  tunnelWashing,
  turbineBlades,
  turfFields,
  turningCentre,
  turnstiles,
  twoMachines,
  twoWayRadios,
  tyreRetreads,
  uptimeChecks,
  vanInsurance,
  vanLeases,
  vanWraps,
  vaultRenewals,
  vendingMachines,
  vergeMowing,
  vetColdChain,
  vetPhones,
  vetRecords,
  vetSoftwareFollowUp,
  vetXray,
  vineyardFrost,
  vineyardPruning,
  visitorTablets,
  volunteerRotas,
  wageRuns,
  waiverForms,
  walkInFreezers,
  wardTablets,
  warehouseRacking,
  warrantyClaims,
  wasteBalers,
  waterBilling,
  waterCoolers,
  weatherAlerts,
  webinarLicences,
  websiteRelaunch,
  weldFumes,
  welderHiring,
  wheelchairVans,
  whistleLines,
  windTunnels,
  windowBlinds,
  windowFilms,
  wineBarrels,
  wineReferenceCall,
  workwearRental,
  woundDressings,
  xRayChairs,
  xrayFilm,
  yardMarshals,
  yeastSupply,
  zincCoating,
  zincPlating,
  zipLines,
  zipWires,
  zirconiaDiscs,
  zonedHeating,
  zooNetting,
]
