import { isPreviewHost } from './preview-host.ts'

/** Whether this page runs on a preview or development host. */
export const isOnPreviewHost = isPreviewHost(globalThis.location?.hostname ?? '', {
  extraHosts: import.meta.env.VITE_PREVIEW_HOSTS,
  isDevelopmentServer: import.meta.env.DEV,
})
