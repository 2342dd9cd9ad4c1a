import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'
import { Spinner } from './spinner.tsx'

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'record'
type ButtonSize = 'small' | 'medium' | 'large'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border bg-surface text-ink hover:bg-sunken',
  quiet: 'text-muted hover:bg-sunken hover:text-ink',
  /** Leads to recording; its child begins with a RecordDot. */
  record: 'bg-ink text-canvas hover:opacity-90',
  danger: 'bg-danger-fill text-on-danger hover:bg-danger-fill-hover',
}

const sizes: Record<ButtonSize, string> = {
  small: 'h-7 px-2.5 text-sm pointer-coarse:h-11',
  medium: 'h-8 px-3 text-sm pointer-coarse:h-11',
  large: 'h-10 px-4 text-base pointer-coarse:h-12',
}

interface Props extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Work is under way: the button stays in place, shows it and takes no second press. */
  isBusy?: boolean
  /** Dresses the only child (a link) as a button. */
  asChild?: boolean
}

export function Button({
  variant = 'secondary',
  size = 'medium',
  isBusy = false,
  asChild = false,
  ...props
}: Props) {
  const { className, children, disabled, type = 'button', ...rest } = props
  const classes = joinClasses(
    'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md font-medium whitespace-nowrap',
    'transition-colors disabled:pointer-events-none disabled:opacity-50',
    variants[variant],
    sizes[size],
    className,
  )
  if (asChild) {
    return (
      <Slot.Root className={classes} {...rest}>
        {children}
      </Slot.Root>
    )
  }
  return (
    <button
      type={type}
      className={classes}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      {...rest}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}
