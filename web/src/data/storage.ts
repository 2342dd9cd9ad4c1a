import { environment } from './environment.ts'
import { supabase } from './supabase.ts'

/**
 * A bucket of files as the signed-in person; the code for it loads at the first call.
 * @returns supabase-js's bucket: `upload`, `remove`, `createSignedUrl`, `getPublicUrl` and the rest
 */
export async function openBucket(name: string) {
  const [{ StorageClient }, { data }] = await Promise.all([
    import('@supabase/storage-js/dist/index.mjs'),
    supabase.auth.getSession(),
  ])
  const token = data.session?.access_token ?? environment.publishableKey
  return new StorageClient(`${globalThis.location.origin}/storage/v1`, {
    apikey: environment.publishableKey,
    Authorization: `Bearer ${token}`,
  }).from(name)
}
