/** Brings the data client along, so that it is loaded only where there is consent. */
export const loadVitals = () => import('./measure.ts')
