import type { Features } from '@parley/core/analysis/objection-features'
import { type ObjectionModel, storedUnit } from '@parley/core/analysis/objection-model'
import { objectionKinds } from '@parley/core/analysis/types'
import type { Conversation, Sentence } from './conversations.ts'

/** Rarer features are left out: they tell sentences apart rather than kinds of them. */
const rarest = 4
interface Pace {
  epochs: number
  step: number
  /** So many are learnt, each from as many examples drawn with replacement, and their weights averaged. */
  bags?: number
}
/** Stopped early, since a call's gold names the certain objections alone: to learn it whole is to learn its gaps. */
const pace: Pace = { epochs: 5, step: 0.02, bags: 8 }
const paceOfKinds: Pace = { epochs: 40, step: 0.1 }
/** Few exchanges tell a fact, so that what stands in two of them counts. */
const paceOfFacts: Pace = { epochs: 40, step: 0.1 }
const rarestOfFacts = 2
/** Of 9,000 candidates a mean of several, stopped before the exchanges are known by heart, tells most. */
const paceOfActions: Pace = { epochs: 15, step: 0.1, bags: 6 }
const decay = 3e-4
interface Fit {
  bias: number
  weights: Float64Array
}
interface Example {
  features: readonly (readonly [number, number])[]
  isTrue: boolean
}

/** Numbers from 0 up to 1 in an order that is always the same. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x80000000
  }
}

/** Logistic regression by stochastic descent with a step for each feature, stopped early. */
function fit(examples: readonly Example[], count: number, { epochs, step }: Pace, seed: number): Fit {
  const weights = new Float64Array(count)
  const seen = new Float64Array(count).fill(1e-4)
  let [bias, biasSeen] = [-1, 1e-4]
  const roll = dice(seed)
  const order = [...examples]
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(roll() * (last + 1))
      const [one, two] = [order[last], order[other]]
      if (one && two) [order[last], order[other]] = [two, one]
    }
    for (const { features, isTrue } of order) {
      const score = features.reduce((sum, [at, value]) => sum + (weights[at] ?? 0) * value, bias)
      const error = 1 / (1 + Math.exp(-score)) - (isTrue ? 1 : 0)
      for (const [at, value] of features) {
        const slope = error * value + decay * (weights[at] ?? 0)
        const known = (seen[at] ?? 0) + slope * slope
        seen[at] = known
        weights[at] = (weights[at] ?? 0) - (step * slope) / Math.sqrt(known)
      }
      biasSeen += error * error
      bias -= (step * error) / Math.sqrt(biasSeen)
    }
  }
  return { bias, weights }
}

/** The mean of what is learnt from draws of the examples: steadier than what is learnt from them in one order. */
function fitBags(examples: readonly Example[], count: number, column: Pace): Fit {
  const { bags = 1 } = column
  if (bags === 1) return fit(examples, count, column, 7)
  const mean: Fit = { bias: 0, weights: new Float64Array(count) }
  for (let bag = 0; bag < bags; bag++) {
    const roll = dice(1000 + 77 * bag)
    const drawn = examples.flatMap(() => examples[Math.floor(roll() * examples.length)] ?? [])
    const { bias, weights } = fit(drawn, count, column, 7 + 13 * bag)
    mean.bias += bias / bags
    mean.weights = mean.weights.map((weight, at) => weight + (weights[at] ?? 0) / bags)
  }
  return mean
}

interface Column<Seen> {
  /** Null where nothing is learnt from it. */
  isTrue: (seen: Seen) => boolean | null
  pace: Pace
}

/** Learns one column of weights after the other from what is seen. */
function learn<Seen extends { features: Features }>(
  all: readonly Seen[],
  columns: readonly Column<Seen>[],
  least: number = rarest,
): ObjectionModel {
  const counts = new Map<string, number>()
  for (const { features } of all)
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].flatMap(([name, count]) => (count < least ? [] : [name]))
  const places = new Map(names.map((name, at) => [name, at]))
  const rows = all.map((seen) => ({
    seen,
    features: [...seen.features].flatMap(([name, value]) => {
      const at = places.get(name)
      return at === undefined ? [] : [[at, value] as const]
    }),
  }))
  const fitted = columns.map((column) => {
    const examples = rows.flatMap(({ seen, features }) => {
      const isTrue = column.isTrue(seen)
      return isTrue === null ? [] : [{ features, isTrue }]
    })
    return fitBags(examples, names.length, column.pace)
  })
  return {
    bias: fitted[0]?.bias ?? 0,
    kindBias: fitted.slice(1).map(({ bias }) => bias),
    weights: new Map(names.map((name, at) => [name, fitted.map(({ weights }) => weights[at] ?? 0)])),
  }
}

/** Learns from conversations what an objection is, and of which kind. */
export const train = (conversations: readonly Conversation[]): ObjectionModel =>
  learn(
    conversations.flatMap(({ sentences }) => sentences.filter(({ isOpen }) => !isOpen)),
    [
      { isTrue: ({ kind }) => kind !== null, pace },
      ...objectionKinds.map((kind) => ({
        isTrue: (each: Sentence) => (each.kind === null ? null : each.kind === kind),
        pace: paceOfKinds,
      })),
    ],
  )

interface Judged {
  features: Features
  isTrue: boolean
}
const trainAt = (examples: readonly Judged[], pace: Pace): ObjectionModel =>
  learn(examples, [{ isTrue: ({ isTrue }) => isTrue, pace }], rarestOfFacts)

/** Learns to tell what is true from what is not. */
export const trainOne = (examples: readonly Judged[]): ObjectionModel => trainAt(examples, paceOfFacts)

/** Learns to tell promises and accepted requests from all else. */
export const trainActions = (examples: readonly Judged[]): ObjectionModel => trainAt(examples, paceOfActions)

/** The text of a weights file; features without weight are left out. */
export function toFile({ bias, kindBias, weights }: ObjectionModel): string {
  const features = [...weights]
    .map(([name, values]) => ({ name, stored: values.map((value) => Math.round(value * storedUnit)) }))
    .filter(({ stored }) => stored.some((value) => Math.abs(value) > 1))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, stored }) => `${name}\t${stored.join(' ')}`)
  const short = (value: number): number => Number(value.toFixed(3))
  const rows = [
    `"bias": ${short(bias)}`,
    `"kindBias": [${kindBias.map(short).join(', ')}]`,
    `"features": ${JSON.stringify(features.join('\n'))}`,
  ]
  return `{\n  ${rows.join(',\n  ')}\n}\n`
}
