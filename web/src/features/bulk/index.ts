export { BulkBar } from './bulk-bar.tsx'
export { createRemoval } from './remove-records.ts'
