import { resolve } from 'node:path'
import { z } from 'zod'
import { type OAuthSettings, readOAuthSettings } from './auth/oauth/settings.ts'
import { type AllowedRedirect, parseRedirectUrls } from './auth/redirects.ts'
import { readSamlProviders, type SamlProvider } from './auth/saml/settings.ts'
import { readDefaultGrants, readExposedSchemas } from './database/exposed-schemas.ts'
import type { S3Settings } from './storage/s3-bucket-store.ts'

/** A reason not to start that an operator can act on: printed as one sentence, exit code 1. */
export class StartError extends Error {}

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional())
const url = (protocols: RegExp, example: string) =>
  optional(z.url({ protocol: protocols, error: `must be a URL such as ${example}` }))
/** As `url`; `none` where nothing may stand there, whatever an admin of the instance set. */
const urlOrNone = (protocols: RegExp, example: string) =>
  optional(
    z.union([z.literal('none'), z.url({ protocol: protocols })], {
      error: `must be a URL such as ${example}, or none`,
    }),
  )
const flag = (initial: boolean) =>
  z
    .preprocess(
      blankIsUnset,
      z.enum(['true', 'false', '1', '0'], { error: 'must be true or false' }).optional(),
    )
    .transform((value) => (value === undefined ? initial : value === 'true' || value === '1'))

const secondsOf: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 }

const day = 86_400

/** `30m`, `12h`, `7d`; read as seconds. */
const duration = optional(
  z
    .string()
    .regex(/^[1-9]\d{0,5}[smhd]$/, 'must be a duration such as 30m, 12h or 7d')
    .transform((value) => Number(value.slice(0, -1)) * (secondsOf[value.slice(-1)] ?? 1)),
)

/** What a million tokens cost, in whichever currency the operator counts. */
const price = optional(z.coerce.number({ error: 'must be a price such as 0.15' }).nonnegative())

/** `none`, or ports of this machine separated by commas. */
const ports = z.preprocess(
  blankIsUnset,
  z
    .string()
    .regex(/^(none|\d{1,5}(,\d{1,5})*)$/, 'must be none or ports such as 11434,8080')
    .default('11434,1234,8080,8000')
    .transform((value) => (value === 'none' ? [] : value.split(',').map(Number))),
)

/** Origins separated by commas; `*.` stands for every name below a host. */
const origins = z.preprocess(
  blankIsUnset,
  z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((each) => each.trim() || []))
    .pipe(
      z.array(
        z.string().regex(/^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/, {
          error: 'must be origins such as https://images.example.com,https://*.example.net',
        }),
      ),
    ),
)

const environment = z.object({
  PORT: z.preprocess(
    blankIsUnset,
    z.coerce.number({ error: 'must be a number between 0 and 65535' }).int().min(0).max(65535).default(3000),
  ),
  HOST: z.preprocess(blankIsUnset, z.string().default('127.0.0.1')),
  PUBLIC_URL: url(/^https?$/, 'https://crm.example.com'),
  DATA_DIR: z.preprocess(blankIsUnset, z.string().default('./data')),
  STORAGE_DIR: optional(z.string()),
  S3_ENDPOINT: url(/^https?$/, 'https://s3.eu-central-1.amazonaws.com'),
  S3_BUCKET: optional(z.string().regex(/^[\w.-]{3,63}$/, { error: 'must be the name of a bucket' })),
  S3_REGION: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/parley'),
  SMTP_URL: urlOrNone(/^smtps?$/, 'smtp://user:password@mail.example.com:587'),
  MAIL_FROM: optional(z.string()),
  MAIL_RETURN_PATH: optional(z.email({ error: 'must be an address such as returned@crm.example.com' })),
  MAIL_RETURN_SECRET: optional(
    z.string().regex(/^\S{16,}$/, { error: 'must be at least 16 characters long, without spaces' }),
  ),
  LLM_BASE_URL: urlOrNone(/^https?$/, 'http://127.0.0.1:11434/v1'),
  LLM_API_KEY: optional(z.string()),
  LLM_MODEL: optional(z.string()),
  LLM_INPUT_PRICE: price,
  LLM_OUTPUT_PRICE: price,
  STT_BASE_URL: urlOrNone(/^https?$/, 'http://127.0.0.1:8080/v1'),
  STT_API_KEY: optional(z.string()),
  STT_MODEL: optional(z.string()),
  LOCAL_MODEL_PORTS: ports,
  SPEECH_INSTALL: z.preprocess(
    blankIsUnset,
    z.enum(['auto', 'never'], { error: 'must be auto or never' }).default('auto'),
  ),
  SPEECH_LANGUAGE_MODEL: optional(z.string()),
  SPEECH_MODEL_URL: url(/^https?$/, 'https://mirror.example.com/parakeet.tar.bz2'),
  FIRST_USER_IS_ADMIN: flag(true),
  DISABLE_SIGNUP: flag(false),
  WEBHOOK_ALLOW_PRIVATE: flag(false),
  ANONYMOUS_USERS: flag(false),
  EMAIL_CODES: flag(true),
  MANUAL_LINKING: flag(true),
  SMS_BASE_URL: url(/^https?$/, 'https://api.twilio.com'),
  SMS_ACCOUNT: optional(z.string()),
  SMS_TOKEN: optional(z.string()),
  SMS_FROM: optional(z.string()),
  WEB3_ENABLED: flag(false),
  SAML_PROVIDERS: optional(z.string()),
  PUBLISHABLE_KEY: optional(
    z.string().regex(/^sb_publishable_\S{16,}$/, {
      error: 'must begin with sb_publishable_, 16 more characters at least',
    }),
  ),
  SECRET_KEY: optional(
    z
      .string()
      .regex(/^sb_secret_\S{16,}$/, { error: 'must begin with sb_secret_, 16 more characters at least' }),
  ),
  JWT_SECRET: optional(z.string().min(32, { error: 'must be at least 32 characters long' })),
  SESSION_TIMEBOX: duration,
  SESSION_INACTIVITY: duration,
  REDIRECT_URLS: optional(z.string()),
  HIBP_URL: url(/^https?$/, 'https://api.pwnedpasswords.com'),
  CAPTCHA_PROVIDER: optional(z.enum(['turnstile', 'hcaptcha'], { error: 'must be turnstile or hcaptcha' })),
  CAPTCHA_SECRET: optional(z.string()),
  CAPTCHA_SITE_KEY: optional(z.string()),
  CAPTCHA_VERIFY_URL: url(/^https?$/, 'https://challenges.cloudflare.com/turnstile/v0/siteverify'),
  TRUSTED_PROXIES: optional(z.string()),
  RATE_LIMITS: flag(true),
  BACKUP_DIR: optional(z.string()),
  BACKUP_KEEP: z.preprocess(
    blankIsUnset,
    z.coerce.number({ error: 'must be a number of backups' }).int().min(1).max(1000).default(7),
  ),
  BACKUP_EVERY: duration,
  API_MAX_ROWS: z.preprocess(
    blankIsUnset,
    z.coerce.number({ error: 'must be a number of rows, 100 or more' }).int().min(100).default(1000),
  ),
  DB_SCHEMAS: optional(z.string()),
  DEFAULT_GRANTS: optional(z.string()),
  METRICS_TOKEN: optional(z.string()),
  IMAGE_HOSTS: origins,
  LOG_LEVEL: z.preprocess(
    blankIsUnset,
    z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('warn'),
  ),
})

type Environment = z.infer<typeof environment>
type S3Variable = Extract<keyof Environment, `S3_${string}`>

export interface Config
  extends Omit<
    Environment,
    | 'DATA_DIR'
    | 'STORAGE_DIR'
    | 'BACKUP_DIR'
    | 'BACKUP_EVERY'
    | 'PUBLIC_URL'
    | 'REDIRECT_URLS'
    | 'SAML_PROVIDERS'
    | 'DB_SCHEMAS'
    | 'DEFAULT_GRANTS'
    | S3Variable
  > {
  /** Absolute path. */
  DATA_DIR: string
  /** Absolute path of the object store (with S3: of unfinished uploads); processes on one database share it. */
  STORAGE_DIR: string
  /** Absolute path of the folder with the backups. */
  BACKUP_DIR: string
  /** Seconds between two scheduled backups; null where they are only taken by hand. */
  BACKUP_EVERY: number | null
  /** The bucket that keeps audio and images instead of STORAGE_DIR. */
  S3: S3Settings | null
  /** The schemas that the data API serves; `public` first. */
  DB_SCHEMAS: string[]
  /** The roles whose new tables get Supabase's default privileges. */
  DEFAULT_GRANTS: string[]
  /** Where a sign-in may lead besides the instance itself. */
  REDIRECT_URLS: AllowedRedirect[]
  /** The providers people may sign in with. */
  OAUTH: OAuthSettings[]
  /** The companies whose own identity provider signs their people in. */
  SAML: SamlProvider[]
  /** Origin without a trailing slash; what mail links and redirects are built from (docs/specified.md A2). */
  PUBLIC_URL: string
}

/** All of the S3 variables or none. @throws StartError naming those that are missing. */
function readS3(config: Pick<Environment, S3Variable>): S3Settings | null {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region = 'us-east-1',
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = config
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint: endpoint.replace(/\/+$/, ''), bucket, region, accessKeyId, secretAccessKey }
  const needed = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  const missing = Object.entries(needed)
    .filter(([, value]) => !value)
    .map(([name]) => name)
  if (missing.length === 4 && !config.S3_REGION) return null
  throw new StartError(
    `Parley cannot start: to keep files in S3, set ${missing.join(', ')} as well, or none of the S3 variables.`,
  )
}

/** Turns what `read` finds wrong into a reason not to start. @throws StartError naming the variable and the fix */
function reading<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new StartError(`Parley cannot start: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

function checkCaptcha({ CAPTCHA_PROVIDER, CAPTCHA_SECRET }: Environment): void {
  if (Boolean(CAPTCHA_PROVIDER) === Boolean(CAPTCHA_SECRET)) return
  throw new StartError(
    `Parley cannot start: set ${CAPTCHA_PROVIDER ? 'CAPTCHA_SECRET' : 'CAPTCHA_PROVIDER'} as well, or neither.`,
  )
}

function checkSms({
  SMS_BASE_URL,
  ...needed
}: Pick<Environment, `SMS_${'BASE_URL' | 'ACCOUNT' | 'TOKEN' | 'FROM'}`>): void {
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === 0 || (missing.length === 3 && !SMS_BASE_URL)) return
  throw new StartError(
    `Parley cannot start: to send codes to phones, set ${missing.join(', ')} as well, or none of the SMS variables.`,
  )
}

/**
 * Validates the environment once, at start; nothing else reads `process.env`.
 * @throws StartError naming each variable that is wrong and the fix.
 */
export function readConfig(source: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(source)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new StartError(`Parley cannot start: ${problems.join('; ')}.`)
  }
  const {
    S3_ENDPOINT,
    S3_BUCKET,
    S3_REGION,
    S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY,
    SAML_PROVIDERS,
    ...config
  } = parsed.data
  checkCaptcha(parsed.data)
  const { SMS_BASE_URL, SMS_ACCOUNT, SMS_TOKEN, SMS_FROM } = parsed.data
  checkSms({ SMS_BASE_URL, SMS_ACCOUNT, SMS_TOKEN, SMS_FROM })
  const isWildcard = config.HOST === '0.0.0.0' || config.HOST === '::'
  const host = isWildcard || config.HOST === '127.0.0.1' ? 'localhost' : config.HOST
  return {
    ...config,
    S3: readS3({ S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }),
    OAUTH: reading(() => readOAuthSettings(source)),
    DB_SCHEMAS: reading(() => readExposedSchemas(config.DB_SCHEMAS)),
    DEFAULT_GRANTS: reading(() => readDefaultGrants(config.DEFAULT_GRANTS)),
    SAML: reading(() => readSamlProviders(SAML_PROVIDERS)),
    REDIRECT_URLS: reading(() => parseRedirectUrls(config.REDIRECT_URLS)),
    DATA_DIR: resolve(config.DATA_DIR),
    STORAGE_DIR: resolve(config.STORAGE_DIR ?? `${config.DATA_DIR}/storage`),
    BACKUP_DIR: resolve(config.BACKUP_DIR ?? `${config.DATA_DIR}/backups`),
    // Scheduled only where BACKUP_DIR is set, so that the disk does not fill up by default.
    BACKUP_EVERY: config.BACKUP_EVERY ?? (config.BACKUP_DIR ? day : null),
    PUBLIC_URL: (config.PUBLIC_URL ?? `http://${host}:${config.PORT}`).replace(/\/+$/, ''),
  }
}
