import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares two secrets in constant time, which reveals neither where they differ nor their length. */
export const safeEqual = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest())
