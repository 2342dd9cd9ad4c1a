import type { Database } from '~/data/database.ts'

export type LeadImport = Database['public']['Tables']['lead_imports']['Row']

export const importKeys = {
  list: ['lead-imports', 'list'],
  one: (id: string) => ['lead-imports', 'one', id],
  rejected: (id: string) => ['lead-imports', 'rejected', id],
  kept: (id: string) => ['lead-imports', 'kept', id],
  remembered: ['lead-imports', 'remembered'],
} as const
