import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { build } from 'vite'

const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '~': pathOf('../../web/src') } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: pathOf('../../web/src/features/blog/editor/content/in-editor.ts'),
        formats: ['iife'],
        name: 'loaded',
      },
    },
  })
  const first = [built].flat()[0]
  if (!first || !('output' in first)) throw new Error('Nothing was built')
  return first.output[0].code
}

interface InEditor {
  typeInto: (html: string, typed: string) => string
  readLines: (html: string) => string
  readLosses: (html: string) => string[]
}

declare global {
  var inEditor: InEditor
}

/** Puts the blog editor's parts into a page, as `inEditor`, without the product around them. */
export async function loadEditor(page: Page): Promise<void> {
  await page.addScriptTag({ content: await bundle() })
}
