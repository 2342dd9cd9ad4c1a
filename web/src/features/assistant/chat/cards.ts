import { type Stage, stageName } from '@parley/core/leads/stages'
import * as z from 'zod/mini'
import { formatWeekday } from '~/data/formats.ts'
import { type CardRow, cardRowSchema } from './card-row.ts'
import { toAccount, toContact } from './customer-rows.ts'

const cardSchema = z.object({
  kind: z.enum(['leads', 'accounts', 'contacts', 'tasks', 'recordings', 'moments']),
  rows: z.array(cardRowSchema),
  /** How many there are in all; more than `rows` where the answer was cut. */
  total: z.number(),
})
export const cardsSchema = z._default(z.array(cardSchema), [])
export type Card = z.infer<typeof cardSchema>

const text = z.nullish(z.string())
const leadSchema = z.object({
  id: z.string(),
  name: z.string(),
  company: text,
  status: text,
  score: z.nullish(z.number()),
})
const taskSchema = z.object({ id: z.string(), title: z.string(), lead: text, due_at: text, status: text })
const recordingSchema = z.object({ id: z.string(), title: z.string(), recorded_at: z.string() })

const momentSchema = z.object({
  recording_id: z.string(),
  start_seconds: z.number(),
  text: z.string(),
  recordings: z.nullish(z.object({ title: z.string(), has_sound: z._default(z.boolean(), false) })),
})

type ToRows = (given: unknown, stages: readonly Stage[]) => CardRow[]

function toLead(given: unknown, stages: readonly Stage[]): CardRow[] {
  const lead = leadSchema.safeParse(given)
  if (!lead.success) return []
  const { id, name, company, status, score } = lead.data
  return [
    {
      path: `/leads/${encodeURIComponent(id)}`,
      title: name,
      detail: [company, status && stageName(stages, status)].filter(Boolean).join('\u00A0· '),
      aside: score == null ? '' : String(score),
    },
  ]
}

function toTask(given: unknown): CardRow[] {
  const task = taskSchema.safeParse(given)
  if (!task.success) return []
  const { id, title, lead, due_at: dueAt, status } = task.data
  return [
    {
      path: `/tasks?task=${encodeURIComponent(id)}`,
      title,
      detail: lead ?? '',
      aside: status === 'done' ? 'Done' : dueAt ? formatWeekday(dueAt) : '',
    },
  ]
}

function toRecording(given: unknown): CardRow[] {
  const recording = recordingSchema.safeParse(given)
  if (!recording.success) return []
  const { id, title, recorded_at: at } = recording.data
  return [{ path: `/voice/${encodeURIComponent(id)}`, title, detail: '', aside: formatWeekday(at) }]
}

/** What was said in a recording, at its second. */
function toMoment(given: unknown): CardRow[] {
  const moment = momentSchema.safeParse(given)
  if (!moment.success) return []
  const { recording_id: id, start_seconds: second, text: title, recordings } = moment.data
  return [
    {
      path: `/voice/${encodeURIComponent(id)}?t=${second}`,
      title,
      detail: recordings?.title ?? '',
      aside: '',
      moment: { second, hasSound: recordings?.has_sound === true },
    },
  ]
}

const lists: { key: string; kind: Card['kind']; toRows: ToRows }[] = [
  { key: 'accounts', kind: 'accounts', toRows: toAccount },
  { key: 'contacts', kind: 'contacts', toRows: toContact },
  { key: 'hot_leads', kind: 'leads', toRows: toLead },
  { key: 'leads', kind: 'leads', toRows: toLead },
  { key: 'tasks', kind: 'tasks', toRows: toTask },
  { key: 'recordings', kind: 'recordings', toRows: toRecording },
  { key: 'insights', kind: 'moments', toRows: toMoment },
]
/** Of several that fit, the tool does not say of which kind they are. */
const anyKind: Pick<(typeof lists)[number], 'kind' | 'toRows'>[] = [
  { kind: 'accounts', toRows: toAccount },
  { kind: 'contacts', toRows: toContact },
  { kind: 'recordings', toRows: toRecording },
  { kind: 'tasks', toRows: toTask },
  { kind: 'leads', toRows: toLead },
]

const dataSchema = z.record(z.string(), z.unknown())
const listSchema = z.array(z.unknown())

/** The records in what a tool read, for compact lists with links. Unknown shapes give none. */
export function toCards(data: unknown, stages: readonly Stage[]): Card[] {
  const parsed = dataSchema.safeParse(data)
  if (!parsed.success) return []
  const cards = lists.flatMap(({ key, kind, toRows }) => {
    const list = listSchema.safeParse(parsed.data[key])
    const rows = list.success ? list.data.flatMap((given) => toRows(given, stages)) : []
    const counted = parsed.data['total']
    const total = typeof counted === 'number' ? Math.max(counted, rows.length) : rows.length
    return rows.length === 0 ? [] : [{ kind, rows, total }]
  })
  const candidates = listSchema.safeParse(parsed.data['candidates'])
  if (!candidates.success) return cards
  const found = anyKind
    .map(({ kind, toRows }) => ({ kind, rows: candidates.data.flatMap((given) => toRows(given, stages)) }))
    .find(({ rows }) => rows.length > 0)
  return found ? [...cards, { ...found, total: found.rows.length }] : cards
}

/**
 * The words of a reply without the lines that repeat what the cards below it show. The built-in engine lists its rows
 * as "- Name · …" for those who have no cards.
 */
export function withoutListed(words: string, cards: readonly Card[]): string {
  const titles = new Set(cards.flatMap(({ rows }) => rows.map(({ title }) => plain(title))))
  if (titles.size === 0) return words
  const kept = words.split('\n').filter((line) => {
    const title = /^- (.*)$/.exec(line)?.[1]?.split(' · ')[0]
    return title === undefined || !(titles.has(plain(title)) || /^and \d+ more$/.test(title))
  })
  return kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** As the built-in engine writes text of others: without marks of Markdown. */
const plain = (title: string): string => title.replace(/[\n\r`*_[\]<>#|\\]/g, ' ').slice(0, 150)
