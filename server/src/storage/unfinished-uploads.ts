import type { FileStore } from '@tus/file-store'
import { StorageError } from './errors.ts'

/** What a company may have begun and not brought to an end; both are far beyond what its people do at once. */
export const unfinishedLimits = { uploads: 100, bytes: 20 * 1024 ** 3 }

const full = (what: string) =>
  new StorageError(429, 'too_many_uploads', `${what} Let those that are under way finish, then try again.`)

/** Counts the uploads that a company has begun and not finished, in all processes that share the folder. */
export function createUnfinishedUploads(files: FileStore) {
  // Whose an upload is never changes.
  const companies = new Map<string, string>()

  async function companyOf(id: string): Promise<string> {
    const known = companies.get(id)
    if (known !== undefined) return known
    const company = (await files.configstore.get(id))?.metadata?.['company'] ?? ''
    companies.set(id, company)
    return company
  }

  /** Bytes that an upload takes or has announced; null for one that is stored, or gone by now. */
  async function sizeOf(id: string): Promise<number | null> {
    const upload = await files.getUpload(id).catch(() => null)
    if (upload === null || upload.metadata?.['stored'] !== undefined) return null
    return Math.max(upload.offset, upload.size ?? 0)
  }

  async function sizesOf(company: string): Promise<Map<string, number>> {
    const ids = (await files.configstore.list?.()) ?? []
    for (const id of companies.keys()) if (!ids.includes(id)) companies.delete(id)
    const sizes = new Map<string, number>()
    for (const id of ids) {
      if ((await companyOf(id)) !== company) continue
      const size = await sizeOf(id)
      if (size !== null) sizes.set(id, size)
    }
    return sizes
  }

  return {
    /** @throws StorageError 429 where the company may not begin one of `size` bytes (undefined: not known yet). */
    async mayBegin(company: string, size = 0): Promise<void> {
      const sizes = await sizesOf(company)
      if (sizes.size >= unfinishedLimits.uploads) throw full('Your company has too many unfinished uploads.')
      const taken = [...sizes.values()].reduce((sum, each) => sum + each, 0)
      if (taken + size > unfinishedLimits.bytes)
        throw full('The unfinished uploads of your company take too much room.')
    },

    /** How long an upload may become, with what the others take. @throws StorageError 429 where there is no room. */
    async roomFor(id: string, company: string): Promise<number> {
      const sizes = await sizesOf(company)
      const own = sizes.get(id) ?? 0
      const others = [...sizes.values()].reduce((sum, each) => sum + each, 0) - own
      const room = unfinishedLimits.bytes - others
      if (room <= 0) throw full('The unfinished uploads of your company take too much room.')
      return room
    },
  }
}
