export { BulkBar } from './bulk-bar.tsx'
export { FieldDialog } from './field-dialog.tsx'
export { createRemoval } from './remove-records.ts'
export { sharedAmong } from './shared-fields.ts'
