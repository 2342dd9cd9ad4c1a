import { lazy } from 'react'

export { createDeletions, scheduleAfterUndo, undoTime, useHidden } from './deletions.ts'
export { countOf, formatAge, formatMoney } from './format.ts'
export { MentionTextarea } from './mention-textarea.tsx'
export { anyColumnHolds } from './or-filter.ts'
export { type Member, membersQuery } from './queries.ts'
export { SearchField } from './search-field.tsx'
export { sendLeadChange } from './send-lead-change.ts'
export { usePageKeys } from './use-page-keys.ts'

/** Chooses a lead by typing; stands inside a Field and a Suspense. */
export const LeadPicker = lazy(() => import('./lead-picker.tsx'))
