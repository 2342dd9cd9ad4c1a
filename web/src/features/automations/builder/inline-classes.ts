import { joinClasses } from '~/ui/join-classes.ts'

/** A control that stands in a sentence: the words it holds are those that can be changed. */
export const inlineClasses = joinClasses(
  'field-sizing-content max-w-full rounded-sm border-b border-control bg-transparent px-1 text-accent-ink transition-colors',
  'min-h-7 hover:bg-accent-soft aria-invalid:border-danger aria-invalid:text-danger pointer-coarse:min-h-11',
)
