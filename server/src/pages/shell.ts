import { z } from 'zod'
import { toFile } from './rendered-file.ts'
import type { StaticFile } from './static-files.ts'

const pagesSchema = z.record(z.string(), z.array(z.string()))

/** "/leads/$leadId" as a pattern of addresses. */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`)

interface Shell {
  file: StaticFile
  /** Whether the app has a page at the address; elsewhere its document says that there is none. */
  isPage: boolean
}

/**
 * The app's document for an address: the build's own, whose head also names the files that this page loads before it
 * draws (`.vite/pages.json`), so that the browser fetches them at once. Null where the app is not built.
 */
export function createShell(files: Map<string, StaticFile>): (path: string) => Promise<Shell> | null {
  const plain = files.get('/index.html')
  if (!plain) return () => null
  const listed = files.get('/.vite/pages.json')
  const decoder = new TextDecoder()
  const pages = Object.entries(listed ? pagesSchema.parse(JSON.parse(decoder.decode(listed.body))) : {}).map(
    ([path, needed]) => ({ path, needed, pattern: patternOf(path) }),
  )
  const font = [...files.keys()].find((name) => /inter-latin-opsz-normal.*\.woff2$/.test(name))
  const made = new Map<string, Promise<Shell>>()

  const make = async (needed: readonly string[]) => {
    const links = needed.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    if (font) links.push(`<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`)
    const html = decoder.decode(plain.body).replace('</head>', `${links.join('\n')}\n</head>`)
    return { file: await toFile(html, plain.type), isPage: true }
  }

  return (address) => {
    // Names before variables: /leads/import is no lead.
    const page =
      pages.find(({ path }) => path === address) ?? pages.find(({ pattern }) => pattern.test(address))
    if (!page) return Promise.resolve({ file: plain, isPage: !listed })
    const shell = made.get(page.path) ?? make(page.needed)
    made.set(page.path, shell)
    return shell
  }
}
