import type { Evidence } from '@parley/core/assistant/protocol'
import { z } from 'zod'
import type { Change } from './change.ts'
import { type ToolContext, ToolFailure } from './context.ts'

/** The result of a read, or the reason that nothing is written. `hasUntrustedText`: it contains untrusted text. */
export interface Answer {
  message: string
  data?: unknown
  evidence?: Evidence[]
  hasUntrustedText?: boolean
}

/** A planned write; `hasUntrustedText` when its title or rows contain untrusted text. */
export interface Intent {
  change: Change
  hasUntrustedText?: boolean
}

export type ToolKind = 'read' | 'write' | 'destructive'

export interface Tool {
  name: string
  description: string
  kind: ToolKind
  /** JSON Schema of the parameters, for models. */
  schema: Record<string, unknown>
  /** Throws `ToolFailure` 400 unless the parameters match the schema strictly; validated before anything runs. */
  prepare: (parameters: unknown) => (context: ToolContext) => Promise<Answer | Intent>
}

interface Definition<Parameters> {
  name: string
  description: string
  kind: ToolKind
  parameters: z.ZodType<Parameters>
  run: (parameters: Parameters, context: ToolContext) => Promise<Answer | Intent>
}

function explain(name: string, error: z.ZodError): string {
  const issue = error.issues[0]
  const where = issue?.path.join('.') ?? ''
  return `${name} can’t run with these parameters: ${where === '' ? '' : `${where}: `}${issue?.message ?? 'invalid'}.`
}

/** Creates a tool from its strict parameters and its function. */
export function defineTool<Parameters>(definition: Definition<Parameters>): Tool {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(definition.parameters, { io: 'input' })
  return {
    name: definition.name,
    description: definition.description,
    kind: definition.kind,
    schema,
    prepare: (given) => {
      const parsed = definition.parameters.safeParse(given)
      if (!parsed.success) throw new ToolFailure(400, explain(definition.name, parsed.error))
      return (context) => definition.run(parsed.data, context)
    },
  }
}
