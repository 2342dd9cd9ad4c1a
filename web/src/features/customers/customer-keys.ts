export const customerKeys = {
  accounts: ['accounts'],
  account: (id: string) => ['accounts', 'one', id],
  contacts: ['contacts'],
  contact: (id: string) => ['contacts', 'one', id],
  allRelated: ['customers', 'related'],
  /** Of one account or contact. */
  related: (id: string) => ['customers', 'related', id],
} as const
