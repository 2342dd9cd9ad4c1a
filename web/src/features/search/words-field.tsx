import { Command } from 'cmdk'
import { Dialog } from 'radix-ui'

interface Props {
  words: string
  onChange: (words: string) => void
}

/** The field of the search, with the way out that a phone has no key for. */
export function WordsField({ words, onChange }: Props) {
  return (
    <div className="flex border-b">
      <Command.Input
        value={words}
        onValueChange={onChange}
        placeholder="Search records, or go to…"
        maxLength={200}
        className="h-12 min-w-0 flex-1 bg-raised px-4 text-reading focus:outline-none"
      />
      <Dialog.Close
        // Enter presses the button, not the row that is chosen.
        onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
        className="px-4 text-sm text-muted focus-visible:-outline-offset-2 sm:hidden"
      >
        Cancel
      </Dialog.Close>
    </div>
  )
}
