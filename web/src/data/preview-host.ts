const previewLabel = /(^|-)(preview|staging|dev)(-|$)/

interface Options {
  /** More host names, separated by commas (VITE_PREVIEW_HOSTS). */
  extraHosts?: string | undefined
  /** The Vite dev server; only then does localhost count. */
  isDevelopmentServer?: boolean
}

/**
 * Whether a host looks like a preview or development host: "preview", "staging" or "dev" as a whole label or at a
 * hyphen (docs/specified.md P3). It only skips guards in the browser; the database never knows of it.
 */
export function isPreviewHost(
  hostname: string,
  { extraHosts = '', isDevelopmentServer = false }: Options = {},
): boolean {
  const host = hostname.toLowerCase()
  const named = extraHosts.split(',').map((name) => name.trim().toLowerCase())
  if (host !== '' && named.includes(host)) return true
  if (isDevelopmentServer && ['localhost', '127.0.0.1', '[::1]'].includes(host)) return true
  return host.split('.').some((label) => previewLabel.test(label))
}
