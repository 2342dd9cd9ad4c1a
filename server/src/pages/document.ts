import type { RenderedPage } from '@parley/core/site/rendering'
import { z } from 'zod'
import type { StaticFile } from './static-files.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
)

function readManifest(files: Map<string, StaticFile>, name: string) {
  const file = files.get(`/.vite/${name}`)
  return file ? manifestSchema.parse(JSON.parse(new TextDecoder().decode(file.body))) : {}
}

type Manifest = z.infer<typeof manifestSchema>

/** A chunk and all it needs before it runs. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): Manifest[string][] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [chunk, ...(chunk.imports ?? []).flatMap((next) => closure(manifest, next, seen))]
}

export interface DocumentOptions {
  /** Whether the app has a page at this address, which people who are signed in get. */
  hasApp: boolean
}

/** Puts a rendered page into a whole document, with the build's own styles and script. */
export function createDocument(files: Map<string, StaticFile>) {
  const appChunks = closure(readManifest(files, 'manifest.json'), 'index.html')
  const visitorChunks = closure(readManifest(files, 'visitor-manifest.json'), 'src/visitor/main.ts')
  const [[app], [visitor]] = [appChunks, visitorChunks]
  // Throws, since pages without styles would be served with status 200.
  if (!app || !visitor) throw new Error("The web build's manifests name no entry; build it again: npm start")
  const styles = [...appChunks, ...visitorChunks].flatMap(({ css = [] }) => css)
  const font = appChunks
    .flatMap(({ assets = [] }) => assets)
    .find((asset) => /inter-latin-opsz-normal/.test(asset))
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<script src="/theme.js"></script>',
    ...styles.map((style) => `<link rel="stylesheet" href="/${style}">`),
    ...(font ? [`<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>`] : []),
    `<script type="module" src="/${visitor.file}"></script>`,
    '<meta name="theme-color" content="#fcfcfb" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#111110" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ].join('\n')

  return (page: RenderedPage, { hasApp }: DocumentOptions): string => {
    const root = hasApp ? `<div id="root" data-app="/${app.file}">` : '<div id="root">'
    return `<!doctype html>\n<html lang="en">\n<head>\n${head}\n${page.head}\n</head>\n<body>\n${root}${page.body}</div>\n</body>\n</html>\n`
  }
}
