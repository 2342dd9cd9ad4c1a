import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers'

interface MadeKey {
  id: string
  privateKey: KeyObject
  count: number
}

interface Options {
  origin: string
  rpId: string
  /** Whether it checks that it is its owner, by PIN or finger. */
  isUserVerified?: boolean
}

const flagBits = { userPresent: 0x01, userVerified: 0x04, hasCredential: 0x40 }
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()

/** COSE_Key of an EC2 public key on P-256 with ES256 (RFC 9053). */
function coseKey(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  )
}

/** A WebAuthn authenticator in software: makes ES256 credentials and signs with them, as WebAuthn level 3 section 6 says. */
export function createAuthenticator({ origin, rpId, isUserVerified = true }: Options) {
  const made: MadeKey[] = []
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData(flags: number, count: number, rest: Uint8Array = new Uint8Array()): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    const verified = isUserVerified ? flagBits.userVerified : 0
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([flagBits.userPresent | verified | flags]),
      counter,
      rest,
    ])
  }

  return {
    made,
    /** RegistrationResponseJSON. */
    create(challenge: string) {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const id = randomBytes(32)
      made.push({ id: id.toString('base64url'), privateKey, count: 0 })
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)])
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authenticatorData(flagBits.hasCredential, 0, attested))],
        ]),
      )
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: isoBase64URL.fromBuffer(attestationObject),
          transports: ['internal' as const],
        },
      }
    },

    /** AuthenticationResponseJSON by the newest credential, or by the one with this id. */
    get(challenge: string, id = made.at(-1)?.id) {
      const key = made.find((each) => each.id === id)
      if (!key) throw new Error('there is no such credential')
      key.count += 1
      const data = authenticatorData(0, key.count)
      const client = clientData('webauthn.get', challenge)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(key.privateKey)
      return {
        id: key.id,
        rawId: key.id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
