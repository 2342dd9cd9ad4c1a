import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Plugin } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Builds, beside the app, what makes the pages for visitors: the renderer that the host loads (dist-server/entry.js), and
 * the small script those pages run. Both apart from the app's chunks, so that a page for visitors loads nothing of it.
 */
export function visitorPages(): Plugin {
  let folder = ''
  let shared: InlineConfig = {}
  return {
    name: 'parley:visitor-pages',
    apply: 'build',
    configResolved: ({ root, resolve, build: { outDir, cssTarget } }) => {
      folder = join(root, outDir)
      shared = {
        configFile: false,
        logLevel: 'warn',
        root,
        publicDir: false,
        plugins: [react()],
        resolve: { alias: resolve.alias },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: { cssTarget },
      }
    },
    // Before `closeBundle`, in which the service worker lists the files of the build.
    writeBundle: async () => {
      await build({
        ...shared,
        build: {
          ...shared.build,
          outDir: folder,
          emptyOutDir: false,
          manifest: '.vite/visitor-manifest.json',
          modulePreload: false,
          rolldownOptions: {
            input: at('./src/visitor/main.ts'),
            output: {
              entryFileNames: 'assets/visitor-[hash].js',
              chunkFileNames: 'assets/visitor-[name]-[hash].js',
              assetFileNames: 'assets/visitor-[name]-[hash][extname]',
            },
          },
        },
      })
      await build({
        ...shared,
        ssr: { noExternal: true },
        build: {
          ...shared.build,
          ssr: at('./src/server/entry.tsx'),
          outDir: join(folder, '../dist-server'),
          emptyOutDir: true,
          rolldownOptions: { output: { entryFileNames: 'entry.js' } },
        },
      })
    },
  }
}
