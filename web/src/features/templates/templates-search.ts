export interface TemplatesSearch {
  /** The template that is open; without it the list. */
  template?: string
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)

/** The query parameters of /templates; what is not valid is left out. */
export const readTemplatesSearch = ({ template }: Record<string, unknown>): TemplatesSearch =>
  isId(template) ? { template } : {}
