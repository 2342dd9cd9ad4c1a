import { z } from 'zod'
import type { SigningKeys } from '../auth/keys.ts'
import type { Caller } from '../database/database.ts'
import { faultOf } from '../database/faults.ts'
import type { CallerResolver } from '../http/caller.ts'
import { StorageError } from './errors.ts'

/** Who made a link, as far as the policies ask: a link shows what its maker may see, at the time it is opened. */
const makerClaims = z.looseObject({
  role: z.enum(['anon', 'authenticated', 'service_role']),
  sub: z.string().optional(),
  aal: z.string().optional(),
  session_id: z.string().optional(),
  api_key: z.unknown().optional(),
})
/** What a link is for: to read an object, to read it as a picture of these options, or to store it. */
const use = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.literal('storage'), transform: z.record(z.string(), z.string()).optional() }),
  z.object({ purpose: z.literal('storage-upload'), isUpsert: z.boolean() }),
])
export type LinkUse = z.infer<typeof use>
type UseFor<P extends LinkUse['purpose']> = Extract<LinkUse, { purpose: P }>

const payload = z.intersection(z.object({ url: z.string(), maker: makerClaims }), use)

const makerOf = ({ role, claims: { sub, aal, session_id, api_key } }: Caller) => ({
  role,
  sub,
  aal,
  session_id,
  api_key,
})

export type SignedUrls = ReturnType<typeof createSignedUrls>

/** Links that work without signing in, for one object and a limited time. */
export function createSignedUrls(keys: SigningKeys, callers: Pick<CallerResolver, 'stands'>) {
  return {
    /** `seconds` from now. Answers the token alone. */
    sign: (
      maker: Caller,
      bucket: string,
      name: string,
      seconds: number,
      linkUse: LinkUse = { purpose: 'storage' },
    ): Promise<string> => keys.sign({ ...linkUse, url: `${bucket}/${name}`, maker: makerOf(maker) }, seconds),
    /**
     * The maker of a link, under whose rights it is opened, and what it is for.
     * @throws StorageError 400 when the token is for another object or use, expired, not ours, or its maker's access has ended
     */
    async open<P extends LinkUse['purpose']>(
      token: string,
      bucket: string,
      name: string,
      purpose: P,
    ): Promise<{ maker: Caller; use: UseFor<P> }> {
      const verified = await keys.verify(token).catch((error: unknown) => {
        if (faultOf(error)) throw error
        return null
      })
      const claims = payload.safeParse(verified)
      const ended = () => new StorageError(400, 'InvalidJWT', 'This link is not valid any more')
      if (!claims.success || claims.data.url !== `${bucket}/${name}`) throw ended()
      if (!isFor(claims.data, purpose)) throw ended()
      const maker: Caller = { role: claims.data.maker.role, claims: claims.data.maker }
      if (!(await callers.stands(maker))) throw ended()
      return { maker, use: claims.data }
    },
  }
}

function isFor<P extends LinkUse['purpose']>(linkUse: LinkUse, purpose: P): linkUse is UseFor<P> {
  return linkUse.purpose === purpose
}
