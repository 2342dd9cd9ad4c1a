import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { StaticFile } from './static-files.ts'

const compress = promisify(brotliCompress)

/** For pages that many ask for, and for those of which each may be asked for once. */
const quality = { many: 6, once: 3 }

/** Rendered text in the form of a static file: bytes, compressed bytes and an ETag. */
export async function toFile(
  text: string,
  type: string,
  readers: keyof typeof quality = 'many',
): Promise<StaticFile> {
  const body = new TextEncoder().encode(text)
  const brotli = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality[readers] } })
  return {
    body,
    brotli: new Uint8Array(brotli),
    type,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    isImmutable: false,
  }
}
