import { vi } from 'vitest'

// What a module keeps (keys by address, a counter, a cache) is not the next test file's.
vi.resetModules()
