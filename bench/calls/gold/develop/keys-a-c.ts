import type { CallGold } from '../call-gold.ts'
import { accessReviews } from './access-reviews.ts'
import { accessibilityAudits } from './accessibility-audits.ts'
import { accountantSearch } from './accountant-search.ts'
import { acousticPanels } from './acoustic-panels.ts'
import { agencyHours } from './agency-hours.ts'
import { agentHeadsets } from './agent-headsets.ts'
import { airCompressors } from './air-compressors.ts'
import { alarmMonitoring } from './alarm-monitoring.ts'
import { allergenMenus } from './allergen-menus.ts'
import { almondHives } from './almond-hives.ts'
import { alumniGiving } from './alumni-giving.ts'
import { ambulanceStock } from './ambulance-stock.ts'
import { answeringService } from './answering-service.ts'
import { aquariumCare } from './aquarium-care.ts'
import { asbestosSurveys } from './asbestos-surveys.ts'
import { asphaltPlants } from './asphalt-plants.ts'
import { attendanceAlerts } from './attendance-alerts.ts'
import { auctionRooms } from './auction-rooms.ts'
import { audiobookNarration } from './audiobook-narration.ts'
import { autoclaveCover } from './autoclave-cover.ts'
import { awardsDinners } from './awards-dinners.ts'
import { baboonRangers } from './baboon-rangers.ts'
import { backupTapes } from './backup-tapes.ts'
import { baggageBelts } from './baggage-belts.ts'
import { bakeryOvenVisit } from './bakery-oven-visit.ts'
import { ballotPrinting } from './ballot-printing.ts'
import { bandsawBlades } from './bandsaw-blades.ts'
import { bargeTracking } from './barge-tracking.ts'
import { basementMembranes } from './basement-membranes.ts'
import { basketReminders } from './basket-reminders.ts'
import { batchScales } from './batch-scales.ts'
import { beachLoungers } from './beach-loungers.ts'
import { beatOrders } from './beat-orders.ts'
import { beehiveSensors } from './beehive-sensors.ts'
import { bellTuning } from './bell-tuning.ts'
import { bicycleRacks } from './bicycle-racks.ts'
import { bikeShops } from './bike-shops.ts'
import { binCollections } from './bin-collections.ts'
import { bladderScanners } from './bladder-scanners.ts'
import { bloodFridges } from './blood-fridges.ts'
import { boardPapers } from './board-papers.ts'
import { boatHoists } from './boat-hoists.ts'
import { bodyCameras } from './body-cameras.ts'
import { boilerCertificates } from './boiler-certificates.ts'
import { bookingOutage } from './booking-outage.ts'
import { bookshopTills } from './bookshop-tills.ts'
import { boothStorage } from './booth-storage.ts'
import { bottlingLines } from './bottling-lines.ts'
import { boundarySurveys } from './boundary-surveys.ts'
import { bowlingLanes } from './bowling-lanes.ts'
import { brailleEmbossers } from './braille-embossers.ts'
import { brakeTesters } from './brake-testers.ts'
import { branchCourses } from './branch-courses.ts'
import { breadCrates } from './bread-crates.ts'
import { breakfastJuicers } from './breakfast-juicers.ts'
import { breweryBatteries } from './brewery-batteries.ts'
import { breweryLabels } from './brewery-labels.ts'
import { bridalChat } from './bridal-chat.ts'
import { bridgeDiving } from './bridge-diving.ts'
import { bridgeOpenings } from './bridge-openings.ts'
import { brokerQuotes } from './broker-quotes.ts'
import { bureauChecks } from './bureau-checks.ts'
import { busSeats } from './bus-seats.ts'
import { busShelters } from './bus-shelters.ts'
import { busWashes } from './bus-washes.ts'
import { businessTravel } from './business-travel.ts'
import { cafeMachines } from './cafe-machines.ts'
import { calendarPrinting } from './calendar-printing.ts'
import { calfFeeders } from './calf-feeders.ts'
import { callQueues } from './call-queues.ts'
import { campLessons } from './camp-lessons.ts'
import { campRegistrations } from './camp-registrations.ts'
import { campusLockers } from './campus-lockers.ts'
import { canLabels } from './can-labels.ts'
import { capSealers } from './cap-sealers.ts'
import { carFleetSwitch } from './car-fleet-switch.ts'
import { carWashWater } from './car-wash-water.ts'
import { caravanGas } from './caravan-gas.ts'
import { cardTerminals } from './card-terminals.ts'
import { cardiologyVisit } from './cardiology-visit.ts'
import { careRota } from './care-rota.ts'
import { cargoBikes } from './cargo-bikes.ts'
import { cargoCover } from './cargo-cover.ts'
import { carparkCameras } from './carpark-cameras.ts'
import { carpetTiles } from './carpet-tiles.ts'
import { carportPanels } from './carport-panels.ts'
import { caseLaw } from './case-law.ts'
import { cashPickups } from './cash-pickups.ts'
import { cashVans } from './cash-vans.ts'
import { caskRegisters } from './cask-registers.ts'
import { cemeteryMaps } from './cemetery-maps.ts'
import { chapelWebcasts } from './chapel-webcasts.ts'
import { chatAssistants } from './chat-assistants.ts'
import { cheeseCaves } from './cheese-caves.ts'
import { chefAgency } from './chef-agency.ts'
import { chemicalRegisters } from './chemical-registers.ts'
import { cherryNets } from './cherry-nets.ts'
import { chipFryers } from './chip-fryers.ts'
import { choirRobes } from './choir-robes.ts'
import { christmasLights } from './christmas-lights.ts'
import { churchHeating } from './church-heating.ts'
import { churchSound } from './church-sound.ts'
import { cinemaProjectors } from './cinema-projectors.ts'
import { claimBoxes } from './claim-boxes.ts'
import { claimsTriage } from './claims-triage.ts'
import { classBells } from './class-bells.ts'
import { cleanroomSuits } from './cleanroom-suits.ts'
import { climbingHolds } from './climbing-holds.ts'
import { clinicClaims } from './clinic-claims.ts'
import { clinicCleaningCall } from './clinic-cleaning-call.ts'
import { clinicInterpreters } from './clinic-interpreters.ts'
import { clinicPrinters } from './clinic-printers.ts'
import { clinicWaste } from './clinic-waste.ts'
import { clubLotto } from './club-lotto.ts'
import { coachHire } from './coach-hire.ts'
import { coachRoutes } from './coach-routes.ts'
import { coachingFees } from './coaching-fees.ts'
import { cocoaMeters } from './cocoa-meters.ts'
import { coffeePouches } from './coffee-pouches.ts'
import { coffeeRoasters } from './coffee-roasters.ts'
import { coldFreight } from './cold-freight.ts'
import { coldStore } from './cold-store.ts'
import { collegeCleaners } from './college-cleaners.ts'
import { commissionSheets } from './commission-sheets.ts'
import { commissionStatements } from './commission-statements.ts'
import { compressorFault } from './compressor-fault.ts'
import { concretePoles } from './concrete-poles.ts'
import { condoPests } from './condo-pests.ts'
import { conservatoryLeak } from './conservatory-leak.ts'
import { contractReview } from './contract-review.ts'
import { contractSigning } from './contract-signing.ts'
import { conveyancingChecks } from './conveyancing-checks.ts'
import { conveyorBelts } from './conveyor-belts.ts'
import { coolantService } from './coolant-service.ts'
import { copierLeases } from './copier-leases.ts'
import { copperGutters } from './copper-gutters.ts'
import { corkSorting } from './cork-sorting.ts'
import { councilMinutes } from './council-minutes.ts'
import { councilPermits } from './council-permits.ts'
import { counsellingHours } from './counselling-hours.ts'
import { courtReporters } from './court-reporters.ts'
import { courtResurfacing } from './court-resurfacing.ts'
import { courtTranscripts } from './court-transcripts.ts'
import { coworkingSingapore } from './coworking-singapore.ts'
import { crabPots } from './crab-pots.ts'
import { craneHandover } from './crane-handover.ts'
import { creditChecks } from './credit-checks.ts'
import { creditUnionLoans } from './credit-union-loans.ts'
import { crewMedicals } from './crew-medicals.ts'
import { crmRenewalUs } from './crm-renewal-us.ts'
import { crmSeats } from './crm-seats.ts'
import { customsEntries } from './customs-entries.ts'
import { cyberCover } from './cyber-cover.ts'

export const calls: readonly CallGold[] = [
  accessReviews,
  accessibilityAudits,
  accountantSearch,
  acousticPanels,
  agencyHours,
  agentHeadsets,
  airCompressors,
  alarmMonitoring,
  allergenMenus,
  almondHives,
  alumniGiving,
  ambulanceStock,
  answeringService,
  aquariumCare,
  asbestosSurveys,
  asphaltPlants,
  attendanceAlerts,
  auctionRooms,
  audiobookNarration,
  autoclaveCover,
  awardsDinners,
  baboonRangers,
  backupTapes,
  baggageBelts,
  bakeryOvenVisit,
  ballotPrinting,
  bandsawBlades,
  bargeTracking,
  basementMembranes,
  basketReminders,
  batchScales,
  beachLoungers,
  beatOrders,
  beehiveSensors,
  bellTuning,
  bicycleRacks,
  bikeShops,
  binCollections,
  bladderScanners,
  bloodFridges,
  boardPapers,
  boatHoists,
  bodyCameras,
  boilerCertificates,
  bookingOutage,
  bookshopTills,
  boothStorage,
  bottlingLines,
  boundarySurveys,
  bowlingLanes,
  brailleEmbossers,
  brakeTesters,
  branchCourses,
  breadCrates,
  breakfastJuicers,
  breweryBatteries,
  breweryLabels,
  bridalChat,
  bridgeDiving,
  bridgeOpenings,
  brokerQuotes,
  bureauChecks,
  busSeats,
  busShelters,
  busWashes,
  businessTravel,
  cafeMachines,
  calendarPrinting,
  calfFeeders,
  callQueues,
  campLessons,
  campRegistrations,
  campusLockers,
  canLabels,
  capSealers,
  carFleetSwitch,
  carWashWater,
  caravanGas,
  cardTerminals,
  cardiologyVisit,
  careRota,
  cargoBikes,
  cargoCover,
  carparkCameras,
  carpetTiles,
  carportPanels,
  caseLaw,
  cashPickups,
  cashVans,
  caskRegisters,
  cemeteryMaps,
  chapelWebcasts,
  chatAssistants,
  cheeseCaves,
  chefAgency,
  chemicalRegisters,
  cherryNets,
  chipFryers,
  choirRobes,
  christmasLights,
  churchHeating,
  churchSound,
  cinemaProjectors,
  claimBoxes,
  claimsTriage,
  classBells,
  cleanroomSuits,
  climbingHolds,
  clinicClaims,
  clinicCleaningCall,
  clinicInterpreters,
  clinicPrinters,
  clinicWaste,
  clubLotto,
  coachHire,
  coachRoutes,
  coachingFees,
  cocoaMeters,
  coffeePouches,
  coffeeRoasters,
  coldFreight,
  coldStore,
  collegeCleaners,
  commissionSheets,
  commissionStatements,
  compressorFault,
  concretePoles,
  condoPests,
  conservatoryLeak,
  contractReview,
  contractSigning,
  conveyancingChecks,
  conveyorBelts,
  coolantService,
  copierLeases,
  copperGutters,
  corkSorting,
  councilMinutes,
  councilPermits,
  counsellingHours,
  courtReporters,
  courtResurfacing,
  courtTranscripts,
  coworkingSingapore,
  crabPots,
  craneHandover,
  creditChecks,
  creditUnionLoans,
  crewMedicals,
  crmRenewalUs,
  crmSeats,
  customsEntries,
  cyberCover,
]
