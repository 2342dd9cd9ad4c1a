import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Input } from '~/ui/input.tsx'
import { filterLabel, PhoneSheet } from '~/ui/phone-sheet.tsx'
import { SegmentedControl } from '~/ui/segmented-control.tsx'
import type { RecordingState, SearchPlace } from '../voice-search.ts'

type Choice = RecordingState | 'all'
const options: readonly { value: Choice; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'working', label: 'In progress' },
  { value: 'ready', label: 'Ready' },
  { value: 'failed', label: 'Failed' },
]

const placeOptions: readonly { value: SearchPlace; label: string }[] = [
  { value: 'said', label: 'Words said' },
  { value: 'titles', label: 'Recordings' },
]

interface Props {
  words: string
  place: SearchPlace
  state: RecordingState | undefined
  onPlace: (place: SearchPlace) => void
  onWords: (words: string) => void
  onState: (state: RecordingState | undefined) => void
}

const typingPause = 300

/** Words and state live in the address; typing reaches it when it pauses. */
export function ListFilters({ words, place, state, onWords, onPlace, onState }: Props) {
  const [typed, setTyped] = useState({ text: words, from: words })
  // The address changed by itself (back, "Show all"): show what it says.
  const text = typed.from === words ? typed.text : words
  useEffect(() => {
    if (text.trim() === words.trim()) return undefined
    const timer = setTimeout(() => onWords(text.trim()), typingPause)
    return () => clearTimeout(timer)
  }, [text, words, onWords])
  return (
    <div className="flex flex-wrap items-center gap-3 border-b pb-3">
      <div className="relative min-w-0 flex-1 sm:w-72 sm:flex-none">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4 text-faint"
        />
        <Input
          type="search"
          aria-label="Search recordings"
          placeholder="Search every word said"
          value={text}
          onChange={(event) => setTyped({ text: event.target.value, from: words })}
          className="pl-8"
        />
      </div>
      {words !== '' && (
        <div className="max-sm:order-last max-sm:w-full">
          <SegmentedControl label="Look in" value={place} options={placeOptions} onChange={onPlace} />
        </div>
      )}
      {(words === '' || place === 'titles') && (
        <PhoneSheet title="Filter" label={filterLabel(state === undefined ? 0 : 1)}>
          <SegmentedControl
            label="State"
            value={state ?? 'all'}
            options={options}
            onChange={(value) => onState(value === 'all' ? undefined : value)}
          />
        </PhoneSheet>
      )}
    </div>
  )
}
