import type { ReactNode } from 'react'
import { Select } from './select.tsx'

interface Props {
  label: string
  /** What no choice is called; without it there is always one. */
  all?: string
  value: string | undefined
  choices?: readonly { value: string; label: string }[]
  onChange: (value: string | undefined) => void
  /** `<option>`s before the choices. */
  children?: ReactNode
}

/** A filter with one choice: a button as wide as what is chosen, on a tint while that narrows. */
export function FilterSelect({ label, all, value, choices = [], onChange, children }: Props) {
  const isChosen = all !== undefined && value !== undefined
  return (
    <div className="min-w-0 sm:w-fit sm:max-w-56">
      <Select
        aria-label={label}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
        className={isChosen ? 'bg-selected! sm:field-sizing-content' : 'sm:field-sizing-content'}
      >
        {all !== undefined && <option value="">{all}</option>}
        {children}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </div>
  )
}
