import { stageName } from '../../leads/stages.ts'
import { escapeRegExp } from '../../text/words.ts'
import { readAmount } from '../amount.ts'
import { namedStage } from '../stages/name-words.ts'
import { stageWord } from '../stages/stage-words.ts'
import { clean, readCuedQuery, readQuery } from './query.ts'
import { firstOf, type Reading, type SlotReading, type Slots, without } from './reading.ts'
import { readStage } from './statuses.ts'

const counts: Record<string, number> = Object.fromEntries(
  'one two three four five six seven eight nine ten'.split(' ').map((word, index) => [word, index + 1]),
)
const mostWanted = 50

function readLimit(text: string): number | null {
  const count =
    /\b(?:top|first|last|newest|latest|best|biggest|largest|most valuable)\s+(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)\b/i.exec(
      text,
    )?.[1] ??
    /\b(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)\s+(?:most|biggest|largest|best|highest|hottest|newest|latest|top|last)\b/i.exec(
      text,
    )?.[1]
  if (count === undefined) return null
  return Math.min(counts[count.toLowerCase()] ?? Number(count), mostWanted)
}

const atLeast =
  /(?:\b(?:over|above|more than|at least|bigger than|larger than|greater than|higher than|beyond|exceed(?:s|ing)?|no less than|not less than|minimum(?: of)?|min|from|upwards of|north of|worth)|>=?)\s*$/i
const atMost =
  /(?:\b(?:under|below|less than|at most|up to|smaller than|lower than|cheaper than|no more than|not more than|maximum(?: of)?|max|within)|<=?)\s*$/i
const orMore = /^\s*(?:\+|(?:or|and) (?:more|above|over|up|higher|upwards|bigger)\b|plus\b)/i
const orLess = /^\s*(?:(?:or|and) (?:less|below|under|lower|smaller)\b|max\b)/i

interface Sum {
  amount: number
  start: number
  end: number
}

const written = String.raw`[$€£]?\s?\d{1,3}(?:[.,' ]\d{3})+|[$€£]?\s?\d+(?:[.,]\d+)?`
const scale = String.raw`\s?(?:k|m|mio|thousand|grand|million)\b`
const range = new RegExp(
  String.raw`\b(?:between|from)\s+(${written})(${scale})?\s*(?:and|to|up to|-|–)\s*(${written})(${scale})?`,
  'i',
)
const unitBehind = /^\s*(?:days?|weeks?|months?|years?|hours?|tasks?|leads?|deals?|calls?|%|percent)\b/i

/** "Between 10 and 20 thousand": of both ends, what the last one says counts for the first. */
function readRange(text: string): { min_value: number; max_value: number } | null {
  const [whole, from = '', ownScale, to = '', lastScale] = range.exec(text) ?? []
  if (whole === undefined) return null
  const max = readAmount(`${to.replaceAll(/(?<=\d)[ '](?=\d{3})/g, '')}${lastScale ?? ''}`)
  const first = from.replaceAll(/(?<=\d)[ '](?=\d{3})/g, '')
  const alone = readAmount(`${first}${ownScale ?? ''}`)
  const scaled = readAmount(`${first}${ownScale ?? lastScale ?? ''}`)
  if (max === null || alone === null || scaled === null) return null
  const min = scaled <= max ? scaled : alone
  return max < 100 || min > max ? null : { min_value: min, max_value: max }
}

/** Sums as they were recognised, and bare numbers behind a word that bounds them: "under 20 000". */
function sumsIn({ text, entities }: Reading): Sum[] {
  const known: Sum[] = entities.flatMap((entity) =>
    entity.kind === 'money' ? [{ amount: entity.amount, start: entity.start, end: entity.end }] : [],
  )
  const bare = [...text.matchAll(new RegExp(written, 'g'))].flatMap((match): Sum[] => {
    const start = match.index
    const end = start + match[0].length
    const amount = readAmount(match[0].replaceAll(/(?<=\d)[ '](?=\d{3})/g, ''))
    const isOther = entities.some((entity) => entity.start < end && start < entity.end)
    const isBound = atLeast.test(text.slice(0, start)) || atMost.test(text.slice(0, start))
    const isCount = unitBehind.test(text.slice(end)) || /^[\p{L}\d]/u.test(text.slice(end))
    return amount === null || isOther || !isBound || isCount ? [] : [{ amount, start, end }]
  })
  return [...known, ...bare].toSorted((one, other) => one.start - other.start)
}

/** The sums between which values are looked for; a plain sum is none. */
function readValues(reading: Reading): { min_value?: number; max_value?: number } {
  const { text, entities } = reading
  const between = readRange(text)
  if (between) return between
  const spoken = entities.filter((entity) => entity.kind === 'money')
  const [least, most] = spoken.flatMap((sum) => sum.text.split(/\s+(?:and|to)\s+|\s*[-–]\s*/)).map(readAmount)
  if (/\b(?:between|from)\b/i.test(text) && least != null && most != null)
    return { min_value: least, max_value: most }
  const sums = sumsIn(reading)
  const bound = (before: RegExp, after: RegExp) =>
    sums.find(({ end }) => after.test(text.slice(end)))?.amount ??
    sums.find(
      ({ start, end }) =>
        before.test(text.slice(0, start)) && !orMore.test(text.slice(end)) && !orLess.test(text.slice(end)),
    )?.amount
  const [exact] = /\bexactly\b/i.test(text) ? sums : []
  const [min, max] = exact ? [exact.amount, exact.amount] : [bound(atLeast, orMore), bound(atMost, orLess)]
  return {
    ...(min === undefined ? {} : { min_value: min }),
    ...(max === undefined ? {} : { max_value: max }),
  }
}

const silence =
  /\b(?:silent|quiet|not? (?:been )?(?:contact\w*|talk\w*|heard|spoken|touched)|without (?:contact|activity|a call)|cold|inactive|no (?:contact|activity))\b.*?\b(\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten)\s+(day|week|month)s?\b/i
const daysOf: Record<string, number> = { day: 1, week: 7, month: 30 }

/** For how many days nobody has been in touch with those who are looked for. */
function readSilence(text: string): number | undefined {
  const [, count = '', unit = ''] = silence.exec(text) ?? []
  const number = /^an?$/i.test(count) ? 1 : (counts[count.toLowerCase()] ?? Number(count))
  return count === '' ? undefined : number * (daysOf[unit.toLowerCase()] ?? 1)
}

const sorts: [pattern: RegExp, sort: string][] = [
  [/\b(?:by|highest|best|top) scores?\b/i, 'score'],
  [
    /\b(?:by (?:\w+ )?(?:value|size|worth|amount)|biggest|largest|most valuable|highest[- ]value|most expensive)\b/i,
    'value',
  ],
  [
    /\b(?:newest|latest|most recent(?:ly (?:added|created))?|last (?:added|created)|just came in|recently (?:added|created))\b/i,
    'created',
  ],
]
const created =
  /\b(?:created|added|came in|come in|new|from|entered|of|since|got)\b[^.]*?\b(today|(?:this|last) (?:week|month|quarter|year)|(?:last|past) (?:30|thirty) days)\b/i

/** The period in which those who are looked for were created; a stage's own date is none. */
function readCreated(text: string, hasStage: boolean): string | undefined {
  const found = created.exec(text)?.[1]?.toLowerCase()
  if (found === undefined || (hasStage && !/\b(?:created|added|came in|come in|entered)\b/i.test(text)))
    return undefined
  return /30|thirty/.test(found) ? 'last_30_days' : found.replace(' ', '_')
}

/** The colleague whose leads are looked for: "Ben's leads", "owned by Nora". */
function readOwner({ text, entities }: Reading): string | undefined {
  return entities
    .flatMap((entity) => (entity.kind === 'person' ? [entity] : []))
    .find(
      ({ start, end }) =>
        /^['’]s?\s+(?:\w+\s+){0,2}(?:leads|deals|pipeline|customers|prospects|opportunities)\b/i.test(
          text.slice(end),
        ) ||
        /\b(?:owned by|assigned to|belong(?:s|ing)? to|of|for|from|by|with)\s+$/i.test(
          text.slice(0, start),
        ) ||
        /^\s+(?:owns?|has|have|handles?)\b/i.test(text.slice(end)),
    )?.person.id
}

/** What was not read of "leads that are not in proposal". */
export const stagesLeftOut = 'stages to leave out'

/** "All except Acme": who follows is not what is looked for. */
const leavesOut = /\b(?:except(?: for)?|other than|apart from|excluding|without|but not|not)\s+$/i

/** "In proposal or negotiation", of the company's stages by their names. */
function namesSeveral(text: string, stages: Reading['context']['stages']): boolean {
  const names = stages.map(({ name }) => escapeRegExp(name)).join('|')
  return new RegExp(String.raw`\b(?:${names})(?:,| or| and|, or)+ (?:in )?(?:${names})\b`, 'i').test(text)
}

const notRead: [pattern: RegExp, what: string][] = [
  [/\b(?:nobody|no one|none of us|never)\b/i, 'what nobody did'],
  [
    /\b(?:without|with no|no|have no|missing|lacking)\s+(?:an? )?(?:tasks?|e-?mails?|phones?|numbers?|owners?|notes?|company|value|next steps?|dates?)\b/i,
    'what a lead lacks',
  ],
  [
    /\b(?:won|lost|win|lose|closed|signed)\b[^.]*\b(?:today|yesterday|(?:this|last) (?:week|month|quarter|year)|<date>)/i,
    'when a deal was won or lost',
  ],
  [/\bclos(?:e|es|ing) (?:this|next|in|by|on|soon)\b/i, 'when a deal will close'],
  [/\b(?:tags?|tagged|source|sourced)\b/i, 'tags or sources'],
  [
    new RegExp(
      String.raw`\b(?:${stageWord}|contacted|qualified|proposal|negotiation)(?: stage)? (?:or|and) (?:later|beyond|further|after(?:wards)?|onwards?|above|up|earlier|before)\b`,
      'i',
    ),
    'the order of stages',
  ],
]

/** search_leads: query, status, min_score, min_value, max_value, silent_for_days, owner, created, sort, limit. */
export function readLeadSearch(reading: Reading): SlotReading {
  const { text } = reading
  const mentioned = firstOf(reading.entities, 'lead')
  const isLeftOut = mentioned !== null && leavesOut.test(text.slice(0, mentioned.start))
  const named = isLeftOut ? null : mentioned
  const { stages } = reading.context
  const said = readStage(mentioned ? without(text, [mentioned]) : text, stages)
  const isSeveral = namesSeveral(text, stages)
  const stage = said.kind === 'one' && !isSeveral ? said : null
  const open = namedStage(stages, 'open') ? 'all_open' : 'open'
  const status =
    stage?.status ??
    (/\bopen (?:deals?|leads?|opportunit\w+|ones)\b|\bstill open\b/i.test(text) ? open : null)
  const isOpen = /\bnot (?:yet )?(?:won|lost|closed|decided)\b|\bneither won nor lost\b/i.test(text)
  const limit = readLimit(text)
  const silent = readSilence(text)
  const isSilence = silent !== undefined
  const score = /\bscor\w+\b[^.]*?\b(?:over|above|more than|at least|of)\s+(\d{1,3})\b/i.exec(text)?.[1]
  const values = score === undefined && !isSilence ? readValues(reading) : {}
  const owner = readOwner(reading)
  const since = isSilence ? undefined : readCreated(text, stage !== null)
  const sort = sorts.find(([pattern]) => pattern.test(text))?.[1]
  const own =
    stage && !isSilence ? stage.status : isSilence && stage?.status !== 'contacted' ? stage?.status : null
  const kept = isSilence ? (own ?? (status === open ? open : null)) : status
  const hasFilter =
    status !== null ||
    score !== undefined ||
    isSilence ||
    Object.keys(values).length > 0 ||
    owner !== undefined ||
    since !== undefined
  const query = named
    ? named.text
    : isSeveral || isLeftOut
      ? ''
      : hasFilter
        ? readCuedQuery(reading, stage ? [stage] : [])
        : clean(readQuery(reading))
  const slots: Slots = {
    ...(query === '' ? {} : { query }),
    ...(isOpen ? { status: open } : kept ? { status: kept } : {}),
    ...(score === undefined ? {} : { min_score: Number(score) }),
    ...values,
    ...(isSilence ? { silent_for_days: silent } : {}),
    ...(owner === undefined ? {} : { owner }),
    ...(since === undefined ? {} : { created: since }),
    ...(sort === undefined ? {} : { sort }),
    ...(limit === null ? {} : { limit }),
  }
  const left = isLeftOut
    ? 'whom to leave out'
    : isSeveral
      ? 'several stages at once'
      : said.kind === 'none' && said.isLeftOut && !isOpen
        ? stagesLeftOut
        : notRead.find(([pattern]) => pattern.test(text))?.[1]
  if (said.kind === 'unclear' && !isOpen && !isSeveral)
    return {
      slots,
      problem: {
        kind: 'ambiguous',
        slot: 'stage',
        choices: said.choices.map((key) => stageName(stages, key)),
      },
    }
  return { slots, problem: null, ...(left === undefined ? {} : { notRead: left }) }
}
