import type { ReactNode } from 'react'
import { Button } from '~/ui/button.tsx'
import { Select } from '~/ui/select.tsx'
import { useStayOnPage } from '~/ui/stay-on-page.ts'
import type { Member } from '../people/index.ts'

interface FrameProps {
  /** "Selected leads". */
  label: string
  /** "3 leads". */
  words: string
  onClear: () => void
  children: ReactNode
}

/** What can be done with the selected rows, above the lower edge. */
export function BulkFrame({ label, words, onClear, children }: FrameProps) {
  const bar = useStayOnPage<HTMLElement>()
  return (
    <section
      ref={bar}
      aria-label={label}
      data-below-toasts
      className="max-sm:[&>button]:flex-1 rise fixed inset-x-4 bottom-20 z-20 mx-auto flex w-fit max-w-[calc(100vw-2rem)] flex-wrap items-center gap-2 rounded-xl border bg-raised p-2 shadow-float md:bottom-5"
    >
      <div className="flex w-full items-center sm:contents">
        <p className="flex-1 px-2 text-sm tabular-nums" aria-live="polite">
          {words} selected
        </p>
        <Button variant="quiet" className="sm:order-last" onClick={onClear}>
          Clear
        </Button>
      </div>
      {children}
    </section>
  )
}

interface ChoiceProps {
  label: string
  /** What stands there before anything is chosen. */
  title: string
  onChoose: (value: string) => void
  children: ReactNode
}

/** Chooses a value for the selected rows. */
export function BulkChoice({ label, title, onChoose, children }: ChoiceProps) {
  return (
    <div className="w-32 max-sm:w-[calc(50%-0.25rem)]">
      <Select aria-label={label} value="" onChange={({ target }) => onChoose(target.value)}>
        <option value="" disabled>
          {title}
        </option>
        {children}
      </Select>
    </div>
  )
}

interface OwnerProps {
  words: string
  members: readonly Member[]
  /** @param name for the toast */
  onChoose: (owner: string | null, name: string) => void
}

/** Gives the selected rows to a colleague, or to nobody. */
export function BulkOwner({ words, members, onChoose }: OwnerProps) {
  return (
    <BulkChoice
      label={`Assign ${words} to`}
      title="Owner…"
      onChoose={(value) =>
        onChoose(value === 'nobody' ? null : value, members.find(({ id }) => id === value)?.name ?? 'nobody')
      }
    >
      {members.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value="nobody">Nobody</option>
    </BulkChoice>
  )
}
