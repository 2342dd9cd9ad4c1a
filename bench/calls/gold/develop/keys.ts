import type { CallGold } from '../call-gold.ts'
import { calls as first } from './keys-a-c.ts'
import { calls as second } from './keys-d-g.ts'
import { calls as third } from './keys-h-l.ts'
import { calls as fourth } from './keys-m-r.ts'
import { calls as fifth } from './keys-s-z.ts'

/** All that are read, by name; a call is listed in the part that it belongs to. */
export const calls: readonly CallGold[] = [...first, ...second, ...third, ...fourth, ...fifth]
