/**
 * Columns side by side, as high as the window leaves: each scrolls by itself, and all of them sideways where they do not
 * fit, so that the page never does.
 */
export const boardClasses =
  'relative grid h-[max(22rem,calc(100dvh-17.5rem))] auto-cols-[minmax(12rem,22rem)] grid-flow-col overflow-x-auto max-md:auto-cols-[78vw] md:h-[max(26rem,calc(100dvh-14.5rem))]'

export const columnClasses = 'flex min-h-0 min-w-0 flex-col border-l px-2.5 first:border-l-0 first:pl-0.5'
