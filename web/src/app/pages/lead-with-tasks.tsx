import LeadPage from '~/features/leads/lead-page.tsx'
import { LeadTasks } from '~/features/tasks/index.ts'

/** A lead's page with its tasks. They meet here because tasks choose leads, so that leads cannot import tasks. */
export default function LeadWithTasks() {
  return <LeadPage Tasks={LeadTasks} />
}
