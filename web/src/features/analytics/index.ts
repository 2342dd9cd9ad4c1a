export { formatShare, formatSpan } from './format.ts'
