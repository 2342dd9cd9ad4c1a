export type Chain = 'ethereum' | 'solana'

/** A wallet's sign-in message (EIP-4361 and its Solana sister), as it was signed. */
export interface WalletMessage {
  domain: string
  address: string
  statement: string | null
  uri: URL
  chainId: string | null
  nonce: string | null
  issuedAt: Date
  expirationTime: Date | null
  notBefore: Date | null
}

const names: Record<Chain, string> = { ethereum: 'Ethereum', solana: 'Solana' }
const field = /^(URI|Version|Chain ID|Nonce|Issued At|Expiration Time|Not Before|Request ID): (\S.*)$/
const addresses: Record<Chain, RegExp> = {
  ethereum: /^0x[0-9a-fA-F]{40}$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
}
const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

/** Seconds that a message is valid for, and the allowed clock skew. */
export const messageSeconds = 600
const skewSeconds = 60

class MessageError extends Error {}
function refuse(reason: string): never {
  throw new MessageError(reason)
}

function readTime(fields: Map<string, string>, name: string): Date | null {
  const text = fields.get(name)
  if (text === undefined) return null
  const time = new Date(timestamp.test(text) ? text : Number.NaN)
  return Number.isNaN(time.getTime()) ? refuse(`${name} is not a time`) : time
}

/** The lines between the address and the fields: nothing, or one line of words with a blank one around it. */
function readStatement(lines: string[]): { statement: string | null; rest: string[] } {
  if (lines[0] !== '') refuse('the third line must be blank')
  const start = lines.findIndex((line) => field.test(line))
  const between = lines.slice(1, start).filter((line) => line !== '')
  if (start === -1 || between.length > 1) refuse('it is not laid out as it should be')
  return { statement: between[0] ?? null, rest: lines.slice(start) }
}

function readFields(lines: string[]): Map<string, string> {
  const resources = lines.findIndex((line) => /^Resources:?$/.test(line))
  const ends = resources === -1 ? lines.length : resources
  if (lines.slice(ends + 1).some((line) => !line.startsWith('- '))) refuse('its resources are no list')
  const fields = new Map<string, string>()
  for (const line of lines.slice(0, ends)) {
    const [, name = '', value = ''] = field.exec(line) ?? refuse('it has a line that means nothing')
    if (fields.has(name)) refuse(`${name} stands there twice`)
    fields.set(name, value)
  }
  return fields
}

function parse(chain: Chain, text: string): WalletMessage {
  const [first = '', address = '', ...lines] = text.split('\n')
  const header =
    /^(?:[a-z][a-z0-9+.-]*:\/\/)?([^\s/?#@]+) wants you to sign in with your (\w+) account:$/.exec(first)
  if (header?.[2] !== names[chain]) refuse('its first line does not ask for a sign-in')
  if (!addresses[chain].test(address)) refuse('the address is not one')
  const { statement, rest } = readStatement(lines)
  const fields = readFields(rest)
  if (fields.get('Version') !== '1') refuse('only version 1 is known')
  const uri = fields.get('URI') ?? ''
  if (!URL.canParse(uri)) refuse('URI is not an address')
  const chainId = fields.get('Chain ID') ?? null
  if (chain === 'ethereum' && !/^[1-9]\d{0,15}$/.test(chainId ?? '')) refuse('Chain ID is not a number')
  const nonce = fields.get('Nonce') ?? null
  if (nonce !== null && !/^[A-Za-z0-9]{8,}$/.test(nonce))
    refuse('Nonce has to be 8 letters and digits or more')
  return {
    domain: header?.[1] ?? '',
    address,
    statement,
    uri: new URL(uri),
    chainId,
    nonce,
    issuedAt: readTime(fields, 'Issued At') ?? refuse('Issued At is missing'),
    expirationTime: readTime(fields, 'Expiration Time'),
    notBefore: readTime(fields, 'Not Before'),
  }
}

/** @throws MessageError */
function checkTimes({ issuedAt, expirationTime, notBefore }: WalletMessage, now: Date): void {
  const age = (now.getTime() - issuedAt.getTime()) / 1000
  if (age > messageSeconds) refuse('it was issued too long ago')
  if (age < -skewSeconds) refuse('it was issued in the future')
  if (expirationTime && expirationTime <= now) refuse('it has expired')
  if (notBefore && notBefore.getTime() > now.getTime() + skewSeconds * 1000) refuse('it is not valid yet')
}

/**
 * Reads and checks a message (docs/specified.md A12): its layout, address, domain, URI, nonce and times. `isAllowed`
 * says whether a URI is one of this instance. Returns the message, or a sentence with its error.
 */
export function readWalletMessage(
  chain: Chain,
  text: string,
  now: Date,
  isAllowed: (uri: URL) => boolean,
): WalletMessage | string {
  try {
    const message = parse(chain, text)
    if (message.uri.host !== message.domain) refuse('its domain and URI differ')
    if (!isAllowed(message.uri)) refuse('it was made for another site')
    checkTimes(message, now)
    return message
  } catch (error) {
    if (error instanceof MessageError) return error.message
    throw error
  }
}
