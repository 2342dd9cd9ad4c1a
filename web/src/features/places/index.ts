export { InsightPlaces } from './insight-places.tsx'
export { WorkPlaces } from './work-places.tsx'
