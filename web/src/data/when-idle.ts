const longestWait = 1500

/** Resolves when the browser has nothing to do, at the latest after 1.5 s. */
export const idle = () =>
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
