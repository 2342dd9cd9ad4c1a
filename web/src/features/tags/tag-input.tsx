import type { SalesRecord } from '@parley/core/records/sales-records'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useId } from 'react'
import { Input } from '~/ui/input.tsx'
import { tagsQuery } from './tags-query.ts'

interface Props extends ComponentProps<typeof Input> {
  record: SalesRecord
  /** Those that are there already. */
  known?: readonly string[]
}

/** A field for one tag, which offers those that the company's other records have. */
export function TagInput({ record, known, ...props }: Props) {
  const list = useId()
  const { data = [] } = useQuery(tagsQuery(record))
  return (
    <>
      <Input {...props} list={list} maxLength={60} autoComplete="off" />
      <datalist id={list}>
        {data
          .filter((tag) => !known?.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
    </>
  )
}
