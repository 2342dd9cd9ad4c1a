import { customFact, factFields, isKnownTo, ownFieldsOf } from '@parley/core/automations/fields'
import { useQueries } from '@tanstack/react-query'
import { use } from 'react'
import { fieldsQuery } from '~/features/fields/index.ts'
import { AboutContext } from './about.ts'

/** What a run of the automation that is being built knows, the company's own fields last. */
export function useKnownFacts() {
  const about = use(AboutContext)
  const records = ownFieldsOf(about)
  const own = useQueries({ queries: records.map((record) => fieldsQuery(record)) })
  return [
    ...factFields.filter(({ name }) => isKnownTo(about, name)),
    ...records.flatMap((record, index) => (own[index]?.data ?? []).map((field) => customFact(record, field))),
  ]
}
