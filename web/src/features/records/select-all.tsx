import { Checkbox } from '~/ui/checkbox.tsx'
import type { Selection } from './use-selection.ts'

/** Selects all that a list's filter finds, or lets go of them. */
export function SelectAll({
  selected,
  areAll,
  selectAll,
}: Pick<Selection, 'selected' | 'areAll' | 'selectAll'>) {
  return (
    <Checkbox
      aria-label="Select all"
      ref={(box) => {
        if (box) box.indeterminate = selected.size > 0 && !areAll
      }}
      checked={areAll}
      onChange={(event) => selectAll(event.target.checked)}
    />
  )
}
