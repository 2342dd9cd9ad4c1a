export { formatMonth } from './advice/format-month.ts'
export { formatDays } from './format-days.ts'
export { formerMember } from './insights-search.ts'
export { OwnerSelect } from './owner-select.tsx'
