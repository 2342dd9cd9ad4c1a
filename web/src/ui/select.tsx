import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useFieldProps } from './field.tsx'
import { controlClasses } from './input.tsx'
import { joinClasses } from './join-classes.ts'

/** The platform's own list: keyboard, type-ahead and the phone's wheel come with it. Children are `<option>`s. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select
        {...useFieldProps()}
        {...props}
        className={joinClasses(
          controlClasses,
          'h-11 appearance-none pr-8 pl-2.5 sm:h-8.5 pointer-coarse:h-11',
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
