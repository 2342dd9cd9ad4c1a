import type { CallGold } from '../call-gold.ts'
import { calls as first } from './keys-a-d.ts'
import { calls as second } from './keys-e-k.ts'
import { calls as third } from './keys-l-r.ts'
import { calls as fourth } from './keys-s-z.ts'

/** All that are read, by name; a call is listed in the part that it belongs to. */
export const calls: readonly CallGold[] = [...first, ...second, ...third, ...fourth]
