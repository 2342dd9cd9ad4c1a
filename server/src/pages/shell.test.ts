import { expect, it } from 'vitest'
import { toFile } from './rendered-file.ts'
import { createShell } from './shell.ts'
import type { StaticFile } from './static-files.ts'

const text = (file: StaticFile | undefined) => new TextDecoder().decode(file?.body)

async function build(): Promise<Map<string, StaticFile>> {
  const pages = {
    '/leads/$leadId': ['assets/lead.js'],
    '/leads/import': ['assets/import.js', 'assets/kit.js'],
    '/voice': [],
  }
  return new Map([
    ['/index.html', await toFile('<head><title>Parley</title></head>', 'text/html; charset=utf-8')],
    ['/.vite/pages.json', await toFile(JSON.stringify(pages), 'application/json')],
    ['/assets/inter-latin-opsz-normal-x.woff2', await toFile('', 'font/woff2')],
  ])
}

const preloads = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(([, href]) => href)

it('names in the head what the page of the address loads, names before variables', async () => {
  const shell = createShell(await build())
  const named = async (path: string) => preloads(text((await shell(path))?.file))
  expect(await named('/leads/import')).toEqual(['/assets/import.js', '/assets/kit.js'])
  expect(await named('/leads/3f0c')).toEqual(['/assets/lead.js'])
  expect(await named('/leads/3f0c/')).toEqual(['/assets/lead.js'])
  expect(await named('/leads/3f0c/more')).toEqual([])
  expect(await named('/nowhere')).toEqual([])
  expect([(await shell('/leads/3f0c'))?.isPage, (await shell('/nowhere'))?.isPage]).toEqual([true, false])
})

it('keeps the rest of the document, and tells its versions apart', async () => {
  const shell = createShell(await build())
  const [lead, other, voice] = await Promise.all([shell('/leads/1'), shell('/leads/2'), shell('/voice')])
  expect(text(lead?.file)).toMatch(/^<head><title>Parley<\/title>[\s\S]*inter-latin[\s\S]*<\/head>$/)
  expect(lead).toBe(other)
  expect(lead?.file.etag).not.toBe(voice?.file.etag)
})

it('is the build’s own document where the build lists no pages, and nothing where there is no build', async () => {
  const files = await build()
  files.delete('/.vite/pages.json')
  expect(await createShell(files)('/leads/1')).toEqual({ file: files.get('/index.html'), isPage: true })
  expect(await createShell(new Map())('/leads')).toBeNull()
})
