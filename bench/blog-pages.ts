import { readdirSync } from 'node:fs'
import { startHost } from '../e2e/support/host.ts'
import { publishSamplePosts } from './support/blog-content.ts'
import { runLoad } from './support/load.ts'

/**
 * Against a file of the build of about a page's size, from the same process: a rendered post that is kept in memory, a
 * search that was made before, and searches that nobody made before.
 */
const connectionCount = 16
const milliseconds = 4000
const roundCount = 3

/** A word in one of the ways to write it with capitals: the same search, at an address of its own. */
const spelled = (word: string, way: number) =>
  [...word].map((letter, place) => ((way >> place) & 1 ? letter.toUpperCase() : letter)).join('')

const host = await startHost()
try {
  const slug = await publishSamplePosts(host.url)
  const asset = readdirSync(new URL('../web/dist/assets', import.meta.url)).find((name) =>
    /^index-.*\.css$/.test(name),
  )
  const headers = {
    'accept-encoding': 'br',
    // A reader's user agent, so that each view is counted as in production.
    'user-agent':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  }
  const load = (path: string | (() => string), duration = milliseconds) =>
    runLoad({ port: host.port, path, headers, connections: connectionCount, duration })
  let count = 0
  const paths = {
    post: `/blog/${slug}`,
    search: '/blog?q=call',
    newSearch: () => `/blog?q=${spelled('conversation', (count += 1))}`,
    file: `/assets/${asset}`,
  }
  const measured = [
    { name: 'post', path: paths.post, bound: 0.5 },
    { name: 'search made before', path: paths.search, bound: 0.2 },
    { name: 'new search', path: paths.newSearch, bound: 0.02 },
  ]
  for (const path of Object.values(paths)) await load(path, 1000)
  for (let round = 0; round < roundCount; round++) {
    const file = await load(paths.file)
    console.log(`file ${file.requestsPerSecond.toFixed(0)}/s (p99 ${file.p99.toFixed(1)} ms)`)
    for (const { name, path, bound } of measured) {
      const { requestsPerSecond, p99 } = await load(path)
      const ratio = requestsPerSecond / file.requestsPerSecond
      console.log(
        `${name} ${requestsPerSecond.toFixed(0)}/s (p99 ${p99.toFixed(1)} ms), ratio ${ratio.toFixed(2)} (bound ${bound})`,
      )
    }
  }
} finally {
  await host.stop()
}
