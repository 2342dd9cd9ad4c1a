import { writeFileSync } from 'node:fs'
import { type Hear, surest } from '@parley/core/analysis/fact-model'
import { calls as develop } from './calls/gold/develop/keys.ts'
import {
  type Conversation,
  type Fact,
  facts,
  readCall,
  readExchanges,
} from './support/deal-facts/conversations.ts'
import { toFile, trainOne } from './support/objections/train.ts'

/**
 * How well the people who decide, the sums that are set aside and the times by which it is wanted are told from others, each quarter of the calls and
 * exchanges judged by what was learnt from the other three: `npm run bench deal-facts`. The patterns were written for the
 * calls: the exchanges' figures are the honest ones, without those
 * of the unit tests (`plain`), for which they were written too. With `--write` the weights learnt from all of them are stored in core.
 */
const folds = 4
const limits = [0.5, 1, 1.5, 2, 2.5]
const learn = (conversations: readonly Conversation[]) =>
  trainOne(
    conversations.flatMap(({ candidates }) =>
      candidates.flatMap(({ isTrue, features }) => (isTrue === null ? [] : [{ isTrue, features }])),
    ),
  )

interface Reading {
  conversation: Conversation
  value: string | null
}
function tell(name: string, readings: readonly Reading[]): string {
  const shown = readings.filter(({ value }) => value !== null)
  const right = shown.filter(({ conversation, value }) => conversation.isRight(value ?? '')).length
  const there = readings.filter(({ conversation }) => conversation.isThere).length
  const share = (whole: number): string => `${Math.round((100 * right) / Math.max(1, whole))} %`.padStart(5)
  return `  ${name.padEnd(34)}${`${right} of ${shown.length}`.padStart(11)} right${share(shown.length)}, found${share(there)}`
}

function measure(fact: Fact): void {
  const all = [
    ...develop.map((call) => readCall(call, new URL('calls/gold/develop/', import.meta.url), fact)),
    ...readExchanges(new URL('deal-facts/utterances/', import.meta.url), fact),
  ]
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
    console.log(
      tell(
        `exchanges, ${name}`,
        found.filter(({ conversation: { isCall, name: of } }) => !isCall && !of.includes('plain')),
      ),
    )
    console.log(
      tell(
        `calls, ${name}`,
        found.filter(({ conversation }) => conversation.isCall),
      ),
    )
  }
  if (process.argv.includes('--write'))
    writeFileSync(
      new URL(`../core/src/analysis/${facts[fact].mark}-weights.json`, import.meta.url),
      toFile(learn(all)),
    )
}

measure('decisionMaker')
measure('budget')
measure('timeline')
