import { Command } from 'cmdk'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useFieldProps } from '~/ui/field.tsx'
import { controlClasses } from '~/ui/input.tsx'

interface Choices<Choice> {
  data: readonly Choice[] | undefined
  error: unknown
  isFetching: boolean
}

interface Props<Choice> {
  /** What is chosen among, read out. */
  label: string
  placeholder: string
  /** As the field says it while nobody types. */
  value: string
  /** What somebody types; null while nobody does. */
  words: string | null
  onWords: (words: string | null) => void
  /** The records that hold the words. */
  choices: Choices<Choice>
  describe: (choice: Choice) => string
  onChoose: (choice: Choice) => void
  /** What else can be chosen for the words, below the records. */
  more?: { label: (words: string) => ReactNode; onChoose: (words: string) => void }
  inputRef?: Ref<HTMLInputElement>
}

const item = 'truncate rounded-md px-2 py-1.5 text-sm aria-selected:bg-selected pointer-coarse:py-3'

/** Chooses a record by typing. Stands inside a Field. */
export function RecordPicker<Choice extends { id: string }>(props: Props<Choice>) {
  const { label, placeholder, value, words, onWords, choices, describe, onChoose, more, inputRef } = props
  const field = useFieldProps()
  const { data = [], error, isFetching } = choices
  const typed = words?.trim() ?? ''
  const list = useRef<HTMLDivElement>(null)
  const isOpen = words !== null
  // Near the end of a drawer it opens below what is seen.
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const choose = (act: () => void) => () => {
    act()
    onWords(null)
  }
  return (
    <Command shouldFilter={false} label={label} className="relative min-w-0 flex-1">
      <Command.Input
        {...field}
        ref={inputRef}
        placeholder={placeholder}
        value={words ?? value}
        onValueChange={onWords}
        onFocus={(event) => event.target.select()}
        onBlur={() => onWords(null)}
        className={`${controlClasses} h-11 px-2.5 sm:h-8.5 pointer-coarse:h-11`}
      />
      <Command.List
        ref={list}
        hidden={!isOpen}
        // Before the field loses the focus and the list closes.
        onPointerDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-10 mt-1 rounded-lg border bg-raised p-1 shadow-float"
      >
        {data.map((choice) => (
          <Command.Item
            key={choice.id}
            value={choice.id}
            onSelect={choose(() => onChoose(choice))}
            className={item}
          >
            {describe(choice)}
          </Command.Item>
        ))}
        {/* Last, also in coming: the first that stands there is what Enter chooses. */}
        {more && typed !== '' && !isFetching && (
          <Command.Item value="more" onSelect={choose(() => more.onChoose(typed))} className={item}>
            {more.label(typed)}
          </Command.Item>
        )}
        {data.length === 0 && (
          <p className="px-2 py-1.5 text-sm text-muted">
            {error ? describeError(error) : isFetching ? 'Searching…' : more && typed ? null : 'Nobody found'}
          </p>
        )}
      </Command.List>
    </Command>
  )
}
