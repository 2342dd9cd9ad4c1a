import { writeFileSync } from 'node:fs'
import { findActionItems } from '@parley/core/analysis/action-items'
import { actionLimits, type HearAction, hearNoAction, hearWith } from '@parley/core/analysis/action-model'
import { calls as develop } from './calls/gold/develop/keys.ts'
import { type Conversation, readCall, readExchanges } from './support/action-items/conversations.ts'
import { joinedLast } from './support/joined-last.ts'
import { toFile, trainActions } from './support/objections/train.ts'

/**
 * How well promises and accepted requests are told from all else, each fold of the calls and exchanges judged by what was
 * learnt from the others: `npm run bench action-items`. The grammar was written for the calls, except the `latest` ones. With `--write` the
 * weights learnt from all of them are stored in core.
 */
const folds = 8
const latest = new Set([
  'can-labels.txt',
  'care-rota.txt',
  'cold-store.txt',
  'fleet-tyres.txt',
  'hotel-linen-shams.txt',
  'museum-tickets.txt',
  'school-meals-supply.txt',
  'tomato-lights.txt',
])
const isVerbose = process.argv.includes('--verbose')
const learn = (conversations: readonly Conversation[]) =>
  trainActions(
    conversations.flatMap(({ candidates }) =>
      candidates.flatMap(({ isTrue, features }) => (isTrue === null ? [] : [{ isTrue, features }])),
    ),
  )
const all = [
  ...develop.map((call) => readCall(call, new URL('calls/gold/develop/', import.meta.url))),
  ...readExchanges(new URL('action-items/utterances/', import.meta.url)),
]
const models = Array.from({ length: folds }, (_, fold) =>
  hearWith(learn(all.filter((_each, at) => at % folds !== fold))),
)

interface Sums {
  shown: number
  right: number
  found: number
  there: number
}
function count({ scene, tasks, name, isOpen }: Conversation, hear: HearAction, sums: Sums): void {
  const items = findActionItems(scene, hear)
  const taskOf = (item: (typeof items)[number]) =>
    tasks.find(({ isIn, owner }) => owner === item.owner && (isIn(item.text) || isIn(item.evidence.quote)))
  const right = items.filter((item) => taskOf(item) !== undefined)
  const judged = items.filter(
    (item) => right.includes(item) || !(isOpen(item.text) || isOpen(item.evidence.quote)),
  )
  const found = new Set(right.map(taskOf))
  sums.shown += judged.length
  sums.right += right.length
  sums.found += found.size
  sums.there += tasks.length
  if (!isVerbose || hear === hearNoAction) return
  for (const item of judged)
    if (!right.includes(item))
      console.log(`${name}: wrong: ${item.owner} ${item.text} << ${item.evidence.quote}`)
  if (tasks.length > 0 && found.size === 0) console.log(`${name}: nothing found`)
}

function tell(name: string, belongs: (conversation: Conversation) => boolean, isAlone: boolean): void {
  const sums: Sums = { shown: 0, right: 0, found: 0, there: 0 }
  for (const [at, conversation] of all.entries())
    if (belongs(conversation))
      count(conversation, isAlone ? hearNoAction : (models[at % folds] ?? hearNoAction), sums)
  const share = (part: number, whole: number): string => `${Math.round((100 * part) / Math.max(1, whole))} %`
  console.log(
    `${name.padEnd(36)}${`${sums.right} of ${sums.shown}`.padStart(12)} right ${share(sums.right, sums.shown)}, found ${sums.found} of ${sums.there} ${share(sums.found, sums.there)}`,
  )
}

const isExchange = ({ isCall, name }: Conversation): boolean => !isCall && !name.includes('plain')
const isLatest = ({ name }: Conversation): boolean => latest.has(name)
const isLast = ({ name }: Conversation): boolean => joinedLast.has(name)
const isOther = ({ name, isCall }: Conversation): boolean =>
  isCall && !latest.has(name) && !joinedLast.has(name)
const groups = [
  ['exchanges', isExchange],
  ['calls', isOther],
  ['calls not written for', isLatest],
  ['calls joined last', isLast],
] as const
for (const [name, belongs] of groups) {
  tell(`${name}, grammar alone`, belongs, true)
  tell(name, belongs, false)
}
if (!isVerbose) {
  for (const loose of [0.5, 1, 1.25, 1.5, 1.75, 2]) {
    actionLimits.loose = loose
    actionLimits.open = loose
    for (const [name, belongs] of groups) tell(`${name}, from ${loose} on`, belongs, false)
  }
}
const candidates = all.flatMap((each) => each.candidates)
console.log(
  `${candidates.length} candidates, ${candidates.filter(({ isTrue }) => isTrue === true).length} of them tasks`,
)
if (process.argv.includes('--write'))
  writeFileSync(new URL('../core/src/analysis/action-weights.json', import.meta.url), toFile(learn(all)))
