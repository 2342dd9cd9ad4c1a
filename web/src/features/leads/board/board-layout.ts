/**
 * Columns side by side, as high as the window leaves: each scrolls by itself, and all of them sideways to the window's edges
 * where they do not fit, so that the page never does.
 */
export const boardClasses =
  'relative -mx-4 grid h-[max(22rem,calc(100dvh-17.5rem))] scroll-px-4 auto-cols-[minmax(9.75rem,22rem)] grid-flow-col gap-x-4 overflow-x-auto px-4 max-md:auto-cols-[78vw] md:h-[max(26rem,calc(100dvh-14.5rem))] lg:-mx-6 lg:scroll-px-6 lg:px-6'

/** The rule between two of them. */
export const columnClasses =
  'relative flex min-h-0 min-w-0 flex-col before:absolute before:inset-y-0 before:-left-2 before:border-l first:before:hidden'
