import type { CallListener } from './count-calls.ts'
import { EngineError } from './engine.ts'

export interface EngineEnvironment {
  LLM_BASE_URL?: string | undefined
  LLM_API_KEY?: string | undefined
  LLM_MODEL?: string | undefined
  /** Called with each call of a model, where the host counts them. */
  onModelCall?: CallListener | undefined
}

/** The configured service; null without an address. An address without LLM_MODEL is an `EngineError`. */
export function readModelAccess(
  environment: EngineEnvironment,
): { baseUrl: string; apiKey: string | null; model: string; onCall: CallListener | undefined } | null {
  const baseUrl = environment.LLM_BASE_URL?.trim() ?? ''
  if (baseUrl === '') return null
  const model = environment.LLM_MODEL?.trim() ?? ''
  if (model === '') {
    throw new EngineError(
      500,
      'A language model’s address is set, but no model. Choose one under Integrations, or set LLM_MODEL.',
    )
  }
  return { baseUrl, apiKey: environment.LLM_API_KEY?.trim() || null, model, onCall: environment.onModelCall }
}
