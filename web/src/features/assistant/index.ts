export { Assistant } from './assistant-place.tsx'
