import { environment } from './environment.ts'
import { createResumableUploads, UploadError } from './resumable-upload.ts'
import { supabase } from './supabase.ts'

/** Resumable uploads to this instance's storage, as the person signed in. */
export const uploads = createResumableUploads({
  origin: globalThis.location.origin,
  apiKey: environment.publishableKey,
  accessToken: async () => {
    const { data } = await supabase.auth.getSession()
    if (!data.session) throw new UploadError(401, 'Your session has ended. Sign in again; nothing is lost.')
    return data.session.access_token
  },
  fetch: (...request) => globalThis.fetch(...request),
})
