import { createRemoval } from '../bulk/index.ts'
import { refreshLeads } from './leads-cache.ts'

export const { remove: removeLeads, useHidden: useHiddenLeads } = createRemoval('leads', refreshLeads)
