import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  /** Without it give an `aria-label`. */
  label?: ReactNode
  description?: ReactNode
}

export function Checkbox({ label, description, className, ...props }: Props) {
  const box = (
    <span className="relative inline-flex size-4 shrink-0">
      <input
        type="checkbox"
        {...props}
        className="peer touch-target size-4 appearance-none rounded-sm border border-control bg-surface transition-colors checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent disabled:opacity-50"
      />
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        className="pointer-events-none absolute inset-0 hidden text-on-accent peer-checked:block"
      >
        <path d="m3.8 8.4 2.8 2.7 5.6-6.2" fill="none" stroke="currentColor" strokeWidth="1.8" />
      </svg>
      <span className="pointer-events-none absolute inset-x-1 inset-y-[7px] hidden bg-on-accent peer-indeterminate:block" />
    </span>
  )
  if (label === undefined) return <span className={joinClasses('flex w-fit', className)}>{box}</span>
  return (
    <label className={joinClasses('flex min-h-6 items-start gap-2.5 pointer-coarse:min-h-11', className)}>
      <span className="mt-0.75">{box}</span>
      <span>
        {label}
        {description !== undefined && <span className="block text-sm text-faint">{description}</span>}
      </span>
    </label>
  )
}
