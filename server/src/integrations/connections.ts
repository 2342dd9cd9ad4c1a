import { type EngineEnvironment, readModelAccess } from '@parley/functions/_shared/engines/model-access'
import type { Mailer } from '../mail/index.ts'
import type { Speech } from '../speech/index.ts'
import { hear, sayHello, signIn } from './check-connection.ts'
import type { ConnectionKind, Settings } from './settings/settings.ts'

/** An external service that the operator or an admin of the instance set. */
export interface Connection {
  kind: ConnectionKind
  /** The settings of now; `detail` names them without any secret. */
  describe(): { isConfigured: boolean; detail: string }
  /** Makes one real call. Returns a sentence; throws an Error whose message says what is wrong. */
  check(workFolder: string, signal: AbortSignal): Promise<string>
}

interface Dependencies {
  settings: () => Settings
  speech: Speech
  mailer: Mailer
}

function describeModel({ LLM_BASE_URL, LLM_MODEL }: EngineEnvironment) {
  if (!LLM_BASE_URL) return { isConfigured: false, detail: 'Built-in engine on this machine' }
  const { host } = new URL(LLM_BASE_URL)
  return { isConfigured: true, detail: LLM_MODEL ? `${LLM_MODEL} at ${host}` : `No model chosen at ${host}` }
}

const connectModel = (settings: () => Settings): Connection => ({
  kind: 'llm',
  describe: () => describeModel(settings()),
  async check() {
    const access = readModelAccess(settings())
    return access === null
      ? 'The built-in engine is always there. An admin of this instance can set a language model.'
      : sayHello(access)
  },
})

const connectSpeech = (settings: () => Settings, speech: Speech): Connection => ({
  kind: 'speech',
  describe() {
    const best = speech.bestEngine()
    const detail = best ? best.label : (speech.note ?? 'No engine yet')
    return { isConfigured: settings().STT_BASE_URL !== undefined || best !== null, detail }
  },
  async check(workFolder, signal) {
    const best = speech.bestEngine()
    if (!best) throw new Error('Nothing here can transcribe yet. Set a speech server.')
    return hear(best, workFolder, signal)
  },
})

const connectMail = (settings: () => Settings, mailer: Mailer): Connection => ({
  kind: 'mail',
  describe() {
    const { SMTP_URL: url } = settings()
    return {
      isConfigured: url !== undefined,
      detail: url === undefined ? 'Kept in the outbox of this machine' : new URL(url).host,
    }
  },
  async check() {
    const { SMTP_URL: url } = settings()
    if (url === undefined)
      return 'Mail is kept and not sent. An admin of this instance can set a mail server.'
    const said = await signIn(url)
    const failed = await mailer.countFailed()
    const waiting = failed === 1 ? 'One mail waits' : `${failed} mails wait`
    return failed === 0 ? said : `${said} ${waiting} for another try.`
  },
})

/** Language model, speech and mail, as /integrations shows and tests them. */
export const createConnections = ({ settings, speech, mailer }: Dependencies): Connection[] => [
  connectModel(settings),
  connectSpeech(settings, speech),
  connectMail(settings, mailer),
]
