import { readdirSync, readFileSync } from 'node:fs'
import { type Scene, toScene } from '@parley/core/analysis/scene'
import type { Segment } from '@parley/core/voice/transcript'

/** A line of an exchange: `s` at its beginning is the seller's. */
interface Said {
  speaker: 'Seller' | 'Customer'
  text: string
}

export const speakerOf = (mark: string): Said['speaker'] => (mark === 's' ? 'Seller' : 'Customer')

/** An exchange as the engine sees a conversation: lines of one speaker after each other are one segment. */
export function toExchange(rows: readonly Said[]): Scene {
  const segments: Segment[] = []
  for (const [at, { speaker, text }] of rows.entries()) {
    const last = segments.at(-1)
    if (last?.speaker === speaker) last.text = `${last.text} ${text}`
    else segments.push({ speaker, text, channel: null, start: at * 3, end: at * 3 + 3 })
  }
  return toScene(
    { segments, language: 'en', engine: 'import', isDraft: false },
    {
      now: '2026-11-25T10:00:00Z',
      timeZone: 'UTC',
      ownerName: 'Seller',
      people: [],
      sides: { Seller: 'us', Customer: 'them' },
    },
  )
}

/** The exchanges of a folder's files, of which blank lines stand between two, each with a name, in the order of the files. */
export const exchangesIn = (folder: URL, beginning = ''): { block: string; name: string }[] =>
  readdirSync(folder)
    .filter((file) => file.startsWith(beginning))
    .toSorted()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .trim()
        .split(/\n\s*\n/)
        .map((block, order) => ({ block, name: `${file} ${order}` })),
    )
