/** How a stage looks, wherever one is named. */
export { Stage } from './stage.tsx'
