import type { Engine } from './engine.ts'
import { createLocalEngine } from './local-engine.ts'
import { type EngineEnvironment, readModelAccess } from './model-access.ts'
import { createRemoteEngine } from './remote-engine.ts'

/** The remote engine where LLM_BASE_URL is set, otherwise the local one. */
export function createEngine(environment: EngineEnvironment): Engine {
  const access = readModelAccess(environment)
  return access === null ? createLocalEngine() : createRemoteEngine(access)
}
