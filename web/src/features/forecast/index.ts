import { lazy } from 'react'

export { Assumptions, NoOpenDeal } from './assumptions.tsx'
export { ForecastStats } from './forecast-stats.tsx'
export { StageTable } from './stage-table.tsx'

/** The bars by month; stands inside a Suspense. */
export const ForecastChart = lazy(() => import('./forecast-chart.tsx'))
