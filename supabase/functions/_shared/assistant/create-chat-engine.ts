import { type EngineEnvironment, readModelAccess } from '../engines/model-access.ts'
import type { ChatEngine } from './chat-engine.ts'
import { createLocalChat } from './local-chat.ts'

const stallMilliseconds = 60_000

/**
 * The remote engine where LLM_BASE_URL is set, otherwise the local one. Rejects with `EngineError` for an address
 * without LLM_MODEL. The client for models is loaded only where one is configured.
 */
export async function createChatEngine(environment: EngineEnvironment): Promise<ChatEngine> {
  const access = readModelAccess(environment)
  if (access === null) return createLocalChat()
  const { createRemoteChat } = await import('./remote-chat.ts')
  return createRemoteChat({ ...access, stallMilliseconds })
}
