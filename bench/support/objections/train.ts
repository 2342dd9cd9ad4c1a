import { type ObjectionModel, storedUnit } from '@parley/core/analysis/objection-model'
import { objectionKinds } from '@parley/core/analysis/types'
import type { Conversation } from './conversations.ts'

/** Rarer features are left out: they tell sentences apart rather than kinds of them. */
const rarest = 3
interface Pace {
  epochs: number
  step: number
}
/** Stopped early, since a call's gold names the certain objections alone: to learn it whole is to learn its gaps. */
const pace: Pace = { epochs: 5, step: 0.02 }
const paceOfKinds: Pace = { epochs: 40, step: 0.1 }
const decay = 3e-4
interface Example {
  features: readonly (readonly [number, number])[]
  isTrue: boolean
}

/** Numbers from 0 up to 1 in an order that is always the same. */
function dice(): () => number {
  let state = 7
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x80000000
  }
}

/** Logistic regression by stochastic descent with a step for each feature, stopped early. */
function fit(
  examples: readonly Example[],
  count: number,
  { epochs, step }: Pace,
): { bias: number; weights: Float64Array } {
  const weights = new Float64Array(count)
  const seen = new Float64Array(count).fill(1e-4)
  let [bias, biasSeen] = [-1, 1e-4]
  const roll = dice()
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

/** Learns from conversations what an objection is, and of which kind. */
export function train(conversations: readonly Conversation[]): ObjectionModel {
  const all = conversations.flatMap(({ sentences }) => sentences.filter(({ isOpen }) => !isOpen))
  const counts = new Map<string, number>()
  for (const { features } of all)
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].flatMap(([name, count]) => (count < rarest ? [] : [name]))
  const places = new Map(names.map((name, at) => [name, at]))
  const examples = all.map(({ kind, features }) => ({
    kind,
    features: [...features].flatMap(([name, value]) => {
      const at = places.get(name)
      return at === undefined ? [] : [[at, value] as const]
    }),
  }))
  const objections = examples.filter(({ kind }) => kind !== null)
  const [overall, ...kinds] = [
    fit(
      examples.map((each) => ({ ...each, isTrue: each.kind !== null })),
      names.length,
      pace,
    ),
    ...objectionKinds.map((kind) =>
      fit(
        objections.map((each) => ({ ...each, isTrue: each.kind === kind })),
        names.length,
        paceOfKinds,
      ),
    ),
  ]
  return {
    bias: overall?.bias ?? 0,
    kindBias: kinds.map(({ bias }) => bias),
    weights: new Map(
      names.map((name, at) => [name, [overall, ...kinds].map((each) => each?.weights[at] ?? 0)]),
    ),
  }
}

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
