import { lazy } from 'react'

export { AccountLink } from './account-link.tsx'
export { CustomerTabs } from './customer-tabs.tsx'
export { type ExportedPart, exportRecords } from './export-records.ts'
export { InlineField } from './inline-field.tsx'
export { MergeTable } from './merge-table.tsx'
export { placeOfPage } from './page-place.ts'
export { RecordPicker } from './record-picker.tsx'
export { pageSize, type RowsPage } from './rows-page.ts'
export { SubjectLink } from './subject/subject-link.tsx'
export { telAddress } from './tel-address.ts'
export { inputTypes, line, textSchema } from './text-schema.ts'
export { useListKeys } from './use-list-keys.ts'
export { type RecordWindow, useRecordWindow } from './use-record-window.ts'

/** Chooses the record that something belongs to; stands inside a Suspense. */
export const SubjectPicker = lazy(() => import('./subject/subject-picker.tsx'))

/** Asks for the record that something belongs to, in a dialog; stands inside a Suspense. */
export const SubjectDialog = lazy(() => import('./subject/subject-dialog.tsx'))
