import { statusLabels, type TaskStatus, taskStatuses } from '@parley/core/tasks/task'
import { Button } from '~/ui/button.tsx'
import { filterLabel, PhoneSheet } from '~/ui/phone-sheet.tsx'
import { SearchField } from '~/ui/search-field.tsx'
import { Select } from '~/ui/select.tsx'
import type { Member } from '../people/index.ts'
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
}

/** Whose tasks, in which state, with which words: a line, on a phone one button. */
export function TaskFilters({ search, members, userId, onChange, isSelecting, onSelecting }: Props) {
  const colleagues = members.filter(({ id }) => id !== userId)
  return (
    <search className="flex flex-wrap items-center gap-2 sm:pt-3 sm:pb-5">
      <PhoneSheet
        title="Filter"
        label={filterLabel([search.who, search.status, search.q].filter((each) => each !== undefined).length)}
      >
        <div className="sm:w-40">
          <Select
            aria-label="Whose tasks"
            value={search.who ?? ''}
            onChange={({ target }) => void onChange({ who: target.value || undefined })}
          >
            <option value="">Mine</option>
            <option value="everyone">Everyone</option>
            {colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        {search.view !== 'board' && (
          <div className="sm:w-36">
            <StatusFilter status={search.status} onChange={(status) => void onChange({ status })} />
          </div>
        )}
        <div className="min-w-0 sm:ml-auto sm:w-64">
          <SearchField
            label="Search tasks"
            placeholder="Search title, description"
            words={search.q ?? ''}
            onChange={(words) => onChange({ q: words })}
          />
        </div>
      </PhoneSheet>
      {isSelecting !== undefined && (
        <Button
          aria-pressed={isSelecting}
          className="h-11 aria-pressed:bg-selected sm:h-8.5"
          onClick={() => onSelecting(!isSelecting)}
        >
          Select
        </Button>
      )}
    </search>
  )
}

interface StatusFilterProps {
  status: TaskStatus | undefined
  onChange: (status: TaskStatus | undefined) => void
}

function StatusFilter({ status, onChange }: StatusFilterProps) {
  return (
    <Select
      aria-label="Status"
      value={status ?? ''}
      onChange={({ target }) => onChange(taskStatuses.find((known) => known === target.value))}
    >
      <option value="">Any status</option>
      {taskStatuses.map((known) => (
        <option key={known} value={known}>
          {statusLabels[known]}
        </option>
      ))}
    </Select>
  )
}
