import type { CallGold } from '../call-gold.ts'
import { bikeShops } from './bike-shops.ts'
import { bookingOutage } from './booking-outage.ts'
import { breweryLabels } from './brewery-labels.ts'
import { cardiologyVisit } from './cardiology-visit.ts'
import { chefAgency } from './chef-agency.ts'
import { contractReview } from './contract-review.ts'
import { erpKickoff } from './erp-kickoff.ts'
import { factorySolar } from './factory-solar.ts'
import { fuelCards } from './fuel-cards.ts'
import { languageCourses } from './language-courses.ts'
import { officeCleaning } from './office-cleaning.ts'
import { phoneSystem } from './phone-system.ts'
import { snackBoxes } from './snack-boxes.ts'
import { translations } from './translations.ts'
import { warehouseRacking } from './warehouse-racking.ts'
import { websiteRelaunch } from './website-relaunch.ts'

export const calls: readonly CallGold[] = [
  breweryLabels,
  languageCourses,
  fuelCards,
  bookingOutage,
  cardiologyVisit,
  factorySolar,
  chefAgency,
  officeCleaning,
  bikeShops,
  contractReview,
  phoneSystem,
  snackBoxes,
  translations,
  warehouseRacking,
  erpKickoff,
  websiteRelaunch,
]
