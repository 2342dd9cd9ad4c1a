export { demonstration } from './demonstration.ts'
