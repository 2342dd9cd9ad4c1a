export type { Database } from '@parley/core/database.types'
