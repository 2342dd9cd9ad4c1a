import { vi } from 'vitest'

/** As patient as `expect.poll` is set to be; its own patience of a second is over on a machine with other work. */
const timeout = 120_000

const { waitFor } = vi
vi.waitFor = (callback, options) => waitFor(callback, options ?? { timeout })
