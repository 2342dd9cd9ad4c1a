import type { CallGold } from '../call-gold.ts'
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
import { hydrantTesting } from './hydrant-testing.ts'
import { hydraulicHoses } from './hydraulic-hoses.ts'
import { hygieneModules } from './hygiene-modules.ts'
import { iceBoats } from './ice-boats.ts'
import { iceMakers } from './ice-makers.ts'
import { iceRink } from './ice-rink.ts'
import { infusionPumps } from './infusion-pumps.ts'
import { insulationBatts } from './insulation-batts.ts'
import { interpreterBooths } from './interpreter-booths.ts'
import { intranetPages } from './intranet-pages.ts'
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
import { labCouriers } from './lab-couriers.ts'
import { labFreezerFollowUp } from './lab-freezer-follow-up.ts'
import { labelPrinters } from './label-printers.ts'
import { landscapingCrews } from './landscaping-crews.ts'
import { languageCourses } from './language-courses.ts'
import { laptopLeases } from './laptop-leases.ts'
import { laserMarkers } from './laser-markers.ts'
import { lateFurniture } from './late-furniture.ts'
import { laundromatPayments } from './laundromat-payments.ts'
import { laundryCarts } from './laundry-carts.ts'
import { lawFirmDemo } from './law-firm-demo.ts'
import { leafletTranslations } from './leaflet-translations.ts'
import { leakSensors } from './leak-sensors.ts'
import { leaseAccounting } from './lease-accounting.ts'
import { leaveBalances } from './leave-balances.ts'
import { lectureCaptions } from './lecture-captions.ts'
import { legalTyping } from './legal-typing.ts'
import { legionellaTests } from './legionella-tests.ts'
import { lensEdgers } from './lens-edgers.ts'
import { libraryCatalog } from './library-catalog.ts'
import { libraryKiosks } from './library-kiosks.ts'
import { lifeguardCover } from './lifeguard-cover.ts'
import { liftMaintenance } from './lift-maintenance.ts'
import { liftService } from './lift-service.ts'
import { lightingTowers } from './lighting-towers.ts'
import { limeRender } from './lime-render.ts'
import { linenHire } from './linen-hire.ts'
import { liquidScreeds } from './liquid-screeds.ts'
import { liquoriceTrays } from './liquorice-trays.ts'
import { listeriaSwabs } from './listeria-swabs.ts'
import { lithiumTrucks } from './lithium-trucks.ts'
import { loadPlanning } from './load-planning.ts'
import { locumShifts } from './locum-shifts.ts'
import { loginProcurement } from './login-procurement.ts'
import { loneWorkers } from './lone-workers.ts'
import { loomCameras } from './loom-cameras.ts'
import { lostProperty } from './lost-property.ts'
import { lotPlowing } from './lot-plowing.ts'
import { loyaltyPoints } from './loyalty-points.ts'
import { lunchTills } from './lunch-tills.ts'

export const calls: readonly CallGold[] = [
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
  hydrantTesting,
  hydraulicHoses,
  hygieneModules,
  iceBoats,
  iceMakers,
  iceRink,
  infusionPumps,
  insulationBatts,
  interpreterBooths,
  intranetPages,
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
  labCouriers,
  labFreezerFollowUp,
  labelPrinters,
  landscapingCrews,
  languageCourses,
  laptopLeases,
  laserMarkers,
  lateFurniture,
  laundromatPayments,
  laundryCarts,
  lawFirmDemo,
  leafletTranslations,
  leakSensors,
  leaseAccounting,
  leaveBalances,
  lectureCaptions,
  legalTyping,
  legionellaTests,
  lensEdgers,
  libraryCatalog,
  libraryKiosks,
  lifeguardCover,
  liftMaintenance,
  liftService,
  lightingTowers,
  limeRender,
  linenHire,
  liquidScreeds,
  liquoriceTrays,
  listeriaSwabs,
  lithiumTrucks,
  loadPlanning,
  locumShifts,
  loginProcurement,
  loneWorkers,
  loomCameras,
  lostProperty,
  lotPlowing,
  loyaltyPoints,
  lunchTills,
]
