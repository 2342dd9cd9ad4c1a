export { LeadTasks } from './lead-tasks.tsx'
export { sendTaskChange } from './send-task-change.ts'
export { taskStatusLabel } from './task.ts'
