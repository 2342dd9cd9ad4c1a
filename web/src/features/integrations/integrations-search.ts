export interface IntegrationsSearch {
  /** The webhook that is open on /integrations; without it the overview. */
  webhook?: string
  /** The request of the app that sent somebody to /connect. */
  request?: string
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)

/** The query parameters of /integrations and /connect; what is not valid is left out. */
export const readIntegrationsSearch = ({
  webhook,
  request,
}: Record<string, unknown>): IntegrationsSearch => ({
  ...(isId(webhook) && { webhook }),
  ...(isId(request) && { request }),
})
