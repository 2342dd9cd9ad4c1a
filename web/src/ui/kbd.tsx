import { joinClasses } from './join-classes.ts'

export function Kbd({ keys, isInverted = false }: { keys: string; isInverted?: boolean }) {
  return (
    <kbd
      className={joinClasses(
        'inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-sm border px-1 font-sans text-[0.6875rem] leading-none',
        isInverted ? 'border-canvas/30 text-canvas' : 'text-faint',
      )}
    >
      {keys}
    </kbd>
  )
}
