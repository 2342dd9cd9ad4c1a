import { X } from 'lucide-react'
import { VisuallyHidden } from '~/ui/visually-hidden.tsx'
import { CommandItems } from './command-items.tsx'
import type { SearchCommand } from './commands.ts'
import { SearchGroup, SearchItem } from './search-item.tsx'

interface Props {
  recent: readonly string[]
  commands: readonly SearchCommand[]
  onSearch: (words: string) => void
  onForget: (words: string) => void
  onRun: (command: SearchCommand) => void
}

/** Before anything is typed: what was searched for lately, what can be done, every page. */
export function SearchStart({ recent, commands, onSearch, onForget, onRun }: Props) {
  return (
    <>
      {recent.length > 0 && (
        <SearchGroup heading="Recent searches">
          {recent.map((words) => (
            <SearchItem
              key={words}
              value={`recent ${words}`}
              recent={words}
              onSelect={() => onSearch(words)}
              title={words}
              aside={
                <>
                  <VisuallyHidden>Delete removes it</VisuallyHidden>
                  {/* The keyboard has Delete; a button inside an option would be out of its reach. */}
                  <span
                    aria-hidden="true"
                    data-forget=""
                    onClick={(event) => {
                      event.stopPropagation()
                      onForget(words)
                    }}
                    className="-mr-1 flex size-6 items-center justify-center rounded-sm hover:text-ink pointer-coarse:size-11"
                  >
                    <X className="size-3.5" />
                  </span>
                </>
              }
            />
          ))}
        </SearchGroup>
      )}
      <CommandItems
        heading="Actions"
        commands={commands.filter(({ group }) => group === 'Actions')}
        onRun={onRun}
      />
      <CommandItems
        heading="Pages"
        commands={commands.filter(({ group }) => group === 'Pages')}
        onRun={onRun}
      />
    </>
  )
}
