import { writeFileSync } from 'node:fs'
import { kindOf, type ObjectionModel, scoreOf } from '@parley/core/analysis/objection-model'
import { findSpans } from '@parley/core/analysis/objection-spans'
import { calls as develop } from './calls/gold/develop/keys.ts'
import { type Conversation, readCall, readExchanges } from './support/objections/conversations.ts'
import { toFile, train } from './support/objections/train.ts'

/**
 * How well objections are told from other sentences, each quarter of the calls and exchanges judged by what was learnt from
 * the other three: `npm run bench objections`. The signs of words help, and they were written for the calls: the exchanges'
 * figures are the honest ones. With `--write` the weights learnt from all of them are stored in core.
 */
const folds = 4
const limits = [0.6, 0.4, 0.3, 0.2, 0, -0.2, -0.4]
const all = [
  ...develop.map((call) => readCall(call, new URL('calls/gold/develop/', import.meta.url))),
  ...readExchanges(new URL('objections/utterances/', import.meta.url)),
]
const judged = Array.from({ length: folds }, (_, fold) => {
  const isOf = (conversation: Conversation): boolean => all.indexOf(conversation) % folds === fold
  return { model: train(all.filter((each) => !isOf(each))), conversations: all.filter(isOf) }
})

function measure(
  name: string,
  belongs: (conversation: Conversation) => boolean,
  toScore: typeof scoreOf,
  limit: number,
): string {
  let [shown, right, found, there, ofKind] = [0, 0, 0, 0, 0]
  const count = ({ sentences, reasons }: Conversation, model: ObjectionModel): void => {
    const scored = sentences.map((each) => ({ ...each, score: toScore(each, model) }))
    const spans = findSpans(scored, limit)
    const borneOut = spans.filter((span) => span.some(({ kind }) => kind !== null))
    shown += spans.length
    right += borneOut.length
    found += new Set(borneOut.flatMap((span) => span.flatMap((each) => each.reasons))).size
    there += reasons
    ofKind += borneOut.filter((span) => {
      const kind = kindOf(span, model)
      return span.some((each) => each.kind === kind)
    }).length
  }
  for (const { model, conversations } of judged)
    for (const conversation of conversations) if (belongs(conversation)) count(conversation, model)
  const share = (part: number, whole: number): string =>
    `${Math.round((100 * part) / Math.max(1, whole))} %`.padStart(5)
  const rightOf = `${right} of ${shown}`.padStart(10)
  return `${name.padEnd(27)}${rightOf} right${share(right, shown)}, found${share(found, there)}, of the kind${share(ofKind, right)}`
}

const isCall = ({ isCall: is }: Conversation): boolean => is
const isExchange = (conversation: Conversation): boolean => !isCall(conversation)
const withoutSigns: typeof scoreOf = ({ features }, model) => scoreOf({ features, sign: null }, model)
for (const limit of limits) {
  console.log(`from ${limit.toFixed(1)} on`)
  console.log(measure('  exchanges', isExchange, scoreOf, limit))
  console.log(measure('  exchanges, without signs', isExchange, withoutSigns, limit))
  console.log(measure('  calls, without signs', isCall, withoutSigns, limit))
}
const sentences = all.flatMap((each) => each.sentences)
const objections = sentences.filter(({ kind }) => kind !== null)
console.log(`${sentences.length} sentences, ${objections.length} of them objections`)
if (process.argv.includes('--write'))
  writeFileSync(new URL('../core/src/analysis/objection-weights.json', import.meta.url), toFile(train(all)))
