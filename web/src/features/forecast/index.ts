export { Assumptions, NoOpenDeal } from './assumptions.tsx'
export { ForecastStats } from './forecast-stats.tsx'
export { MonthBars, MonthRows } from './months.tsx'
export { StageTable } from './stage-table.tsx'
