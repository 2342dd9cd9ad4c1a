import { isSameName } from '@parley/core/analysis/names'

/** The person who loads the sample, who becomes its seller. */
export interface Owner {
  name: string
  timeZone: string
}

const standIn = 'Robin Hale'

/** The seller's name in a conversation: the person's own, unless there is none or the customer has the same. */
export function sellerFor(owner: Owner, customer: string): string {
  const name = owner.name.trim()
  return name === '' || isSameName(name, customer) ? standIn : name
}
