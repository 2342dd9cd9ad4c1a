import type { SalesRecord } from '@parley/core/records/sales-records'
import { createContext } from 'react'

/** What the automation that is being built is about; a lead where nothing else is said. */
export const AboutContext = createContext<SalesRecord | null>('leads')
