export interface AutomationsSearch {
  /** The automation that is open; without it the list. */
  automation?: string
  /** Default: the builder. */
  tab?: 'history'
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)

/** The query parameters of /automations; what is not valid is left out. */
export function readAutomationsSearch({ automation, tab }: Record<string, unknown>): AutomationsSearch {
  if (!isId(automation)) return {}
  return { automation, ...(tab === 'history' ? { tab } : {}) }
}
