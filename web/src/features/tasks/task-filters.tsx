import { keyOf, labelOfChoice, nounOf } from '@parley/core/records/field'
import { Button } from '~/ui/button.tsx'
import { countChosen, FilterBar } from '~/ui/filter-bar.tsx'
import { FilterSelect } from '~/ui/filter-select.tsx'
import { choicesOf, type Member } from '../people/index.ts'
import { countChoices, filterFields, type TasksSearch, withoutChoices } from './tasks-search.ts'

export type ChangeSearch = (
  patch: {
    [Key in keyof TasksSearch]: TasksSearch[Key] | undefined
  },
) => Promise<void>

interface Props {
  search: TasksSearch
  members: readonly Member[]
  userId: string
  onChange: ChangeSearch
  /** Whether tasks are being selected; undefined where none can be. */
  isSelecting: boolean | undefined
  onSelecting: (isOn: boolean) => void
  /** On a phone, where it is the button beside what adds a task. */
  isBeside: boolean
}

/** Whose tasks, with which words, and with which choice in each field that has some. */
export function TaskFilters({ search, members, userId, onChange, isSelecting, ...props }: Props) {
  return (
    <FilterBar
      search={{
        label: 'Search tasks',
        placeholder: 'Search title, description',
        words: search.q,
        onChange: (q) => onChange({ q }),
      }}
      count={countChosen(search.who) + countChoices(search)}
      onReset={() => void onChange({ q: undefined, who: undefined, ...withoutChoices })}
      isBeside={props.isBeside}
      aside={
        isSelecting !== undefined && (
          <Button
            aria-pressed={isSelecting}
            className="h-11 aria-pressed:bg-selected sm:h-8.5"
            onClick={() => props.onSelecting(!isSelecting)}
          >
            Select
          </Button>
        )
      }
    >
      <FilterSelect
        label="Whose tasks"
        all="Mine"
        value={search.who}
        choices={choicesOf(members.filter(({ id }) => id !== userId))}
        onChange={(who) => void onChange({ who })}
      >
        <option value="everyone">Everyone</option>
      </FilterSelect>
      {filterFields(search).map((field) => (
        <FilterSelect
          key={field.column}
          label={field.label}
          all={`Any ${nounOf(field)}`}
          value={search[keyOf(field)]}
          choices={field.choices.map((value) => ({ value, label: labelOfChoice(field, value) }))}
          onChange={(choice) => void onChange({ [keyOf(field)]: choice })}
        />
      ))}
    </FilterBar>
  )
}
