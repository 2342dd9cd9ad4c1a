const container = document.getElementById('root')

/** Whether the page in sight is the one that the server rendered. */
const isServerPage = container?.hasChildNodes() ?? false

/** What comes within this time is drawn with the first page, at once, instead of after it: usable sooner. Milliseconds. */
const patience = 150

let isInSight = false

/**
 * Waits, before the app shows anything, for what its first page needs: while nothing is in sight a moment; while the page
 * that the server rendered is in sight, as long as it takes, so that nothing less comes in its place.
 * @param longest milliseconds
 */
export async function waitBeforeFirstSight(needed: Promise<unknown>, longest = patience): Promise<void> {
  if (isInSight) return
  const settled = Promise.allSettled([needed])
  if (isServerPage) await settled
  else await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, longest))])
}

/** From here on the app's own page is in sight. */
export function endWaiting(): void {
  isInSight = true
}
