/** @public */
export { hasAnalyticsConsent } from './choice.ts'
export { ConsentBanner } from './consent-banner.tsx'
