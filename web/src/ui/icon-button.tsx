import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import { Tooltip } from './tooltip.tsx'

interface Props extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What the button does, in words: accessible name and tooltip. */
  label: string
  icon: ReactNode
  shortcut?: string
}

export function IconButton({ label, icon, shortcut, className, type = 'button', ...rest }: Props) {
  return (
    <Tooltip label={label} {...(shortcut === undefined ? {} : { shortcut })}>
      <button
        type={type}
        aria-label={label}
        className={joinClasses(
          'inline-flex size-8 shrink-0 items-center justify-center rounded-md text-muted transition-colors [&_svg]:size-4',
          'hover:bg-sunken hover:text-ink disabled:pointer-events-none disabled:opacity-50 pointer-coarse:size-11',
          className,
        )}
        {...rest}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
