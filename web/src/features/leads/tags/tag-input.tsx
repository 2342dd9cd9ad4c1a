import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useId } from 'react'
import { Input } from '~/ui/input.tsx'
import { leadTagsQuery } from './lead-tags-query.ts'

/** A field for one tag, which offers those that the company has. */
export function TagInput({ known, ...props }: ComponentProps<typeof Input> & { known?: readonly string[] }) {
  const list = useId()
  const { data = [] } = useQuery(leadTagsQuery())
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
