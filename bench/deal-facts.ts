import { writeFileSync } from 'node:fs'
import { findCompetitors } from '@parley/core/analysis/competitors'
import { type Hear, surest } from '@parley/core/analysis/fact-model'
import { rivalLimits, scoreRivals } from '@parley/core/analysis/rival-model'
import { calls as develop } from './calls/gold/develop/keys.ts'
import {
  type Conversation,
  type Fact,
  facts,
  readCall,
  readExchanges,
} from './support/deal-facts/conversations.ts'
import { type RivalConversation, readRivalCall, readRivalExchanges } from './support/deal-facts/rivals.ts'
import { joinedLast } from './support/joined-last.ts'
import { toFile, trainOne } from './support/objections/train.ts'

/**
 * How well the people who decide, the sums that are set aside and the times by which it is wanted are told from others, each quarter of the calls and
 * exchanges judged by what was learnt from the other three: `npm run bench deal-facts`. The patterns were written for the
 * calls: the exchanges' figures are the honest ones, without those
 * of the unit tests (`plain`), for which they were written too. With `--write` the weights learnt from all of them are stored in core.
 */
const folds = 4
const limits = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4]
const learn = (conversations: readonly Pick<Conversation, 'candidates'>[]) =>
  trainOne(
    conversations.flatMap(({ candidates }) =>
      candidates.flatMap(({ isTrue, features }) => (isTrue === null ? [] : [{ isTrue, features }])),
    ),
  )
const folder = new URL('calls/gold/develop/', import.meta.url)
const utterances = new URL('deal-facts/utterances/', import.meta.url)
const isVerbose = process.argv.includes('--verbose')
interface Named {
  name: string
  isCall: boolean
}
const groups: readonly (readonly [string, (conversation: Named) => boolean])[] = [
  ['exchanges', ({ isCall, name }) => !isCall && !name.includes('plain')],
  ['calls', ({ isCall, name }) => isCall && !joinedLast.has(name)],
  ['calls not written for', ({ name }) => joinedLast.has(name)],
]
const inShare = (part: number, whole: number): string =>
  `${Math.round((100 * part) / Math.max(1, whole))} %`.padStart(5)
function write(mark: string, conversations: readonly Pick<Conversation, 'candidates'>[]): void {
  if (process.argv.includes('--write'))
    writeFileSync(
      new URL(`../core/src/analysis/${mark}-weights.json`, import.meta.url),
      toFile(learn(conversations)),
    )
}

interface Reading {
  conversation: Conversation
  value: string | null
}
function tell(name: string, readings: readonly Reading[]): string {
  const shown = readings.filter(({ value }) => value !== null)
  const right = shown.filter(({ conversation, value }) => conversation.isRight(value ?? '')).length
  const there = readings.filter(({ conversation }) => conversation.isThere).length
  return `  ${name.padEnd(38)}${`${right} of ${shown.length}`.padStart(11)} right${inShare(right, shown.length)}, found ${right} of ${there}${inShare(right, there)}`
}

function measure(fact: Fact): void {
  const all = [...develop.map((call) => readCall(call, folder, fact)), ...readExchanges(utterances, fact)]
  const isOf = (fold: number) => (_: Conversation, at: number) => at % folds === fold
  const models = Array.from({ length: folds }, (_, fold) =>
    learn(all.filter((_each, at) => at % folds !== fold)),
  )
  const readings = (limit: number | null): Reading[] =>
    models.flatMap((model, fold) =>
      all.filter(isOf(fold)).map((conversation) => {
        const { scene, candidates } = conversation
        const hear: Hear = (_scene, only, least) =>
          limit === null
            ? null
            : surest(
                candidates.filter(({ line }) => only === undefined || line === only),
                model,
                least ?? limit,
              )
        return { conversation, value: facts[fact].read(scene, hear)?.value ?? null }
      }),
    )
  console.log(fact)
  for (const limit of [null, ...limits]) {
    const found = readings(limit)
    const name = limit === null ? 'patterns alone' : `from ${limit} on`
    for (const [group, belongs] of groups)
      console.log(
        tell(
          `${group}, ${name}`,
          found.filter(({ conversation }) => belongs(conversation)),
        ),
      )
  }
  write(facts[fact].mark, all)
}

/** The same of the names of rivals, of which a conversation may hold several. */
function measureRivals(): void {
  const all = [...develop.map((call) => readRivalCall(call, folder)), ...readRivalExchanges(utterances)]
  const models = Array.from({ length: folds }, (_, fold) =>
    learn(all.filter((_each, at) => at % folds !== fold)),
  )
  const count = (limit: number | null, belongs: (conversation: Named) => boolean): string => {
    const sums = { shown: 0, right: 0, there: 0 }
    for (const [at, conversation] of all.entries()) {
      if (!belongs(conversation)) continue
      const model = models[at % folds]
      const { candidates, rivals, scene, name } = conversation
      const hear =
        limit === null || !model
          ? null
          : () =>
              scoreRivals(candidates, model).map((each) => ({
                ...each,
                // As if from this limit on a name were sure alone.
                score: each.score >= limit ? rivalLimits.sure : Math.min(each.score, rivalLimits.sure - 1),
              }))
      const shown = findCompetitors(scene, hear).map((each) => each.name)
      const right = shown.filter((each) => rivals.includes(each))
      sums.shown += shown.length
      sums.right += right.length
      sums.there += rivals.length
      if (isVerbose && limit === 2.5)
        for (const each of shown) if (!rivals.includes(each)) console.log(`${name}: ${each} is none`)
    }
    return `${`${sums.right} of ${sums.shown}`.padStart(11)} right${inShare(sums.right, sums.shown)}, found ${sums.right} of ${sums.there}${inShare(sums.right, sums.there)}`
  }
  console.log('competitor')
  for (const limit of [null, ...limits])
    for (const [group, belongs] of groups) {
      const name = `${group}, ${limit === null ? 'patterns alone' : `from ${limit} on`}`
      console.log(`  ${name.padEnd(38)}${count(limit, belongs)}`)
    }
  const candidates = all.flatMap((each: RivalConversation) => each.candidates)
  console.log(
    `  ${candidates.length} names, ${candidates.filter(({ isTrue }) => isTrue === true).length} of them rivals`,
  )
  write('competitor', all)
}

measure('decisionMaker')
measure('budget')
measure('timeline')
measureRivals()
