import { readFileSync } from 'node:fs'
import { errors, type Page, type Request } from 'playwright-core'
import type { RealHost } from '../support/real-host.ts'

/** Paths of the routes table. What stands for a row is replaced by one of the real company's. */
export async function readPaths({ client }: Pick<RealHost, 'client'>): Promise<string[]> {
  const table = readFileSync(new URL('../../web/src/app/routes.ts', import.meta.url), 'utf8')
  const idOf = async (name: string, column: string) =>
    String(
      (await client.from(name).select(column).order('created_at').limit(1).throwOnError()).data?.map(
        (row) => Object.values(row)[0],
      )[0],
    )
  const samples: Record<string, string> = {
    $accountId: await idOf('accounts', 'id'),
    $contactId: await idOf('contacts', 'id'),
    $leadId: await idOf('leads', 'id'),
    $recordingId: await idOf('recordings', 'id'),
    $slug: 'beitrag-4',
    $category: 'none',
    $tag: 'none',
    $author: 'none',
  }
  return [...table.matchAll(/path: '([^']+)'/g)].map(([, path = '']) =>
    path.replace(/\$\w+/, (name) => {
      const sample = samples[name]
      if (sample === undefined) throw new Error(`The route ${path} needs a sample for ${name}.`)
      return sample
    }),
  )
}

interface Asked {
  method: string
  url: string
  headers: Record<string, string>
  body: string | null
}

/** What a page asks of the data API until it is at rest. */
export async function readQuestions(page: Page, address: string): Promise<Asked[]> {
  const requests: Request[] = []
  const note = (request: Request) => void requests.push(request)
  page.on('request', note)
  await page.goto(address)
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch((error: unknown) => {
    // One page looks on and on at the connection's state.
    if (!(error instanceof errors.TimeoutError)) throw error
  })
  page.off('request', note)
  const asked = requests.filter(
    (request) =>
      request.url().includes('/rest/v1/') &&
      !['OPTIONS', 'PATCH', 'DELETE', 'PUT'].includes(request.method()),
  )
  return Promise.all(
    asked.map(async (request) => ({
      method: request.method(),
      url: request.url(),
      headers: await request.allHeaders(),
      body: request.postData(),
    })),
  )
}

/** What tells one question from another: its values don't. */
export function shapeOf({ method, url }: Asked): string {
  const { pathname, searchParams } = new URL(url)
  return `${method} ${pathname.replace('/rest/v1/', '')}?${[...searchParams.keys()].join('&')} ${searchParams.get('select')?.slice(0, 60) ?? ''}`
}

export interface Answered {
  milliseconds: number
  rows: number
  /** In bytes, not compressed. */
  size: number
  status: number
}

/** Asks once more, alone. */
export async function askAgain({ method, url, headers, body }: Asked): Promise<Answered> {
  const own = Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) =>
        !name.startsWith(':') && !['host', 'content-length', 'accept-encoding', 'connection'].includes(name),
    ),
  )
  const started = performance.now()
  const answer = await fetch(url, { method, headers: own, body })
  const text = await answer.text()
  const milliseconds = performance.now() - started
  const content: unknown = text === '' ? null : JSON.parse(text)
  return {
    milliseconds,
    status: answer.status,
    size: text.length,
    rows: Array.isArray(content) ? content.length : 1,
  }
}
