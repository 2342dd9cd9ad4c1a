import { customFact, factFields, isKnownTo, ownFieldsOf } from '@parley/core/automations/fields'
import { use } from 'react'
import { ReachContext } from './about.ts'
import { useOwnFields } from './use-own-fields.ts'

/** What a run of the automation that is being built knows, the company's own fields last. */
export function useKnownFacts() {
  const reach = use(ReachContext)
  const records = ownFieldsOf(reach)
  const own = useOwnFields(records)
  return [
    ...factFields.filter(({ name }) => isKnownTo(reach, name)),
    ...records.flatMap((record) => (own[record] ?? []).map((field) => customFact(record, field))),
  ]
}
