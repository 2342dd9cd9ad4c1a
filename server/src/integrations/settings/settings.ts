import { z } from 'zod'
import type { Config } from '../../config.ts'

export const connectionKinds = ['llm', 'speech', 'mail'] as const
export type ConnectionKind = (typeof connectionKinds)[number]

const text = z.string().nullable()

const price = z.number().nullable()
const model = z.object({ address: text, secret: text, model: text, inputPrice: price, outputPrice: price })
const speech = z.object({ address: text, secret: text, model: text })
const mail = z.object({ address: text, secret: text, user: text, sender: text })

/** What an admin set, by kind. `address` is null where the environment gives it; `secret` is its key or password. */
export interface StoredSettings {
  llm: z.infer<typeof model>
  speech: z.infer<typeof speech>
  mail: z.infer<typeof mail>
}

/** What cannot be read counts as not there. */
export const storedSettings = z.object({
  llm: model.optional().catch(undefined),
  speech: speech.optional().catch(undefined),
  mail: mail.optional().catch(undefined),
})
export type Stored = { [Kind in ConnectionKind]?: StoredSettings[Kind] | undefined }

/** The variables of the environment that /integrations can set instead. */
export type Settings = Pick<
  Config,
  | 'LLM_BASE_URL'
  | 'LLM_API_KEY'
  | 'LLM_MODEL'
  | 'LLM_INPUT_PRICE'
  | 'LLM_OUTPUT_PRICE'
  | 'STT_BASE_URL'
  | 'STT_API_KEY'
  | 'STT_MODEL'
  | 'SMTP_URL'
  | 'MAIL_FROM'
>

/** Where somebody signs in to a mail server: smtp://user:password@host:port. */
function toSmtpUrl({ address, user, secret }: StoredSettings['mail']): string | undefined {
  if (address === null) return undefined
  const url = new URL(address)
  url.username = encodeURIComponent(user ?? '')
  url.password = encodeURIComponent(secret ?? '')
  return url.href.replace(/\/$/, '')
}

/** `none` is a value, too: nothing stands there. */
function addressOf(variable: string | undefined, stored: string | null | undefined): string | undefined {
  return variable === 'none' ? undefined : (variable ?? stored ?? undefined)
}

/**
 * What counts: a variable of the environment before what is stored. A key goes only to the address that came with it, so
 * neither the operator's reaches an address an admin set, nor an admin's one of the operator's.
 */
export function mergeSettings(environment: Settings, { llm, speech, mail }: Stored): Settings {
  const isModelStored = environment.LLM_BASE_URL === undefined && Boolean(llm?.address)
  const isSpeechStored = environment.STT_BASE_URL === undefined && Boolean(speech?.address)
  return {
    LLM_BASE_URL: addressOf(environment.LLM_BASE_URL, llm?.address),
    LLM_API_KEY: isModelStored ? (llm?.secret ?? undefined) : environment.LLM_API_KEY,
    LLM_MODEL: environment.LLM_MODEL ?? llm?.model ?? undefined,
    LLM_INPUT_PRICE: environment.LLM_INPUT_PRICE ?? llm?.inputPrice ?? undefined,
    LLM_OUTPUT_PRICE: environment.LLM_OUTPUT_PRICE ?? llm?.outputPrice ?? undefined,
    STT_BASE_URL: addressOf(environment.STT_BASE_URL, speech?.address),
    STT_API_KEY: isSpeechStored ? (speech?.secret ?? undefined) : environment.STT_API_KEY,
    STT_MODEL: environment.STT_MODEL ?? speech?.model ?? undefined,
    SMTP_URL: addressOf(environment.SMTP_URL, mail && toSmtpUrl(mail)),
    MAIL_FROM: environment.MAIL_FROM ?? mail?.sender ?? undefined,
  }
}
