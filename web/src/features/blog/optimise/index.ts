export { AiOptimizeTab } from './ai-optimise-tab.tsx'
export { SeoDashboardTab } from './seo-dashboard-tab.tsx'
export { OptimiseSession } from './session/session.tsx'
