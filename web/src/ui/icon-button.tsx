import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import { Tooltip } from './tooltip.tsx'

interface Props extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What the button does, in words: accessible name and tooltip. */
  label: string
  icon: ReactNode
  shortcut?: string
  tone?: keyof typeof tones
}

/** A tone brings its own hover: of two classes for one property, the style sheet's order decides, not the list's. */
const tones = {
  quiet: 'text-muted hover:bg-sunken hover:text-ink',
  accent: 'bg-accent text-on-accent hover:bg-accent-hover',
  /** What it stands for is on. */
  on: 'text-accent-ink hover:bg-accent-soft',
  recording: 'bg-recording text-on-recording',
}

export function IconButton({
  label,
  icon,
  shortcut,
  tone = 'quiet',
  className,
  type = 'button',
  ...rest
}: Props) {
  return (
    <Tooltip label={label} {...(shortcut === undefined ? {} : { shortcut })}>
      <button
        type={type}
        aria-label={label}
        className={joinClasses(
          'inline-flex size-8 shrink-0 items-center justify-center rounded-md transition-colors [&_svg]:size-4',
          'disabled:pointer-events-none disabled:opacity-50 pointer-coarse:size-11',
          tones[tone],
          className,
        )}
        {...rest}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
