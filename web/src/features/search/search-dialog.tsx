import { Command } from 'cmdk'
import { Dialog as Primitive } from 'radix-ui'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useSession } from '~/data/session.ts'
import { overlayClasses } from '~/ui/dialog.tsx'
import { CommandItems } from './command-items.tsx'
import { commandValue, findCommands, type SearchCommand } from './commands.ts'
import { accountPath, contactPath, leadPath, recordingPath, taskPath } from './paths.ts'
import { forget, readRecent } from './recent.ts'
import { SearchHints } from './search-hints.tsx'
import { SearchResults } from './search-results.tsx'
import { SearchStart } from './search-start.tsx'
import { SearchState } from './search-state.tsx'
import { useDestination } from './use-destination.ts'
import { useRestingWords, useSearch } from './use-search.ts'
import { WordsField } from './words-field.tsx'

interface Props {
  commands: readonly SearchCommand[]
  onClose: () => void
}

const movingKeys = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End'])

/** The topmost row while nobody has moved: the kinds answer in any order, and Enter must mean what stands first. */
function firstValue(
  [command]: readonly SearchCommand[],
  {
    leads: [lead],
    tasks: [task],
    recordings: [recording],
    accounts: [account],
    contacts: [contact],
  }: ReturnType<typeof useSearch>,
): string | undefined {
  if (command) return commandValue(command)
  if (lead) return leadPath(lead)
  if (task) return taskPath(task)
  if (recording) return recordingPath(recording)
  if (account) return accountPath(account)
  return contact && contactPath(contact)
}

const hrefOf = (element: Element | null | undefined) =>
  element?.closest<HTMLElement>('[data-href]')?.dataset['href']

/** docs/specified.md S7.1: leads, tasks and recordings of the company, and every page and action, from the keyboard. */
export default function SearchDialog({ commands, onClose }: Props) {
  const userId = useSession().session?.user.id ?? ''
  const { typed, words, resting, type } = useRestingWords()
  const [recent, setRecent] = useState(() => readRecent(userId))
  const search = useSearch(words, resting)
  const found = findCommands(commands, words)
  const [chosen, setChosen] = useState<string | null>(null)
  // cmdk reports its own choice like a person's: what came in first, wherever it stands.
  const isChoosing = useRef(false)
  const first = firstValue(found.named, search)
  const { open, openApart, run, leave } = useDestination(userId, words, onClose)
  const change = (text: string, isComplete = false) => {
    isChoosing.current = false
    setChosen(null)
    type(text, isComplete)
  }
  const drop = (old: string) => {
    forget(userId, old)
    setRecent(readRecent(userId))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    isChoosing.current = movingKeys.has(event.key)
    const selected = event.currentTarget.querySelector<HTMLElement>('[cmdk-item][data-selected=true]')
    const href = hrefOf(selected)
    const old = selected?.dataset['recent']
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && href !== undefined) {
      event.preventDefault()
      openApart(href)
    }
    if (event.key === 'Delete' && old !== undefined) {
      event.preventDefault()
      drop(old)
    }
  }
  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    const href = event.target instanceof Element ? hrefOf(event.target) : undefined
    if (href === undefined || !(event.metaKey || event.ctrlKey)) return
    event.stopPropagation()
    openApart(href)
  }

  return (
    <Primitive.Root open onOpenChange={onClose}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClasses} />
        <Primitive.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            // Radix would give the focus to a trigger, which this window does not have.
            event.preventDefault()
            leave()
          }}
          data-below-toasts
          className="rise fixed inset-x-3 top-3 z-50 mx-auto max-w-2xl overflow-hidden rounded-xl border bg-raised shadow-float sm:top-[10vh]"
        >
          <Primitive.Title className="sr-only">Search</Primitive.Title>
          <Command
            label="Search"
            shouldFilter={false}
            loop
            {...((chosen ?? first) === undefined ? {} : { value: chosen ?? first })}
            onValueChange={(value) => isChoosing.current && setChosen(value)}
            onPointerMoveCapture={() => {
              isChoosing.current = true
            }}
            onKeyDown={onKeyDown}
            onClickCapture={onClickCapture}
          >
            <WordsField words={typed} onChange={(text) => change(text)} />
            <Command.List
              label="Results"
              className="max-h-[min(60dvh,34rem)] overflow-y-auto scroll-py-2 px-1.5 not-empty:pb-1.5"
            >
              {words === '' ? (
                <SearchStart
                  recent={recent}
                  commands={commands}
                  onSearch={(old) => change(old, true)}
                  onForget={drop}
                  onRun={run}
                />
              ) : (
                <Found words={words} search={search} commands={found} onOpen={open} onRun={run} />
              )}
            </Command.List>
            {words !== '' && (
              <SearchState search={search} hasCommands={found.named.length + found.other.length > 0} />
            )}
            <SearchHints />
          </Command>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

interface FoundProps {
  words: string
  search: ReturnType<typeof useSearch>
  commands: ReturnType<typeof findCommands>
  onOpen: (href: string) => void
  onRun: (command: SearchCommand) => void
}

function Found({ words, search, commands, onOpen, onRun }: FoundProps) {
  return (
    <>
      <CommandItems heading="Go to" commands={commands.named} onRun={onRun} />
      <SearchResults words={words} found={search} onOpen={onOpen} />
      <CommandItems heading="Pages and actions" commands={commands.other} onRun={onRun} />
    </>
  )
}
