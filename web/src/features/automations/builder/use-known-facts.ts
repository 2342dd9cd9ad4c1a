import { customFact, factFields, isKnownTo, ownFieldsOf } from '@parley/core/automations/fields'
import { use } from 'react'
import { AboutContext } from './about.ts'
import { useOwnFields } from './use-own-fields.ts'

/** What a run of the automation that is being built knows, the company's own fields last. */
export function useKnownFacts() {
  const about = use(AboutContext)
  const records = ownFieldsOf(about)
  const own = useOwnFields(records)
  return [
    ...factFields.filter(({ name }) => isKnownTo(about, name)),
    ...records.flatMap((record) => (own[record] ?? []).map((field) => customFact(record, field))),
  ]
}
