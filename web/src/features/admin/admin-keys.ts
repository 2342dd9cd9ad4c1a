import { queryClient } from '~/data/query-client.ts'

export const adminKeys = {
  all: ['admin'],
  accounts: ['admin', 'accounts'],
  backups: ['admin', 'backups'],
} as const

export const refreshAdmin = () => queryClient.invalidateQueries({ queryKey: adminKeys.all })
