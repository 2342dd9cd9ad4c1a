import { leadStatuses } from '@parley/core/leads/status'
import { useRef, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Input } from '~/ui/input.tsx'
import { Select } from '~/ui/select.tsx'
import type { Member } from './queries.ts'
import { StageOptions } from './stage.tsx'
import type { useLeadsAddress } from './use-leads-address.ts'

interface Props {
  address: ReturnType<typeof useLeadsAddress>
  members: readonly Member[]
}

export function FilterBar({ address: { search, change }, members }: Props) {
  const isFiltered = Boolean(search.q ?? search.status ?? search.owner)
  return (
    <search className="flex flex-wrap items-center gap-2 pb-4">
      <div className="w-full sm:w-72">
        <SearchField
          label="Search leads"
          placeholder="Search name, company, email"
          words={search.q ?? ''}
          onChange={(q) => change({ q })}
        />
      </div>
      <div className="min-w-32 flex-1 sm:w-40 sm:flex-none">
        <Select
          aria-label="Status"
          value={search.status ?? ''}
          onChange={(event) =>
            void change({ status: leadStatuses.find((known) => known === event.target.value) })
          }
        >
          <option value="">Any status</option>
          <StageOptions />
        </Select>
      </div>
      <div className="min-w-32 flex-1 sm:w-40 sm:flex-none">
        <Select
          aria-label="Owner"
          value={search.owner ?? ''}
          onChange={(event) => void change({ owner: event.target.value || undefined })}
        >
          <option value="">Any owner</option>
          <option value="nobody">No owner</option>
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      {isFiltered && (
        <Button
          variant="quiet"
          onClick={() => void change({ q: undefined, status: undefined, owner: undefined })}
        >
          Clear
        </Button>
      )}
    </search>
  )
}

interface SearchFieldProps {
  label: string
  placeholder: string
  words: string
  /** Asked once typing rests; resolves when the address holds the words. */
  onChange: (words: string | undefined) => Promise<void>
}

/** Search words: at once in the field, in the address when typing rests. */
export function SearchField({ label, placeholder, words, onChange }: SearchFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const type = (text: string) => {
    setDraft(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      void onChange(text || undefined).then(() => setDraft((held) => (held === text ? null : held)))
    }, 200)
  }
  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={draft ?? words}
      onChange={(event) => type(event.target.value)}
    />
  )
}
