export { LeadTasks } from './lead-tasks.tsx'
