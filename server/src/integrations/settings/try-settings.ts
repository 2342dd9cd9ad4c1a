import { readModelAccess } from '@parley/functions/_shared/engines/model-access'
import { createTranscriptionServer } from '../../speech/engines/transcription-server.ts'
import { hear, sayHello, signIn } from '../check-connection.ts'
import type { ConnectionKind, Settings } from './settings.ts'

/** What settings that are not saved yet come to: one real call. */
export async function trySettings(
  kind: ConnectionKind,
  settings: Settings,
  workFolder: string,
  signal: AbortSignal,
): Promise<{ works: boolean; message: string }> {
  try {
    return { works: true, message: await call(kind, settings, workFolder, signal) }
  } catch (error) {
    return { works: false, message: error instanceof Error ? error.message : String(error) }
  }
}

async function call(
  kind: ConnectionKind,
  settings: Settings,
  workFolder: string,
  signal: AbortSignal,
): Promise<string> {
  if (kind === 'llm') {
    const access = readModelAccess(settings)
    return access === null ? 'There is nothing to test.' : sayHello(access)
  }
  if (kind === 'mail')
    return settings.SMTP_URL === undefined ? 'There is nothing to test.' : signIn(settings.SMTP_URL)
  const { STT_BASE_URL: baseUrl, STT_API_KEY: apiKey, STT_MODEL: model } = settings
  if (baseUrl === undefined) return 'There is nothing to test.'
  return hear(createTranscriptionServer({ baseUrl, apiKey, model }), workFolder, signal)
}
