import { readFileSync } from 'node:fs'
import { analyseConversation } from '@parley/core/analysis/analyse-conversation'
import type { ActionItem, ConversationAnalysis } from '@parley/core/analysis/types'
import { parseTranscript } from '@parley/core/voice/parse-transcript'
import { type CallKey, calledAt, calls, type ExpectedAction } from './calls/keys.ts'

/**
 * How well the built-in engine reads calls that it was not tuned to (bench/calls; keys.ts holds what a person found in
 * them). Prints found and missed items, wrong days and owners, and false statements.
 */
function read({ file, seller }: CallKey): ConversationAnalysis {
  const parsed = parseTranscript(file, readFileSync(new URL(`calls/${file}`, import.meta.url), 'utf8'))
  if (!parsed.ok) throw new Error(`${file}: ${parsed.message}`)
  return analyseConversation(parsed.transcript, {
    now: calledAt,
    timeZone: 'UTC',
    ownerName: seller,
    people: [],
  })
}

const holds = ({ text, evidence }: ActionItem, { words }: ExpectedAction) =>
  words.test(text) || words.test(evidence.quote)
const isRival = (known: readonly string[], name: string) =>
  known.some((rival) => rival.toLowerCase() === name.toLowerCase())

/** Pairs each expected action with the first item about it that no other has taken. */
function pair(expected: readonly ExpectedAction[], items: readonly ActionItem[]) {
  const free = new Set(items)
  const pairs = expected.map((action) => {
    const item = [...free].find((each) => holds(each, action))
    if (item) free.delete(item)
    return { action, item }
  })
  return { pairs, extra: [...free] }
}

const sum = { expected: 0, found: 0, dated: 0, wrongDays: 0, wrongOwners: 0, false: 0, statements: 0 }

for (const call of calls) {
  const analysis = read(call)
  const { pairs, extra } = pair(call.actions, analysis.actionItems)
  const lines: string[] = []
  for (const { action, item } of pairs) {
    if (!item) {
      lines.push(`  missed      ${action.owner}: ${action.words.source}`)
      continue
    }
    sum.found += 1
    const day = item.dueAt?.slice(0, 10) ?? null
    if (day === action.due) sum.dated += 1
    else {
      sum.wrongDays += 1
      lines.push(`  wrong day   ${day ?? 'none'} instead of ${action.due ?? 'none'}: ${item.text}`)
    }
    if (item.owner !== action.owner) {
      sum.wrongOwners += 1
      lines.push(`  wrong owner ${item.owner ?? 'nobody'} instead of ${action.owner}: ${item.text}`)
    }
  }
  // A repetition of a found promise is not counted as a false statement.
  const untrue = extra.filter((item) => !call.actions.some((action) => holds(item, action)))
  const wrong = [
    ...untrue.map(
      ({ text }) => `action item: ${text}${call.traps.some((trap) => trap.test(text)) ? ' (trap)' : ''}`,
    ),
    ...analysis.competitors
      .filter(({ name }) => !isRival(call.competitors, name))
      .map(({ name }) => `competitor: ${name}`),
    ...(analysis.slots.budget && !call.budget?.test(analysis.slots.budget.value)
      ? [`budget: ${analysis.slots.budget.value}`]
      : []),
  ]
  sum.expected += call.actions.length
  sum.false += wrong.length
  sum.statements +=
    analysis.actionItems.length + analysis.competitors.length + (analysis.slots.budget ? 1 : 0)
  lines.push(...wrong.map((text) => `  false       ${text}`))
  const found = pairs.filter(({ item }) => item).length
  console.log(`${call.file.padEnd(22)} ${found} of ${call.actions.length} action items`)
  if (lines.length > 0) console.log(lines.join('\n'))
}

const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`
console.log(
  [
    '',
    `action items found   ${sum.found} of ${sum.expected} (${percent(sum.found, sum.expected)})`,
    `right day            ${sum.dated} of ${sum.found} (${percent(sum.dated, sum.found)}), ${sum.wrongDays} wrong`,
    `right owner          ${sum.found - sum.wrongOwners} of ${sum.found} (${percent(sum.found - sum.wrongOwners, sum.found)})`,
    `false statements     ${sum.false} of ${sum.statements} (${percent(sum.false, sum.statements)}): action items, competitors, budgets`,
  ].join('\n'),
)
