import type { CallGold } from '../call-gold.ts'
import { binCollections } from './bin-collections.ts'
import { craneHandover } from './crane-handover.ts'
import { dashCams } from './dash-cams.ts'
import { eventTents } from './event-tents.ts'
import { expoBadges } from './expo-badges.ts'
import { forkliftLease } from './forklift-lease.ts'
import { gymAccess } from './gym-access.ts'
import { hotelLinen } from './hotel-linen.ts'
import { liftMaintenance } from './lift-maintenance.ts'
import { museumAudioGuides } from './museum-audio-guides.ts'
import { nurseryVisit } from './nursery-visit.ts'
import { orchardWatering } from './orchard-watering.ts'
import { palletWrap } from './pallet-wrap.ts'
import { stageLighting } from './stage-lighting.ts'

export const calls: readonly CallGold[] = [
  hotelLinen,
  forkliftLease,
  museumAudioGuides,
  liftMaintenance,
  nurseryVisit,
  dashCams,
  eventTents,
  gymAccess,
  binCollections,
  craneHandover,
  expoBadges,
  orchardWatering,
  palletWrap,
  stageLighting,
]
