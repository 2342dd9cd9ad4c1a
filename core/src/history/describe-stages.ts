import { createNumbers } from '../format/numbers.ts'
import { productPlace } from '../format/place.ts'

interface ListedStage {
  name: string
  chance: number | null
  color: string | null
  pipeline: string | null
}

const { percent } = createNumbers(productPlace)
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** A stage as `set_stages` takes it and history keeps it; none for anything else. */
function readStage(value: unknown): ListedStage[] {
  if (typeof value !== 'object' || value === null) return []
  const { key, name, probability, color, pipeline }: Record<string, unknown> = { ...value }
  const isOpen = key !== 'won' && key !== 'lost'
  const of: Record<string, unknown> = { ...(typeof pipeline === 'object' ? pipeline : null) }
  return [
    {
      name: textOf(name) ?? '',
      chance: isOpen && typeof probability === 'number' ? probability : null,
      color: textOf(color),
      pipeline: textOf(of['name']),
    },
  ]
}

const describeStage = ({ name, chance, color }: ListedStage): string =>
  [name, chance === null ? null : percent(chance), color].filter(Boolean).join(' ')

/** A company's stages at a time, "New 5%, Won green"; by pipeline where there are several: "Sales: … · Renewals: …". */
export function describeStages(value: unknown): string {
  const stages = Array.isArray(value) ? value.flatMap(readStage) : []
  const groups = [...Map.groupBy(stages, ({ pipeline }) => pipeline)]
  const hasSeveral = groups.filter(([pipeline]) => pipeline !== null).length > 1
  const parts = groups.map(([pipeline, own]) => {
    const listed = own.map(describeStage).join(', ')
    return hasSeveral && pipeline !== null ? `${pipeline}: ${listed}` : listed
  })
  return parts.join(hasSeveral ? ' · ' : ', ')
}
