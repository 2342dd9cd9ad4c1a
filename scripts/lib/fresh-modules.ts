import { vi } from 'vitest'

// Module state (keys by address, a counter, a cache) must not leak into the next test file, nor a global or a variable of the environment.
vi.resetModules()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
