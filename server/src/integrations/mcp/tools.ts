import { fromJsonSchema, type ToolAnnotations } from '@modelcontextprotocol/server'
import { tools } from '@parley/functions/_shared/tools/registry'
import type { Tool, ToolKind } from '@parley/functions/_shared/tools/tool'
import type { Scope } from '../api-keys.ts'

/** The scope that lets a key use a tool of this kind. */
const scopeOf: Record<ToolKind, Scope> = { read: 'read', write: 'write', destructive: 'destructive' }

const annotationsOf = ({ kind }: Tool): ToolAnnotations => ({
  readOnlyHint: kind === 'read',
  destructiveHint: kind === 'destructive',
  openWorldHint: false,
})

const confirmation = {
  type: 'string',
  format: 'uuid',
  description:
    'Leave it out first: the answer says what would be lost and names a confirmation_id. Call again with it once a person has agreed.',
}

/** An irreversible call needs a confirmation: the second call carries the id returned by the first. */
function withConfirmation({ kind, schema }: Tool): Record<string, unknown> {
  if (kind !== 'destructive') return schema
  const properties = typeof schema['properties'] === 'object' ? schema['properties'] : {}
  return { ...schema, properties: { ...properties, confirmation_id: confirmation } }
}

/**
 * The assistant's tools as an MCP server offers them, with the scope each needs. Built once; a request only filters
 * them.
 */
export const offeredTools = tools.map((tool) => ({
  tool,
  scope: scopeOf[tool.kind],
  config: {
    title: tool.name.replaceAll('_', ' '),
    description: tool.description,
    inputSchema: fromJsonSchema<Record<string, unknown>>(withConfirmation(tool)),
    annotations: annotationsOf(tool),
  },
}))
