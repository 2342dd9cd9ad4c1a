const longestWait = 1500
/** Milliseconds after which a page's first answer is waited for no longer. */
const longestHold = 10_000

let held: Promise<unknown> = Promise.resolve()

/**
 * Lets what waits for a rest wait for a page's first answer as well: while a page waits for it, the browser has nothing to
 * do, and would fetch and run what nobody has asked for before the rows that somebody has.
 */
export function holdIdle(answer: Promise<unknown>): void {
  const longest = new Promise((resolve) => {
    setTimeout(resolve, longestHold)
  })
  held = Promise.all([held, Promise.race([Promise.allSettled([answer]), longest])])
}

/** Resolves when the browser has nothing to do, at the latest 3 s after a page's first answer. */
export async function idle(): Promise<void> {
  await rest()
  await held
  // What came is drawn first.
  await rest()
}

const rest = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: longestWait })
    else setTimeout(resolve, 300)
  })

/** A loader for what no first look needs: it begins once what is being drawn stands. */
export const whenIdle =
  <Loaded>(load: () => Promise<Loaded>): (() => Promise<Loaded>) =>
  () =>
    idle().then(load)
