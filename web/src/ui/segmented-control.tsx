import { ToggleGroup as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

interface Props<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: ReactNode }[]
  onChange: (value: Value) => void
}

/** Two to five views of the same thing. */
export function SegmentedControl<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <Primitive.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const chosen = options.find((option) => option.value === next)
        if (chosen) onChange(chosen.value)
      }}
      className="inline-flex rounded-md bg-sunken p-0.5"
    >
      {options.map((option) => (
        <Primitive.Item
          key={option.value}
          value={option.value}
          className="inline-flex h-7 items-center gap-1.5 rounded-sm px-2.5 text-sm text-muted transition-colors hover:text-ink data-[state=on]:bg-raised data-[state=on]:font-medium data-[state=on]:text-ink pointer-coarse:h-10 [&_svg]:size-4"
        >
          {option.label}
        </Primitive.Item>
      ))}
    </Primitive.Root>
  )
}
