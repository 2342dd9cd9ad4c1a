export { HotLeads } from './hot-leads.tsx'
export { todayQuery } from './queries.ts'
export { briefing } from './today.ts'
