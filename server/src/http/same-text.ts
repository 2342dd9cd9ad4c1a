import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether two secrets are the same, in a time that tells nothing of where they differ or how long they are. */
export const sameText = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest())
