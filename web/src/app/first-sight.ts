const container = document.getElementById('root')

/**
 * How long what stands there stays at most, where nothing comes to replace it: a page as an earlier visit left it
 * (data/page-snapshot.ts), or as the server rendered it. Milliseconds.
 */
const inSight = container?.querySelector('[data-page-snapshot]')
  ? 4000
  : container?.hasChildNodes()
    ? 2 ** 31 - 1
    : 0

/** What comes within this time is drawn with the first page, at once, instead of after it: usable sooner. Milliseconds. */
const patience = 150
const step = 25

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** While the browser is busy with the app itself, a step takes longer: what has arrived meanwhile is drawn first. */
async function pauseAtRest(milliseconds: number): Promise<void> {
  const end = performance.now() + 4 * milliseconds
  for (let left = milliseconds; left > 0 && performance.now() < end; left -= step) await pause(step)
}

let isInSight = false

/**
 * Waits, before the app shows anything, for what its first page needs: while nothing is in sight a moment; while a page is
 * in sight until then, so that nothing less comes in its place.
 * @param longest milliseconds at rest
 */
export async function waitBeforeFirstSight(needed: Promise<unknown>, longest = patience): Promise<void> {
  if (isInSight) return
  await Promise.race([
    Promise.allSettled([needed]),
    inSight > longest ? pause(inSight) : pauseAtRest(longest),
  ])
}

/** From here on the app's own page is in sight. */
export function endWaiting(): void {
  isInSight = true
}
