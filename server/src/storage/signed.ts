import { z } from 'zod'
import type { SigningKeys } from '../auth/keys.ts'
import { StorageError } from './errors.ts'

const payload = z.object({ url: z.string(), purpose: z.literal('storage') })

export type SignedUrls = ReturnType<typeof createSignedUrls>

/** Links that work without signing in, for one object and a limited time. */
export function createSignedUrls(keys: SigningKeys) {
  return {
    /** `seconds` from now. Answers the token alone. */
    sign: (bucket: string, name: string, seconds: number): Promise<string> =>
      keys.sign({ url: `${bucket}/${name}`, purpose: 'storage' }, seconds),
    /** @throws StorageError 400 when the token is for another object, expired or not ours. */
    async check(token: string, bucket: string, name: string): Promise<void> {
      const claims = payload.safeParse(await keys.verify(token).catch(() => null))
      if (!claims.success || claims.data.url !== `${bucket}/${name}`) {
        throw new StorageError(400, 'InvalidJWT', 'This link is not valid any more')
      }
    },
  }
}
