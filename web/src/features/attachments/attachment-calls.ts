import { openBucket } from '~/data/storage.ts'
import { supabase } from '~/data/supabase.ts'
import type { AttachedTo } from './attachments-query.ts'

/** The most that one file may have, in bytes; the bucket holds the same limit. */
export const largest = 50 * 1024 * 1024

/** Keeps a file with a record: its bytes first and then the row that names them. Throws what the server said. */
export async function addAttachment(company: string, of: AttachedTo, file: File): Promise<void> {
  const id = crypto.randomUUID()
  const bucket = await openBucket('attachments')
  const { error } = await bucket.upload(`${company}/${id}`, file, {
    contentType: file.type || 'application/octet-stream',
  })
  if (error) throw error
  await supabase
    .from('attachments')
    .insert({ ...of, id, name: file.name.slice(-200) })
    .throwOnError()
}

/** An address that saves the file under its name, good for a minute. */
export async function attachmentAddress(path: string, name: string): Promise<string> {
  const bucket = await openBucket('attachments')
  const { data, error } = await bucket.createSignedUrl(path, 60)
  if (error) throw error
  // storage-js would encode the name twice.
  const address = new URL(data.signedUrl)
  address.searchParams.set('download', name)
  return address.href
}

/** For good, the file too. */
export async function removeAttachment(id: string): Promise<void> {
  await supabase.from('attachments').delete().eq('id', id).throwOnError()
}
