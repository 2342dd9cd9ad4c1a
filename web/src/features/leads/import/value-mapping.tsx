import { foldValue, type ValueMap } from '@parley/core/leads/import/read-row'
import { currentStages, firstStage, pipelinesOf, type Stage, stageName } from '@parley/core/leads/stages'
import { countOf } from '~/data/formats.ts'
import { Panel } from '~/ui/panel.tsx'
import { Select } from '~/ui/select.tsx'
import type { Member } from '../../people/index.ts'
import { type UnknownValue, withMeaning } from './unknown-values.ts'

interface Props {
  unknown: readonly UnknownValue[]
  values: ValueMap
  members: readonly Member[]
  sources: readonly string[]
  stages: readonly Stage[]
  onChange: (values: ValueMap) => void
}

/** What a select holds where nothing was said; no stage, no id and no source. */
const unsaid = '?'

/** Stages, pipelines, colleagues and sources that nobody here knows, and what they mean; it is remembered for the next file. */
export function ValueMapping({ unknown, values, members, sources, stages, onChange }: Props) {
  const people: [value: string, label: string][] = [
    ['', 'Nobody'],
    ...members.map(({ id, name }): [string, string] => [id, name]),
  ]
  const choices: Record<UnknownValue['kind'], [value: string, label: string][]> = {
    status: currentStages(stages).map(({ key, name }) => [key, name]),
    pipeline: pipelinesOf(stages).map(({ key, name }) => [key, name]),
    owner: people,
    author: people,
    source: sources.map((source) => [source, source]),
  }
  const unsaidLabels: Record<UnknownValue['kind'], string> = {
    status: `Report it and start as ${stageName(stages, firstStage)}`,
    pipeline: 'Report it and use the stage’s',
    owner: 'Report it and leave it without an owner',
    author: 'Report it and name nobody',
    source: 'Keep it as it is',
  }
  return (
    <Panel title="Values" aside={`${countOf(unknown.length, 'value')} not known here`}>
      <ul>
        {unknown.map((value) => (
          <li
            key={`${value.column} ${value.text}`}
            className="grid grid-cols-1 items-center gap-x-6 gap-y-1 border-b py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_13rem]"
          >
            <span className="truncate font-medium">{value.text}</span>
            <span className="truncate text-sm text-muted">
              {value.heading} · {countOf(value.count, 'row')}
            </span>
            <Select
              aria-label={`${value.heading} “${value.text}” means`}
              value={values[value.column]?.[foldValue(value.text)] ?? unsaid}
              onChange={({ target }) =>
                onChange(withMeaning(values, value, target.value === unsaid ? null : target.value))
              }
            >
              <option value={unsaid}>{unsaidLabels[value.kind]}</option>
              {choices[value.kind].map(([key, label]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
