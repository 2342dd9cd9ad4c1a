export { Filters } from './filters.tsx'
export { narrowByFields, readConditions } from './narrow.ts'
