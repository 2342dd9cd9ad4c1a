export { DebugTools } from './debug-tools.tsx'
