import { type ReactNode, useId } from 'react'

interface Props<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: ReactNode }[]
  onChange: (value: Value) => void
}

/** Two to five views of the same thing: the platform's own radio buttons, dressed. */
export function SegmentedControl<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className="inline-flex rounded-md bg-sunken p-0.5">
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex cursor-pointer h-7 items-center gap-1.5 rounded-sm px-2.5 text-sm text-muted transition-colors select-none hover:text-ink has-checked:bg-thumb has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink pointer-coarse:h-11 [&_svg]:size-4"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 size-full appearance-none opacity-0"
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
