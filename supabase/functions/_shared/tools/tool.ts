import type { Evidence } from '@parley/core/assistant/protocol'
import { z } from 'zod'
import type { Change } from './change.ts'
import { type ToolContext, ToolFailure } from './context.ts'

/** What was read, or why nothing is to be written. `hasUntrustedText`: words of others stand in it. */
export type Answer = { message: string; data?: unknown; evidence?: Evidence[]; hasUntrustedText?: boolean }

/** A write that is worked out and not yet done; `hasUntrustedText` when its title or rows show words of others. */
export type Intent = { change: Change; hasUntrustedText?: boolean }

export type ToolKind = 'read' | 'write' | 'destructive'

export type Tool = {
  name: string
  description: string
  kind: ToolKind
  /** JSON Schema of the parameters, for models. */
  schema: Record<string, unknown>
  /** Throws `ToolFailure` 400 unless the parameters fit to the letter; nothing runs before that. */
  prepare: (parameters: unknown) => (context: ToolContext) => Promise<Answer | Intent>
}

type Definition<Parameters> = {
  name: string
  description: string
  kind: ToolKind
  parameters: z.ZodType<Parameters>
  run: (parameters: Parameters, context: ToolContext) => Promise<Answer | Intent>
}

const explain = (name: string, error: z.ZodError): string => {
  const issue = error.issues[0]
  const where = issue?.path.join('.') ?? ''
  return `${name} can't run with these parameters: ${where === '' ? '' : `${where}: `}${issue?.message ?? 'invalid'}.`
}

/** A tool from its strict parameters and what it does. */
export const defineTool = <Parameters>(definition: Definition<Parameters>): Tool => {
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
