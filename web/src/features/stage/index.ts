/** How a stage looks, wherever one is named. */
export { PipelineRow } from './pipeline-row.tsx'
export { PipelineSelect } from './pipeline-select.tsx'
export { Stage, stageFills } from './stage.tsx'
