import type { CallGold } from '../call-gold.ts'
import { calls as first } from './keys-a-l.ts'
import { calls as last } from './keys-m-z.ts'

/** All that are read, by name; a call is listed in the half that it belongs to. */
export const calls: readonly CallGold[] = [...first, ...last]
