import { foldValue, type ValueMap } from '@parley/core/leads/import/read-row'
import { currentStages, firstStage, pipelinesOf, type Stage, stageName } from '@parley/core/leads/stages'
import { countOf } from '~/data/formats.ts'
import { DisclosureSign } from '~/ui/disclosure-sign.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Select } from '~/ui/select.tsx'
import type { Member } from '../../people/index.ts'
import type { MappedKind, MappedValue } from './mapped-values.ts'

interface Props {
  mapped: readonly MappedValue[]
  values: ValueMap
  members: readonly Member[]
  sources: readonly string[]
  stages: readonly Stage[]
  /** Null takes back what was said. */
  onChange: (value: MappedValue, meant: string | null) => void
}

type Choice = [value: string, label: string]

/** What a select holds where nothing was said; no stage, no id, no source and no choice holds a line break. */
const unsaid = '\n'

function choicesFor({ members, sources, stages }: Props): Record<Exclude<MappedKind, 'choice'>, Choice[]> {
  const people: Choice[] = [['', 'Nobody'], ...members.map(({ id, name }): Choice => [id, name])]
  return {
    status: currentStages(stages).map(({ key, name }) => [key, name]),
    pipeline: pipelinesOf(stages).map(({ key, name }) => [key, name]),
    owner: people,
    author: people,
    source: sources.map((source) => [source, source]),
  }
}

/** The choices of a field of the company's own, or none of them. */
const ownChoices = ({ options }: MappedValue): Choice[] => [
  ['', 'Leave it out'],
  ...options.map((option): Choice => [option, option]),
]

/**
 * Stages, pipelines, colleagues, sources and choices of the file, and what they mean: those that nobody here knows first. What is said
 * is remembered for the next file.
 */
export function ValueMapping(props: Props) {
  const { mapped, values, stages, onChange } = props
  const choices = choicesFor(props)
  const unsaidLabels: Record<MappedKind, string> = {
    status: `Report it and start as ${stageName(stages, firstStage)}`,
    pipeline: 'Report it and use the stage’s',
    owner: 'Report it and leave it without an owner',
    author: 'Report it and name nobody',
    source: 'Keep it as it is',
    choice: 'Report it and leave it empty',
  }
  const lines = (some: readonly MappedValue[]) =>
    some.map((value) => (
      <ValueLine
        key={`${value.column} ${value.text}`}
        value={value}
        meant={values[value.column]?.[foldValue(value.text)]}
        choices={value.kind === 'choice' ? ownChoices(value) : choices[value.kind]}
        unsaidLabel={unsaidLabels[value.kind]}
        onChange={(meant) => onChange(value, meant)}
      />
    ))
  const unknown = mapped.filter(({ read }) => read === null)
  const known = mapped.filter(({ read }) => read !== null)
  return (
    <Panel
      title="Values"
      aside={unknown.length === 0 ? undefined : `${countOf(unknown.length, 'value')} not known here`}
    >
      {unknown.length > 0 && <ul>{lines(unknown)}</ul>}
      {known.length > 0 && (
        <details className="group">
          <summary className="flex cursor-pointer gap-x-2 py-2 text-sm text-muted hover:text-accent-ink pointer-coarse:py-3">
            <DisclosureSign />
            {countOf(known.length, 'value')} known here
          </summary>
          <ul>{lines(known)}</ul>
        </details>
      )}
    </Panel>
  )
}

interface LineProps {
  value: MappedValue
  meant: string | undefined
  choices: readonly Choice[]
  unsaidLabel: string
  onChange: (meant: string | null) => void
}

function ValueLine({ value, meant, choices, unsaidLabel, onChange }: LineProps) {
  const { heading, text, count, read } = value
  const readLabel = choices.find(([key]) => key === read)?.[1]
  return (
    <li className="grid grid-cols-1 items-center gap-x-6 gap-y-1 border-b py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_13rem]">
      <span className="truncate font-medium">{text}</span>
      <span className="truncate text-sm text-muted">
        {heading}&nbsp;· {countOf(count, 'row')}
      </span>
      <Select
        aria-label={`${heading} “${text}” means`}
        value={meant === undefined || meant === read ? unsaid : meant}
        onChange={({ target }) => onChange(target.value === unsaid ? null : target.value)}
      >
        <option value={unsaid}>{readLabel ?? unsaidLabel}</option>
        {choices
          .filter(([key]) => key !== read)
          .map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
      </Select>
    </li>
  )
}
