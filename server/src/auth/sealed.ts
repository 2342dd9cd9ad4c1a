import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'

/** The stored hash of a token or code: it can be looked up by the token, but not used without it. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** A 256-bit key derived from the instance's pepper and the presented secret. */
export const sealKey = (pepper: string, secret: string): Buffer =>
  createHmac('sha256', pepper).update(`seal:${secret}`).digest()

/** AES-256-GCM; base64url of nonce, ciphertext and tag. */
export function seal(key: Buffer, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  )
}

/** @throws Error when the key is another one or the text was altered. */
export function unseal(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
}
