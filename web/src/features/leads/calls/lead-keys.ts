import type { LeadFilter } from '../leads-filter.ts'

export const leadKeys = {
  lists: ['leads', 'list'],
  list: (filter: LeadFilter) => ['leads', 'list', filter],
  pages: ['leads', 'list', 'page'],
  lostReasons: ['leads', 'lost-reasons'],
  one: (id: string) => ['leads', 'one', id],
} as const
