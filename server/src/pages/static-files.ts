import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

export interface StaticFile {
  body: Uint8Array<ArrayBuffer>
  /** Compressed by the build; null for files that do not shrink. */
  brotli: Uint8Array<ArrayBuffer> | null
  type: string
  etag: string
  isImmutable: boolean
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
}

async function read(path: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(path))
}

/** Reads a build into memory, keyed by its path from the root ("/assets/x.js"); serving then costs no system call. */
export async function loadStaticFiles(folder: string): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>()
  if (!existsSync(folder)) return files
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile() && !['.br', '.part'].includes(extname(entry.name)))
  await Promise.all(
    names.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      const key = path.slice(folder.length).replaceAll('\\', '/')
      const body = await read(path)
      files.set(key, {
        body,
        brotli: existsSync(`${path}.br`) ? await read(`${path}.br`) : null,
        type: types[extname(entry.name)] ?? 'application/octet-stream',
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
        isImmutable: key.startsWith('/assets/'),
      })
    }),
  )
  return files
}
