import { type ComponentProps, useState } from 'react'
import { useFieldProps } from './field.tsx'
import { joinClasses } from './join-classes.ts'

/** 16 px on phones: a smaller input makes the browser zoom in on focus. */
export const controlClasses = joinClasses(
  'block w-full min-w-0 rounded-md border border-control bg-surface text-ink text-reading sm:text-base',
  'transition-colors hover:border-muted focus:border-accent-ink focus:outline-1 focus:outline-offset-0 focus:outline-accent-ink',
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-sunken disabled:text-faint',
)

/** In a list of facts: a value like the others, with an edge once it is pointed at. */
export const quietControlClasses = joinClasses(
  'block w-full min-w-0 rounded-md border border-transparent bg-transparent text-ink text-reading sm:text-base',
  'transition-colors hover:border-control focus:border-accent-ink focus:outline-1 focus:outline-offset-0 focus:outline-accent-ink',
)

/** Of what is no control itself and holds one, such as a text with variables. */
export const controlBoxClasses = joinClasses(
  controlClasses,
  'px-2.5 py-1.5 focus-within:border-accent-ink focus-within:outline-1 focus-within:outline-accent-ink data-invalid:border-danger',
)

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      {...useFieldProps()}
      {...props}
      className={joinClasses(
        controlClasses,
        'h-11 px-2.5 text-ellipsis sm:h-8.5 pointer-coarse:h-11',
        className,
      )}
    />
  )
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldProps()}
      {...props}
      className={joinClasses(controlClasses, 'field-sizing-content min-h-20 px-2.5 py-1.5', className)}
    />
  )
}

/** A password one can look at: the managers' `autocomplete` values pass through. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <Input {...props} type={isShown ? 'text' : 'password'} className={joinClasses('pr-16', className)} />
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-1 right-1 rounded-sm px-2.5 text-xs font-medium text-muted hover:text-ink"
      >
        {isShown ? 'Hide' : 'Show'}
        <span className="sr-only"> password</span>
      </button>
    </div>
  )
}
