import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { freePort, startHost } from '../e2e/support/host.ts'
import { publishSamplePosts } from './support/blog-content.ts'

/** What a visitor's phone makes of the public pages: Lighthouse's mobile profile, the median of five runs. */
const roundCount = Number(process.env['ROUNDS'] ?? 5)
const bounds = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const
/** Milliseconds in which the page can't answer. */
const longestBlocking = 100
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const host = await startHost()
const port = await freePort()
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', `--remote-debugging-port=${port}`, '--disable-background-networking'],
})
try {
  const slug = await publishSamplePosts(host.url)
  for (const path of ['/', '/blog', `/blog/${slug}`, '/pricing', '/developers']) {
    const scores: Record<string, number[]> = {}
    const failed = new Set<string>()
    const blocking: number[] = []
    let figures = ''
    for (let round = 0; round < roundCount; round++) {
      const result = await lighthouse(`${host.url}${path}`, {
        port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: [...categories],
      })
      if (!result) throw new Error(`Lighthouse answered nothing for ${path}`)
      const { lhr } = result
      for (const name of categories)
        (scores[name] ??= []).push(Math.round((lhr.categories[name]?.score ?? 0) * 100))
      for (const name of ['accessibility', 'best-practices', 'seo'])
        for (const { id, weight } of lhr.categories[name]?.auditRefs ?? []) {
          const score = lhr.audits[id]?.score
          if (weight > 0 && score !== null && score !== undefined && score < 1) failed.add(id)
        }
      blocking.push(lhr.audits['total-blocking-time']?.numericValue ?? 0)
      figures = [
        'first-contentful-paint',
        'largest-contentful-paint',
        'total-blocking-time',
        'cumulative-layout-shift',
      ]
        .map((id) => `${lhr.audits[id]?.title} ${lhr.audits[id]?.displayValue}`)
        .join(', ')
    }
    const medians = categories.map((name) => {
      const score = median(scores[name] ?? [])
      return `${name} ${score}${score < bounds[name] ? ` (below ${bounds[name]})` : ''}`
    })
    const blocked = median(blocking)
    const isMissed =
      blocked > longestBlocking || categories.some((name) => median(scores[name] ?? []) < bounds[name])
    if (isMissed) process.exitCode = 1
    console.log(
      `${path}\n  ${medians.join(', ')}, blocked ${blocked.toFixed(0)} ms (bound ${longestBlocking})\n  ${figures}${failed.size > 0 ? `\n  failed: ${[...failed].join(', ')}` : ''}`,
    )
  }
} finally {
  await browser.close()
  await host.stop()
}
