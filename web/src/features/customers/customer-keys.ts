export const customerKeys = {
  accounts: ['accounts'],
  account: (id: string) => ['accounts', 'one', id],
  contacts: ['contacts'],
  contact: (id: string) => ['contacts', 'one', id],
  allRelated: ['customers', 'related'],
  /** Of one account or contact. */
  related: (id: string) => ['customers', 'related', id],
  /** What can't be changed of it. */
  fixed: (id: string) => ['customers', 'related', id, 'fixed'],
} as const
