import type { CallGold } from '../call-gold.ts'
import { binCollections } from './bin-collections.ts'
import { craneHandover } from './crane-handover.ts'
import { expoBadges } from './expo-badges.ts'
import { orchardWatering } from './orchard-watering.ts'
import { palletWrap } from './pallet-wrap.ts'
import { stageLighting } from './stage-lighting.ts'

export const calls: readonly CallGold[] = [
  binCollections,
  craneHandover,
  expoBadges,
  orchardWatering,
  palletWrap,
  stageLighting,
]
