import { readFileSync } from 'node:fs'
import { analyseConversation } from '@parley/core/analysis/analyse-conversation'
import type { ActionItem, ConversationAnalysis } from '@parley/core/analysis/types'
import { parseTranscript } from '@parley/core/voice/parse-transcript'
import type { CallGold, GoldAction } from './calls/gold/call-gold.ts'
import { calls as develop } from './calls/gold/develop/keys.ts'
import { calls as heldOut } from './calls/gold/held-out/keys.ts'

/**
 * How true the built-in engine's statements are, on calls with a key (bench/calls/gold): `npm run bench analysis`, for
 * some of them `npm run bench analysis -- --call=pest-control.txt …`. With FINAL=1 on those that nobody develops on, as sums alone.
 */
const isFinal = process.env['FINAL'] === '1'
const folder = isFinal ? 'held-out' : 'develop'
const asked = new Set(process.argv.slice(2).map((option) => option.replace(/^--call=/, '')))
const calls = isFinal ? heldOut : develop.filter(({ file }) => asked.size === 0 || asked.has(file))

function read({ file, calledAt, timeZone, owner, people }: CallGold): ConversationAnalysis {
  const text = readFileSync(new URL(`calls/gold/${folder}/${file}`, import.meta.url), 'utf8')
  const parsed = parseTranscript(file, text)
  if (!parsed.ok) throw new Error(`${file}: ${parsed.message}`)
  return analyseConversation(parsed.transcript, {
    now: calledAt,
    timeZone,
    ownerName: owner,
    people: [...people],
  })
}

const dayIn = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(at))
const isAbout = ({ text, evidence }: ActionItem, { words }: GoldAction) =>
  words.test(text) || words.test(evidence.quote)

/** A sentence that sums up names several: each is known by its own words and side first. */
function goldOf(item: ActionItem, actions: readonly GoldAction[]): GoldAction | undefined {
  const named = actions.filter(({ words }) => words.test(item.text))
  const quoted = actions.filter((action) => isAbout(item, action))
  const isOwn = ({ owner }: GoldAction) => owner === item.owner
  return named.find(isOwn) ?? quoted.find(isOwn) ?? named[0] ?? quoted[0]
}

interface Count {
  shown: number
  right: number
  there: number
}
const counts: Record<string, Count> = {}
/** `shown` statements of a kind, `right` of them true, of `there` that the call holds. */
function count(name: string, { shown, right, there }: Count): void {
  const known = counts[name] ?? { shown: 0, right: 0, there: 0 }
  counts[name] = {
    shown: known.shown + shown,
    right: known.right + right,
    there: known.there + there,
  }
}
/** Counts a value there is one of, and tells where it is missed or wrong. */
function countOne(name: string, shown: string | null, gold: RegExp | null): string[] {
  const isRight = shown !== null && gold !== null && gold.test(shown)
  count(name, { shown: shown === null ? 0 : 1, right: isRight ? 1 : 0, there: gold === null ? 0 : 1 })
  if (isRight || (shown === null && gold === null)) return []
  return [`${name}: ${shown ?? 'none'} instead of ${gold?.source ?? 'none'}`]
}

/** Everything that is stated, as a person reads it. */
function statementsOf(analysis: ConversationAnalysis): string[] {
  const { summary, title, actionItems, keyMoments, slots, followUpEmail } = analysis
  const facts = [slots.budget, slots.decisionMaker, slots.timeline].flatMap((slot) => slot?.value ?? [])
  const texts = [...actionItems, ...keyMoments].map(({ text }) => text)
  return [title, summary, ...texts, ...facts, followUpEmail?.subject ?? '', followUpEmail?.body ?? '']
}

function measure(call: CallGold): string[] {
  const analysis = read(call)
  const { actionItems, slots, competitors, objections, lead, followUpEmail } = analysis
  const lines: string[] = []
  const isOpen = (...texts: string[]) =>
    (call.open ?? []).some((words) => texts.some((text) => words.test(text)))
  const pairs = actionItems
    .map((item) => ({ item, gold: goldOf(item, call.actions) }))
    // "Send it over" of a form is open, though who fills it in is certain: only its own side's task makes it right.
    .filter(({ item, gold }) => gold?.owner === item.owner || !isOpen(item.text, item.evidence.quote))
  const right = pairs.filter(({ item, gold }) => gold?.owner === item.owner)
  const wrongSides = pairs.filter(({ item, gold }) => gold !== undefined && gold.owner !== item.owner)
  count('on the wrong side', { shown: wrongSides.length, right: 0, there: 0 })
  const found = call.actions.filter((action) => right.some(({ gold }) => gold === action))
  count('action items', { shown: pairs.length, right: right.length, there: 0 })
  count('actions found', { shown: found.length, right: found.length, there: call.actions.length })
  const dated = right.flatMap(({ item, gold }) => (item.dueAt && gold ? [{ due: item.dueAt, gold }] : []))
  count('due dates', {
    shown: dated.length,
    right: dated.filter(({ due, gold }) => dayIn(due, call.timeZone) === gold.due).length,
    there: call.actions.filter(({ due }) => due !== null).length,
  })
  for (const { item, gold } of pairs)
    if (!gold) lines.push(`no such task: ${item.text} << ${item.evidence.quote}`)
    else if (gold.owner !== item.owner) lines.push(`wrong side (${item.owner}): ${item.text}`)
  for (const { due, gold } of dated)
    if (dayIn(due, call.timeZone) !== gold.due)
      lines.push(`due ${dayIn(due, call.timeZone)}, not ${gold.due}: ${gold.words.source}`)
  for (const { item, gold } of right)
    if (item.dueAt === null && gold && gold.due !== null)
      lines.push(`no date instead of ${gold.due}: ${item.evidence.quote}`)
  for (const action of call.actions)
    if (!found.includes(action)) lines.push(`missed (${action.owner}): ${action.words.source}`)
  for (const name of ['budget', 'decisionMaker', 'timeline'] as const)
    lines.push(...countOne(name, slots[name]?.value ?? null, call[name]))
  count('competitors', {
    shown: competitors.length,
    right: competitors.filter(({ name }) => call.competitors.includes(name)).length,
    there: call.competitors.length,
  })
  for (const { name } of competitors)
    if (!call.competitors.includes(name)) lines.push(`no competitor: ${name}`)
  for (const name of call.competitors)
    if (!competitors.some((each) => each.name === name)) lines.push(`missed competitor: ${name}`)
  const isObjection = (text: string) => call.objections.some(({ words }) => words.test(text))
  const judged = objections.filter(({ evidence }) => isObjection(evidence.quote) || !isOpen(evidence.quote))
  count('objections', {
    shown: judged.length,
    right: objections.filter(({ evidence }) => isObjection(evidence.quote)).length,
    there: call.objections.length,
  })
  for (const { evidence } of judged)
    if (!isObjection(evidence.quote)) lines.push(`no objection: ${evidence.quote}`)
  for (const { kind, words } of call.objections)
    if (!objections.some(({ evidence }) => words.test(evidence.quote)))
      lines.push(`missed objection (${kind}): ${words.source}`)
  const mailTo = call.mailTo === null ? null : new RegExp(`^${call.mailTo}$`)
  lines.push(...countOne('recipient', followUpEmail?.toEmail ?? null, mailTo))
  const name = call.lead.name === null ? null : new RegExp(call.lead.name, 'i')
  lines.push(...countOne('lead', lead?.name ?? null, name))
  const statements = statementsOf(analysis)
  const untrue = call.never.filter((pattern) => statements.some((text) => pattern.test(text)))
  count('never said', { shown: untrue.length, right: 0, there: 0 })
  return [...lines, ...untrue.map((pattern) => `must not be said: ${pattern.source}`)]
}

for (const call of calls) {
  const lines = measure(call)
  if (!isFinal) console.log([`${call.file} (${call.kind})`, ...lines.map((line) => `  ${line}`)].join('\n'))
}
const share = (part: number, whole: number) => (whole === 0 ? '' : `${Math.round((100 * part) / whole)} %`)
console.log(`\n${'of what was shown, right'.padStart(44)}${'of what is there, found'.padStart(28)}`)
for (const [name, { shown, right, there }] of Object.entries(counts))
  console.log(
    name.padEnd(20) +
      `${right} of ${shown} ${share(right, shown)}`.padStart(24) +
      (there > 0 ? `${right} of ${there} ${share(right, there)}`.padStart(28) : ''),
  )
