import type { CallGold } from '../call-gold.ts'

export const calls: readonly CallGold[] = []
