import type { Features } from './objection-features.ts'
import type { Candidate } from './objection-spans.ts'
import stored from './objection-weights.json' with { type: 'json' }
import { type ObjectionKind, objectionKinds } from './types.ts'

/** How much each feature speaks for an objection, and for each kind of it, in the order of {@link objectionKinds}. */
export interface ObjectionModel {
  bias: number
  kindBias: readonly number[]
  /** First for an objection at all, then by kind. */
  weights: ReadonlyMap<string, readonly number[]>
}

/** Weights are stored as whole numbers, these many of them to one. */
export const storedUnit = 100

/** Reads weights as `npm run bench objections -- --write` stores them: a feature a line, its weights after a tab. */
export function readModel({ bias, kindBias, features }: typeof stored): ObjectionModel {
  const rows = features.split('\n').map((row): [string, number[]] => {
    const [name = '', values = ''] = row.split('\t')
    return [name, values.split(' ').map((value) => Number(value) / storedUnit)]
  })
  return { bias, kindBias, weights: new Map(rows) }
}

let known: ObjectionModel | null = null
/** The model that is shipped, read when first asked for. */
export function shippedModel(): ObjectionModel {
  known ??= readModel(stored)
  return known
}

function sumOf(features: Features, { weights }: ObjectionModel, column: number): number {
  let sum = 0
  for (const [name, value] of features) sum += value * (weights.get(name)?.[column] ?? 0)
  return sum
}

type Said = Pick<Candidate, 'features' | 'sign'>

/** How surely a sentence is an objection: the logarithm of its odds. */
export const scoreOf = ({ features, sign }: Said, model: ObjectionModel): number =>
  model.bias + sumOf(features, model, 0) + (sign?.weight ?? 0)

/** The kind of an objection: what its words are a sign of, else what its sentences speak for most. */
export function kindOf(sentences: readonly Said[], model: ObjectionModel): ObjectionKind {
  const signed = sentences.find(({ sign }) => sign !== null)?.sign?.kind
  if (signed) return signed
  const scores = objectionKinds.map(
    (_, kind) =>
      (model.kindBias[kind] ?? 0) +
      sentences.reduce((sum, { features }) => sum + sumOf(features, model, kind + 1), 0),
  )
  return objectionKinds[scores.indexOf(Math.max(...scores))] ?? 'need'
}
