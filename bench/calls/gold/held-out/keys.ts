import type { CallGold } from '../call-gold.ts'
import { dairyTags } from './dairy-tags.ts'
import { danceFloor } from './dance-floor.ts'
import { headsetTender } from './headset-tender.ts'
import { roofScaffold } from './roof-scaffold.ts'
import { vetXray } from './vet-xray.ts'

export const calls: readonly CallGold[] = [dairyTags, danceFloor, headsetTender, roofScaffold, vetXray]
