import { createPublicKey, X509Certificate } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { readMetadata } from './metadata.ts'

/** A company's identity provider as the operator configured it. */
export interface SamlProvider {
  id: string
  /** Lower case; the domains of its people's mail addresses. */
  domains: string[]
  /** The provider's entity id. */
  issuer: string
  /** Where its sign-in page is, by HTTP redirect. */
  entryPoint: string
  /** PEM. */
  certificates: [string, ...string[]]
}

const domain = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9.-]+\.[a-z]+$/, 'must be domains such as acme.com')
const schema = z
  .array(
    z.strictObject({
      id: z.string('is missing').regex(/^[\w-]{1,64}$/, 'may have letters, digits and dashes'),
      domains: z.array(domain).default([]),
      metadata: z.string().optional(),
      issuer: z.string().optional(),
      entryPoint: z.string().optional(),
      cert: z.union([z.string(), z.array(z.string())]).optional(),
    }),
  )
  .min(1, 'names no provider')

const isInline = (value: string) => /^\s*[[{<]/.test(value)

function inlineOrFile(value: string, what: string): string {
  if (isInline(value)) return value
  if (!existsSync(value))
    throw new Error(`${what} is neither a file that exists nor the text itself: ${value}`)
  return readFileSync(value, 'utf8')
}

/** @throws Error when it is neither a certificate nor a public key */
function toPem(value: string): string {
  const trimmed = value.trim().replaceAll('\\n', '\n')
  if (trimmed.includes('BEGIN PUBLIC KEY'))
    return createPublicKey(trimmed).export({ type: 'spki', format: 'pem' }).toString()
  return new X509Certificate(trimmed.includes('BEGIN') ? trimmed : Buffer.from(trimmed, 'base64')).toString()
}

function toProvider(given: z.infer<typeof schema>[number]): SamlProvider {
  const at = `SAML_PROVIDERS, provider ${given.id}`
  const metadata = given.metadata ? readMetadata(inlineOrFile(given.metadata, `${at}: metadata`)) : null
  const issuer = given.issuer ?? metadata?.issuer
  const entryPoint = given.entryPoint ?? metadata?.entryPoint
  const own = given.cert === undefined ? metadata?.certificates : [given.cert].flat()
  if (!issuer || !entryPoint || !own?.length)
    throw new Error(`${at} needs metadata, or issuer, entryPoint and cert`)
  if (!URL.canParse(entryPoint) || !/^https?:$/.test(new URL(entryPoint).protocol))
    throw new Error(`${at}: entryPoint must be a URL`)
  try {
    const [first = '', ...others] = own.map(toPem)
    return { id: given.id, domains: given.domains, issuer, entryPoint, certificates: [first, ...others] }
  } catch {
    throw new Error(`${at}: cert must be a certificate or public key, in PEM or base64`)
  }
}

/**
 * SAML_PROVIDERS, a JSON list or the path of a file with one.
 * @throws Error whose message names what is wrong.
 */
export function readSamlProviders(value: string | undefined): SamlProvider[] {
  if (!value?.trim()) return []
  const text = inlineOrFile(value.trim(), 'SAML_PROVIDERS')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Error('SAML_PROVIDERS is not valid JSON')
  }
  const parsed = schema.safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`SAML_PROVIDERS ${issue?.path.join('.')} ${issue?.message}`)
  }
  const providers = parsed.data.map(toProvider)
  for (const names of [providers.map(({ id }) => id), providers.flatMap(({ domains }) => domains)])
    if (new Set(names).size !== names.length) throw new Error('SAML_PROVIDERS has an id or a domain twice')
  return providers
}
