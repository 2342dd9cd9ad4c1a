import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

/** A real disk of two megabytes, full. Only root may mount one. */
const disk = mkdtempSync(join(tmpdir(), 'parley-disk-'))
const canMount = (() => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

let host: TestHost
let ana: Person
beforeAll(async () => {
  if (!canMount) return
  const folder = join(disk, 'storage')
  mkdirSync(folder)
  host = await startTestHost({ STORAGE_DIR: folder })
  ana = await host.person('ana')
})
afterAll(async () => {
  await host?.close()
  if (canMount) execFileSync('umount', [disk])
  rmSync(disk, { recursive: true })
})

const words = 'The server’s disk is full, so this was not saved. Whoever runs Parley has to make room.'
const ready = async () => (await fetch(`${host.url}/readyz`)).json()

it.skipIf(!canMount)(
  'is told in words by uploads of both kinds and /readyz, until there is room',
  async () => {
    expect(await ready()).toMatchObject({ status: 'ready', disk: true })
    const filler = join(disk, 'filler')
    expect(() => writeFileSync(filler, Buffer.alloc(4_000_000))).toThrow('ENOSPC')

    const path = `${ana.companyId}/full/audio.webm`
    const upload = () =>
      ana.client.storage.from('recordings').upload(path, new Blob([new Uint8Array(100_000)]))
    expect((await upload()).error).toMatchObject({ message: words, status: 507 })

    const { data } = await ana.client.auth.getSession()
    const encoded = (text: string) => Buffer.from(text).toString('base64')
    const headers = {
      apikey: host.publishableKey,
      Authorization: `Bearer ${data.session?.access_token}`,
      'Tus-Resumable': '1.0.0',
      'Upload-Length': '100000',
      'Upload-Metadata': `bucketName ${encoded('recordings')},objectName ${encoded(path)},contentType ${encoded('audio/webm')}`,
      'Content-Type': 'application/offset+octet-stream',
    }
    const body = new Uint8Array(100_000)
    const resumable = await fetch(`${host.url}/storage/v1/upload/resumable`, {
      method: 'POST',
      headers,
      body,
    })
    expect([resumable.status, await resumable.text()]).toEqual([507, words])
    expect(
      z
        .object({ status: z.string() })
        .loose()
        .parse(await ready()),
    ).toMatchObject({
      status: 'not ready',
      database: true,
      storage: false,
      disk: false,
    })

    rmSync(filler)
    expect((await upload()).error).toBeNull()
    expect(await ready()).toMatchObject({ status: 'ready', disk: true })
  },
)
