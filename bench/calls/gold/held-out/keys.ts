import type { CallGold } from '../call-gold.ts'
import { canLabels } from './can-labels.ts'
import { careRota } from './care-rota.ts'
import { coldStore } from './cold-store.ts'
import { fleetTyres } from './fleet-tyres.ts'
import { hotelLinen } from './hotel-linen.ts'
import { museumTickets } from './museum-tickets.ts'
import { schoolMeals } from './school-meals.ts'
import { tomatoLights } from './tomato-lights.ts'

export const calls: readonly CallGold[] = [
  canLabels,
  careRota,
  coldStore,
  fleetTyres,
  hotelLinen,
  museumTickets,
  schoolMeals,
  tomatoLights,
]
