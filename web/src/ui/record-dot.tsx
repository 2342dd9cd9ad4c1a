import { joinClasses } from './join-classes.ts'

/** The only bright red of the product. `isLive` makes it breathe while sound is being kept. */
export function RecordDot({ isLive = false, className }: { isLive?: boolean; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'inline-block size-2.5 shrink-0 rounded-full bg-recording',
        isLive && 'animate-pulse',
        className,
      )}
    />
  )
}
