import { createRemoval } from '../bulk/index.ts'
import { refreshCustomers } from './change-customer.ts'

/** How accounts and contacts are deleted, with a way back. */
export const removals = {
  accounts: createRemoval('accounts', refreshCustomers),
  contacts: createRemoval('contacts', refreshCustomers),
}
