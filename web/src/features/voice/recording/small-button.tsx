import type { ComponentProps } from 'react'
import { joinClasses } from '~/ui/join-classes.ts'

/** An icon button for rows that come by the thousand: named, but without the machinery of a tooltip. */
export function SmallButton({ className, label, ...props }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      {...props}
      className={joinClasses(
        'inline-flex size-7 shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-sunken hover:text-ink disabled:opacity-50 pointer-coarse:size-11 [&_svg]:size-4',
        className,
      )}
    />
  )
}
