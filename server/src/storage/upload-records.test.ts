import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Upload } from '@tus/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { UploadRecords } from './upload-records.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-uploads-'))
})
afterAll(() => rm(folder, { recursive: true }))

const upload = (words: string) => new Upload({ id: 'one', offset: 0, size: 5, metadata: { words } })

it('is read whole at any moment, also while it is written', async () => {
  const records = new UploadRecords(folder)
  const long = 'x'.repeat(200_000)
  await records.set('one', upload(long))
  let isWriting = true
  const write = async () => {
    for (let turn = 0; turn < 200; turn += 1) await records.set('one', upload(long))
    isWriting = false
  }
  const read = async () => {
    while (isWriting) expect((await records.get('one'))?.metadata?.['words']).toBe(long)
  }
  await Promise.all([write(), read(), read()])
  expect(await readdir(folder)).toEqual(['one.json'])
})

it('leaves nothing behind where it cannot be written', async () => {
  const records = new UploadRecords(join(folder, 'missing'))
  await expect(records.set('one', upload('a'))).rejects.toThrow('ENOENT')
})
