import { fixedFields } from './read-form.ts'
import { type ConnectionKind, connectionKinds, type Settings } from './settings.ts'
import type { ConnectionSettings } from './settings-store.ts'

/** One connection as an admin sees it: without a secret. */
export interface ConnectionView {
  kind: ConnectionKind
  /** What counts, by field; '' where nothing stands. */
  values: Record<string, string>
  /** The fields that the environment sets, and the variable of each. */
  fixed: Record<string, string>
  hasSecret: boolean
  isStored: boolean
  isUnreadable: boolean
}

/** An address without what signs in. */
function openPart(address: string | undefined): { address: string; user: string; hasSecret: boolean } {
  if (address === undefined) return { address: '', user: '', hasSecret: false }
  const url = new URL(address)
  const { username, password } = url
  url.username = ''
  url.password = ''
  return {
    address: url.href.replace(/\/+$/, ''),
    user: decodeURIComponent(username),
    hasSecret: password !== '',
  }
}

function valuesOf(kind: ConnectionKind, settings: Settings): Record<string, string> {
  if (kind === 'mail') {
    const { address, user } = openPart(settings.SMTP_URL)
    return { address, user, sender: settings.MAIL_FROM ?? '' }
  }
  if (kind === 'speech')
    return { address: openPart(settings.STT_BASE_URL).address, model: settings.STT_MODEL ?? '' }
  return {
    address: openPart(settings.LLM_BASE_URL).address,
    model: settings.LLM_MODEL ?? '',
    inputPrice: String(settings.LLM_INPUT_PRICE ?? ''),
    outputPrice: String(settings.LLM_OUTPUT_PRICE ?? ''),
  }
}

const hasSecret = (kind: ConnectionKind, settings: Settings): boolean =>
  kind === 'mail'
    ? openPart(settings.SMTP_URL).hasSecret
    : Boolean(kind === 'llm' ? settings.LLM_API_KEY : settings.STT_API_KEY)

/** All connections as an admin sees them. */
export function viewSettings(settings: ConnectionSettings): ConnectionView[] {
  const now = settings.current()
  const stored = settings.stored()
  return connectionKinds.map((kind) => ({
    kind,
    values: valuesOf(kind, now),
    fixed: fixedFields(kind, settings.environment),
    hasSecret: hasSecret(kind, now),
    isStored: stored[kind] !== undefined,
    isUnreadable: settings.isUnreadable(kind),
  }))
}
