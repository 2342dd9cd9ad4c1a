import { statusLabels, taskStatuses } from '@parley/core/tasks/task'
import { Button } from '~/ui/button.tsx'
import { countChosen, FilterBar } from '~/ui/filter-bar.tsx'
import { FilterSelect } from '~/ui/filter-select.tsx'
import { choicesOf, type Member } from '../people/index.ts'
import type { TasksSearch } from './tasks-search.ts'

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

const statuses = taskStatuses.map((value) => ({ value, label: statusLabels[value] }))

/** Whose tasks, in which state, with which words. */
export function TaskFilters({ search, members, userId, onChange, isSelecting, ...props }: Props) {
  return (
    <FilterBar
      search={{
        label: 'Search tasks',
        placeholder: 'Search title, description',
        words: search.q,
        onChange: (q) => onChange({ q }),
      }}
      count={countChosen(search.who, search.status)}
      onReset={() => void onChange({ q: undefined, who: undefined, status: undefined })}
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
      {search.view !== 'board' && (
        <FilterSelect
          label="Status"
          all="Any status"
          value={search.status}
          choices={statuses}
          onChange={(next) => void onChange({ status: taskStatuses.find((known) => known === next) })}
        />
      )}
    </FilterBar>
  )
}
