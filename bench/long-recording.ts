import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Sql, Transaction } from '../server/src/database/database.ts'
import { withScratchDatabase } from '../server/src/database/scratch.ts'
import { conversation } from '../server/src/testing/conversation.ts'
import { speak } from '../server/src/testing/speech.ts'
import { measureInBrowser } from './support/long-in-browser.ts'
import { measureSeeking } from './support/long-seeking.ts'
import { colleague, fillTranscripts, owner } from './support/long-transcripts.ts'

/**
 * Many hours of talk: the list, the search inside all transcripts and the opening of one transcript, under row-level
 * security, for an owner and for a colleague who may not hear all of it; then three hours in a browser. `--recordings=0`
 * leaves the first part out.
 */
const { values } = parseArgs({
  options: {
    recordings: { type: 'string', default: '1000' },
    words: { type: 'string', default: '10000' },
  },
})
const rounds = 9

const asPerson = <T>(sql: Sql, id: string, work: (transaction: Transaction) => Promise<T>) =>
  sql.begin(async (transaction) => {
    const claims = JSON.stringify({ sub: id, role: 'authenticated' })
    await transaction`select set_config('request.jwt.claims', ${claims}, true)`
    await transaction`set local role authenticated`
    return work(transaction)
  })

const searches = {
  rare: 'quillfeather',
  common: 'price',
  everywhere: 'the',
  absent: 'zzyzx',
  'two letters': 'zq',
}

const requests: Record<string, (transaction: Transaction) => Promise<unknown>> = {
  list: (transaction) =>
    transaction`select id, title, status, summary from public.recordings order by created_at desc, id limit 40`,
  'one transcript': (transaction) => transaction`
    select id, position, text from public.transcript_segments
     where recording_id = (select id from public.recordings order by created_at desc limit 1) order by position limit 1000`,
  ...Object.fromEntries(
    Object.entries(searches).map(([name, words]) => [
      `search: ${name}`,
      (transaction: Transaction) => transaction`select * from public.search_transcripts(${words})`,
    ]),
  ),
}

const wordsPerSegment = 16
const measureDatabase = () =>
  withScratchDatabase(async ({ sql }) => {
    const segments = Math.round(Number(values.words) / wordsPerSegment)
    await fillTranscripts(sql, { recordings: Number(values.recordings), segments })
    console.log(`\n${values.recordings} recordings of ${values.words} words`)
    for (const [name, request] of Object.entries(requests)) {
      const cells: string[] = []
      for (const [who, id] of Object.entries({ owner, colleague })) {
        const times: number[] = []
        for (let round = 0; round < rounds; round += 1) {
          times.push(
            await asPerson(sql, id, async (transaction) => {
              const start = performance.now()
              await request(transaction)
              return performance.now() - start
            }),
          )
        }
        const median = times.toSorted((one, other) => one - other)[rounds >> 1] ?? Number.NaN
        cells.push(`${who} ${median.toFixed(1).padStart(7)} ms`)
      }
      console.log(`  ${name.padEnd(22)} ${cells.join('   ')}`)
    }
  })

if (Number(values.recordings) > 0) await measureDatabase()
const folder = mkdtempSync(join(tmpdir(), 'parley-long-'))
speak(conversation, join(folder, 'talk.wav'))
try {
  console.log('\nthree hours in a browser')
  await measureInBrowser(join(folder, 'talk.wav'))
  await measureSeeking(folder)
} finally {
  rmSync(folder, { recursive: true })
}
