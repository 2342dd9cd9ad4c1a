import { readdirSync } from 'node:fs'
import { startHost } from '../e2e/support/host.ts'
import { publishSamplePosts } from './support/blog-content.ts'
import { runLoad } from './support/load.ts'

/** A rendered post that is kept in memory, against a file of the build of about its size, from the same process. */
const connectionCount = 16
const milliseconds = 4000
const roundCount = 3

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
  const load = (path: string, duration = milliseconds) =>
    runLoad({ port: host.port, path, headers, connections: connectionCount, duration })
  const paths = { post: `/blog/${slug}`, file: `/assets/${asset}` }
  for (const path of Object.values(paths)) await load(path, 1000)
  for (let round = 0; round < roundCount; round++) {
    const file = await load(paths.file)
    const post = await load(paths.post)
    console.log(
      `post ${post.requestsPerSecond.toFixed(0)}/s (p99 ${post.p99.toFixed(1)} ms), file ${file.requestsPerSecond.toFixed(0)}/s (p99 ${file.p99.toFixed(1)} ms), ratio ${(post.requestsPerSecond / file.requestsPerSecond).toFixed(2)} (bound 0.5)`,
    )
  }
} finally {
  await host.stop()
}
