import type { Engine } from './engine.ts'
import { EngineError } from './engine.ts'
import { createLocalEngine } from './local-engine.ts'
import { createRemoteEngine } from './remote-engine.ts'

export type EngineEnvironment = {
  LLM_BASE_URL?: string | undefined
  LLM_API_KEY?: string | undefined
  LLM_MODEL?: string | undefined
}

/** The remote engine where LLM_BASE_URL is set, otherwise the local one. An address without LLM_MODEL is an `EngineError`. */
export const createEngine = (environment: EngineEnvironment): Engine => {
  const baseUrl = environment.LLM_BASE_URL?.trim() ?? ''
  if (baseUrl === '') return createLocalEngine()
  const model = environment.LLM_MODEL?.trim() ?? ''
  if (model === '') {
    throw new EngineError(
      500,
      'LLM_BASE_URL is set, but LLM_MODEL is not. Set LLM_MODEL to the name of the model to ask.',
    )
  }
  return createRemoteEngine({ baseUrl, apiKey: environment.LLM_API_KEY?.trim() || null, model })
}
