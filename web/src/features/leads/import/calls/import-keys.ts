import type { Database } from '~/data/database.ts'

export type LeadImport = Database['public']['Tables']['lead_imports']['Row']

export const importKeys = {
  list: ['lead-imports', 'list'],
  one: (id: string) => ['lead-imports', 'one', id],
  rejected: (id: string) => ['lead-imports', 'rejected', id],
  kept: (id: string) => ['lead-imports', 'kept', id],
  unread: (id: string) => ['lead-imports', 'unread', id],
  remembered: (record: string) => ['lead-imports', 'remembered', record],
} as const
