import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useFieldProps } from './field.tsx'
import { controlClasses, quietControlClasses } from './input.tsx'
import { joinClasses } from './join-classes.ts'

interface Props extends ComponentProps<'select'> {
  /** A value among other facts: its text begins where theirs do, and its edge comes with the pointer. */
  isFact?: boolean
}

/** The platform's own list: keyboard, type-ahead and the phone's wheel come with it. Children are `<option>`s. */
export function Select({ isFact = false, className, children, ...props }: Props) {
  return (
    <div className={joinClasses('relative', isFact && '-mx-2.75')}>
      <select
        {...useFieldProps()}
        {...props}
        className={joinClasses(
          isFact ? quietControlClasses : controlClasses,
          'h-11 appearance-none text-ellipsis pr-8 pl-2.5 sm:h-8.5 pointer-coarse:h-11',
          className,
        )}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-3.5 text-muted"
      />
    </div>
  )
}
