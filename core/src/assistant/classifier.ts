import { editDistance, maxTypos } from './edit-distance.ts'
import { examples, inventedNames } from './examples/index.ts'
import { type Intent, learnedIntents } from './intents.ts'
import { classesOf } from './word-classes.ts'

export interface Guess {
  intent: Intent
  confidence: number
}

const epochs = 80
const firstStep = 0.5
const decay = 0.00002
const stride = 389

const tokenPattern = /<\w+>|[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu

function toStem(token: string): string {
  const plain = token.replace(/['’]/g, '')
  if (plain.length > 4 && plain.endsWith('ies')) return `${plain.slice(0, -3)}y`
  return plain.length > 3 && /[^su]s$/.test(plain) ? plain.slice(0, -1) : plain
}

/** Tokens of a masked text in lower case, without plural endings and apostrophes. */
const toTokens = (masked: string): string[] =>
  (masked.toLowerCase().match(tokenPattern) ?? []).map(toStem).filter((token) => !inventedNames.has(token))

const counts = new Map<string, number>()
for (const { text } of examples) {
  for (const token of new Set(toTokens(text))) counts.set(token, (counts.get(token) ?? 0) + 1)
}
const learnedWords = [...counts.keys()]
/** The examples hold a few names of their own; a word that occurs in at least this many of them is no name. */
const fewest = 3

/** Whether the word is part of the commands' vocabulary, and so probably no name. */
export const isCommandWord = (word: string): boolean =>
  (counts.get(toStem(word.toLowerCase())) ?? 0) >= fewest

const corrected = new Map<string, string>()

/** The known word nearest to a mistyped one; the word itself where none is near. */
function correct(token: string): string {
  if (counts.has(token) || token.length < 5 || token.startsWith('<')) return token
  const known = corrected.get(token)
  if (known !== undefined) return known
  const maxDistance = maxTypos(token.length)
  const near = learnedWords
    .filter((word) => word.length >= 4)
    .map((word) => ({ word, distance: editDistance(token, word, maxDistance) }))
    .filter(({ distance }) => distance <= maxDistance)
    .toSorted((one, other) => one.distance - other.distance)[0]
  if (corrected.size < 5000) corrected.set(token, near?.word ?? token)
  return near?.word ?? token
}

/** The text with a typo in its first word corrected: that word decides most about a command's intent. */
export const correctOpening = (text: string): string =>
  text.replace(/^\s*\p{L}+/u, (opening) => {
    const said = opening.trim().toLowerCase()
    // A plural of a known word is no typo of it.
    const fixed = counts.has(toStem(said)) ? said : correct(said)
    return fixed === said ? opening : fixed
  })

function toFeatures(masked: string): string[] {
  const tokens = toTokens(masked).map(correct)
  const framed = ['^', ...tokens, '$']
  const pairs = framed.slice(1).map((token, index) => `${framed[index]} ${token}`)
  const opening = tokens.slice(0, 3).map((token) => `^^${token}`)
  const size = tokens.length < 3 ? 'short' : tokens.length < 8 ? 'medium' : 'long'
  const classNames = tokens.flatMap(classesOf).map((name) => `@${name}`)
  const openingClasses = tokens
    .slice(0, 2)
    .flatMap(classesOf)
    .map((name) => `^^@${name}`)
  const marks = masked.trim().endsWith('?') ? ['?'] : []
  return [
    ...new Set([...tokens, ...pairs, ...opening, ...classNames, ...openingClasses, `#${size}`, ...marks]),
  ]
}

/** `weights` holds the row of each feature one after the other, one number for each intent. */
interface Model {
  indexes: Map<string, number>
  weights: Float64Array
}

const width = learnedIntents.length

const toVector = (features: string[], indexes: Map<string, number>): number[] =>
  features.flatMap((feature) => indexes.get(feature) ?? [])

/** The chance of each intent. Plain loops: learning runs through here some hundred thousand times. */
function chancesOf(vector: number[], weights: Float64Array): Float64Array {
  const chances = new Float64Array(width)
  const scale = 1 / Math.sqrt(vector.length || 1)
  for (const feature of vector) {
    for (let order = 0; order < width; order++) {
      chances[order] = (chances[order] ?? 0) + (weights[feature * width + order] ?? 0) * scale
    }
  }
  const highest = Math.max(...chances)
  let sum = 0
  for (let order = 0; order < width; order++) {
    const power = Math.exp((chances[order] ?? 0) - highest)
    chances[order] = power
    sum += power
  }
  return chances.map((power) => power / sum)
}

/**
 * Multinomial logistic regression by gradient steps in a fixed order: the same examples give the same model. Can be
 * interrupted after each round, since all of them take a second of a quick machine and ten of a slow one.
 */
function* train(): Generator<undefined, Model> {
  const indexes = new Map<string, number>()
  const rows = examples.map(({ text, intent }) => {
    const features = toFeatures(text)
    for (const feature of features) if (!indexes.has(feature)) indexes.set(feature, indexes.size)
    return { vector: toVector(features, indexes), target: learnedIntents.indexOf(intent) }
  })
  const weights = new Float64Array(indexes.size * width)
  for (let epoch = 0; epoch < epochs; epoch++) {
    const step = firstStep / (1 + epoch * 0.05)
    for (let at = 0; at < rows.length; at++) {
      // A stride that shares no factor with the count visits every row once, far from its neighbours.
      const row = rows[(at * stride + epoch * 17) % rows.length]
      if (row === undefined) continue
      const errors = chancesOf(row.vector, weights)
      errors[row.target] = (errors[row.target] ?? 0) - 1
      const scale = 1 / Math.sqrt(row.vector.length)
      for (const feature of row.vector) {
        for (let order = 0; order < width; order++) {
          const at = feature * width + order
          const weight = weights[at] ?? 0
          weights[at] = weight - step * ((errors[order] ?? 0) * scale + decay * weight)
        }
      }
    }
    yield
  }
  return { indexes, weights }
}

function trainSync(): Model {
  const course = train()
  let round = course.next()
  while (!round.done) round = course.next()
  return round.value
}

let model: Model | null = null
let learning: Promise<void> | null = null

async function trainInBackground(): Promise<void> {
  const course = train()
  let round = course.next()
  while (!round.done && model === null) {
    await new Promise((resolve) => setTimeout(resolve))
    round = course.next()
  }
  if (round.done) model = round.value
}

/** Trains the classifier once and yields between rounds, so that a server can answer requests meanwhile. */
export const learnCommands = (): Promise<void> => (learning ??= trainInBackground())

/** Below this share of known words the confidence is scaled down in proportion. */
const enoughKnown = 0.4

function knownShare(masked: string): number {
  const tokens = toTokens(masked).map(correct)
  return tokens.filter((token) => counts.has(token)).length / (tokens.length || 1)
}

/**
 * Intents of a masked text, the likeliest first. Their confidences add up to 1, or to less where most words are
 * unknown. Learns at its first call, where `learnCommands` has not.
 */
export function classify(masked: string): Guess[] {
  model ??= trainSync()
  const vector = toVector(toFeatures(masked), model.indexes)
  const chances = chancesOf(vector, model.weights)
  const trust = Math.min(1, knownShare(masked) / enoughKnown)
  return learnedIntents
    .map((intent, order): Guess => ({ intent, confidence: (chances[order] ?? 0) * trust }))
    .toSorted((one, other) => other.confidence - one.confidence)
}
