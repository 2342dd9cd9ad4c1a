import { z } from 'zod'
import type { ConnectionKind, Settings, Stored, StoredSettings } from './settings.ts'

/** What an admin sends. A secret that is left out stays, null takes it away. */
export const settingsForm = z.object({
  values: z.record(z.string().max(40), z.string().trim().max(2000)),
  secret: z.string().trim().max(4000).nullable().optional(),
})
export type SettingsForm = z.infer<typeof settingsForm>

/** A form that cannot be saved; `fields` says why, by field. */
export class FormRefusal extends Error {
  readonly fields: Record<string, string>

  constructor(fields: Record<string, string>) {
    super(Object.values(fields).join(' '))
    this.fields = fields
  }
}

/** The fields that the environment sets, and the variable of each. */
export function fixedFields(kind: ConnectionKind, environment: Settings): Record<string, string> {
  const variables: Record<ConnectionKind, Record<string, keyof Settings>> = {
    llm: {
      address: 'LLM_BASE_URL',
      model: 'LLM_MODEL',
      inputPrice: 'LLM_INPUT_PRICE',
      outputPrice: 'LLM_OUTPUT_PRICE',
    },
    speech: { address: 'STT_BASE_URL', model: 'STT_MODEL' },
    mail: { address: 'SMTP_URL', user: 'SMTP_URL', sender: 'MAIL_FROM' },
  }
  const fixed = Object.fromEntries(
    Object.entries(variables[kind]).filter(([, variable]) => environment[variable] !== undefined),
  )
  // Whoever gives the address gives its key.
  const secret = { llm: 'LLM_API_KEY', speech: 'STT_API_KEY', mail: 'SMTP_URL' }[kind]
  return fixed['address'] === undefined ? fixed : { ...fixed, secret }
}

function readAddress(text: string, protocols: readonly string[]): string | null {
  const url = URL.parse(text)
  if (!url || !protocols.includes(url.protocol) || url.hostname === '') return null
  if (url.username || url.password || url.search || url.hash) return null
  return url.href.replace(/\/+$/, '')
}

const address = (protocols: readonly string[], example: string) =>
  z.string().transform((text, context) => {
    const read = readAddress(text, protocols)
    if (read !== null) return read
    const isSecretInside = /\/\/[^/]*@/.test(text)
    context.addIssue(
      isSecretInside
        ? 'Leave name and password out of the address: they have fields of their own.'
        : `Enter an address such as ${example}.`,
    )
    return z.NEVER
  })

const webAddress = (example: string) => address(['http:', 'https:'], example)
const mailAddress = address(['smtp:', 'smtps:'], 'smtp://mail.example.com:587')
const orNull = z.string().transform((text) => text || null)
const modelName = z.string().min(1, 'Enter the name of the model, as its server lists it.')
const price = z.string().transform((text, context) => {
  if (text === '') return null
  const number = Number(text.replace(',', '.'))
  if (Number.isFinite(number) && number >= 0) return number
  context.addIssue('Enter a price such as 0.15, or leave it empty.')
  return z.NEVER
})
/** An address alone, or `Name <address>`. */
const sender = z.string().transform((text, context) => {
  if (text === '') return null
  const found = /^(?:[^<>\r\n]*<([^<>]+)>|([^<>\s]+))$/.exec(text)
  if (z.email().safeParse(found?.[1] ?? found?.[2]).success) return text
  context.addIssue('Enter an address such as Parley <crm@example.com>.')
  return z.NEVER
})

const placeOf = (text: string) => `${new URL(text).protocol}//${new URL(text).host}`

interface Place {
  former: { address: string | null; secret: string | null } | undefined
  fixed: Record<string, string>
}

function createReader({ values, secret }: SettingsForm, { former, fixed }: Place) {
  const errors: Record<string, string> = {}
  return {
    errors,
    /** What stands in a field; of one that the environment sets, what stood there. */
    read<T>(field: string, schema: z.ZodType<T>, formerly: T | undefined): T | null {
      if (fixed[field] !== undefined) return formerly ?? null
      const read = schema.safeParse(values[field] ?? '')
      if (read.success) return read.data
      errors[field] = read.error.issues[0]?.message ?? 'This cannot be read.'
      return null
    },
    /** A saved one goes to no other server than it was entered for. */
    secretFor(at: string | null): string | null {
      if (fixed['secret'] !== undefined) return former?.secret ?? null
      if (secret !== undefined) return secret || null
      const isKept = Boolean(former?.secret)
      if (isKept && at !== null && former?.address && placeOf(former.address) !== placeOf(at))
        errors['secret'] = 'What is saved belongs to the former address. Enter it again, or remove it.'
      return former?.secret ?? null
    },
  }
}

type Reader = ReturnType<typeof createReader>

const readers: {
  [Kind in ConnectionKind]: (reader: Reader, former: StoredSettings[Kind] | undefined) => StoredSettings[Kind]
} = {
  llm({ read, secretFor }, former) {
    const at = read('address', webAddress('http://127.0.0.1:11434/v1'), former?.address ?? undefined)
    return {
      address: at,
      secret: secretFor(at),
      model: read('model', modelName, former?.model ?? undefined),
      inputPrice: read('inputPrice', price, former?.inputPrice),
      outputPrice: read('outputPrice', price, former?.outputPrice),
    }
  },
  speech({ read, secretFor }, former) {
    const at = read('address', webAddress('http://127.0.0.1:8000/v1'), former?.address ?? undefined)
    return { address: at, secret: secretFor(at), model: read('model', orNull, former?.model) }
  },
  mail({ read, secretFor }, former) {
    const at = read('address', mailAddress, former?.address ?? undefined)
    return {
      address: at,
      secret: secretFor(at),
      user: read('user', orNull, former?.user),
      sender: read('sender', sender, former?.sender),
    }
  },
}

/** What is to be stored. @throws FormRefusal */
export function readForm<Kind extends ConnectionKind>(
  kind: Kind,
  form: SettingsForm,
  { stored, environment }: { stored: Stored; environment: Settings },
): StoredSettings[Kind] {
  const former: StoredSettings[Kind] | undefined = stored[kind]
  const reader = createReader(form, { former, fixed: fixedFields(kind, environment) })
  const settings = readers[kind](reader, former)
  if (Object.keys(reader.errors).length > 0) throw new FormRefusal(reader.errors)
  return settings
}
