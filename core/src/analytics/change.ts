/** From one period to the next: up, down or not at all, and by which part of what it was (0.5 for a half more). */
export interface Change {
  direction: 'up' | 'down' | 'same'
  share: number | null
}

/** The change of a figure since the period before; null where one of the two was not measured. */
export function changeOf(now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null
  const direction = now > before ? 'up' : now < before ? 'down' : 'same'
  return { direction, share: before === 0 ? null : Math.abs(now - before) / Math.abs(before) }
}
