import { isGivenName } from '../analysis/given-names.ts'
import { findPhrase } from '../text/phrases.ts'
import { stopWords } from '../text/stop-words.ts'
import type { ReadDraft } from './draft.ts'
import { companies, industries, locations, plainWords, tools } from './entity-names.ts'
import { findKeyPhrases } from './key-phrases.ts'

export const entityTypes = ['company', 'person', 'tool', 'concept', 'industry', 'location'] as const
export type EntityType = (typeof entityTypes)[number]
/** `at` are the offsets in the post's text where it is named. */
export interface Entity {
  label: string
  type: EntityType
  at: number[]
}

const capitalRun = /\p{Lu}[\p{L}\p{N}&'’-]*(?: \p{Lu}[\p{L}\p{N}&'’-]*)*/gu
const companyEnding =
  / (?:Inc|Ltd|LLC|GmbH|AG|Corp|Corporation|Company|Group|Partners|Labs|Industries|Solutions|Technologies|Systems|Holdings|Bank|Agency|Software|Institute|University|Foundation)$/
const mostConcepts = 8

const known: [EntityType, string[]][] = [
  ['tool', tools],
  ['company', companies],
  ['location', locations],
  ['industry', industries],
]

/** "Make sure" begins a sentence and "We use Make" names a tool: a word that is also a plain one counts within a sentence. */
function isWithin(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 2), start)
  return !before.endsWith('\n') && /[\p{L}\p{N},;:(“"’'] ?$/u.test(before)
}

/** Words of a name as it is written here must start in capitals, except for industries, which are plain nouns. */
const findKnown = (draft: Pick<ReadDraft, 'post' | 'words'>): Entity[] =>
  known.flatMap(([type, names]) =>
    names.flatMap((label): Entity[] => {
      const at = findPhrase(draft.words, label)
        .filter(({ start }) => type === 'industry' || /\p{Lu}/u.test(draft.post.text[start] ?? ''))
        .map(({ start }) => start)
      const isSure = !plainWords.has(label) || at.some((start) => isWithin(draft.post.text, start))
      return at.length > 0 && isSure ? [{ label, type, at }] : []
    }),
  )

/** "At Brightwell Software" begins a sentence with a word that is no part of the name. */
function withoutLead(run: string): string {
  const [first = '', ...rest] = run.split(' ')
  return rest.length > 0 && stopWords.has(first.toLowerCase()) ? rest.join(' ') : run
}

/** What follows a person's name and no other: "Hana Weber, who led", "Tomás Oliveira says". */
const ofPerson =
  /^(?:, who\b| (?:says?|said|tells?|told|thinks?|thought|believes?|runs|writes|wrote|explains?|asked)\b)/

function typeOfName(name: string, after: string): EntityType | null {
  if (companyEnding.test(name)) return 'company'
  const [first = '', second, third] = name.split(' ')
  if (second === undefined || stopWords.has(first.toLowerCase()) || stopWords.has(second.toLowerCase()))
    return null
  return isGivenName(first) || (third === undefined && ofPerson.test(after)) ? 'person' : null
}

function findWritten(draft: Pick<ReadDraft, 'post'>): Entity[] {
  const found = new Map<string, Entity>()
  for (const block of draft.post.blocks) {
    for (const match of block.text.matchAll(capitalRun)) {
      const label = withoutLead(match[0]).replace(/['’]s?$/, '')
      const type = typeOfName(
        label,
        block.text.slice(match.index + match[0].length, match.index + match[0].length + 20),
      )
      if (type === null) continue
      const entity = found.get(label) ?? { label, type, at: [] }
      entity.at.push(block.start + match.index)
      found.set(label, entity)
    }
  }
  return [...found.values()]
}

/**
 * The entities of a post: companies and people by how they are written, tools, industries and places by lists, and as
 * concepts the phrases it turns on. The most named first within a type; a name has one type.
 */
export function findEntities(draft: Pick<ReadDraft, 'title' | 'post' | 'words'>): Entity[] {
  const named = [...findKnown(draft), ...findWritten(draft)]
  const taken = new Set(named.map((entity) => entity.label.toLowerCase()))
  const concepts = findKeyPhrases(draft)
    .filter(({ phrase }) => ![...taken].some((name) => name.includes(phrase) || phrase.includes(name)))
    .slice(0, mostConcepts)
    .map(
      ({ phrase }): Entity => ({
        label: phrase,
        type: 'concept',
        at: findPhrase(draft.words, phrase).map(({ start }) => start),
      }),
    )
    .filter((entity) => entity.at.length > 0)
  const seen = new Set<string>()
  return [...named, ...concepts]
    .toSorted((one, other) => other.at.length - one.at.length)
    .filter((entity) => !seen.has(entity.label.toLowerCase()) && seen.add(entity.label.toLowerCase()))
}

/**
 * Entities as the map of docs/specified.md S3.23: type to names, at most ten each; types that nothing has are left out.
 */
export const toEntityMap = (entities: Entity[]): Partial<Record<EntityType, string[]>> =>
  Object.fromEntries(
    entityTypes
      .map((type): [EntityType, string[]] => [
        type,
        entities
          .filter((entity) => entity.type === type)
          .map((entity) => entity.label)
          .slice(0, 10),
      ])
      .filter(([, labels]) => labels.length > 0),
  )
