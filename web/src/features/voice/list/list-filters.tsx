import { FilterBar } from '~/ui/filter-bar.tsx'
import { FilterSelect } from '~/ui/filter-select.tsx'
import { type RecordingState, recordingStates, type SearchPlace, searchPlaces } from '../voice-search.ts'

const stateLabels: Record<RecordingState, string> = {
  working: 'In progress',
  ready: 'Ready',
  failed: 'Failed',
}
const placeLabels: Record<SearchPlace, string> = { said: 'Words said', titles: 'Recordings' }

interface Props {
  words: string
  place: SearchPlace
  state: RecordingState | undefined
  onPlace: (place: SearchPlace | undefined) => void
  onWords: (words: string | undefined) => Promise<void>
  onState: (state: RecordingState | undefined) => void
  onReset: () => void
}

/** Words, and where they are looked for; a state, where whole recordings are found. */
export function ListFilters({ words, place, state, onWords, onPlace, onState, onReset }: Props) {
  const hasStates = words === '' || place === 'titles'
  return (
    <FilterBar
      search={{
        label: 'Search recordings',
        placeholder: 'Search every word said',
        words,
        onChange: onWords,
      }}
      count={hasStates && state ? 1 : 0}
      onReset={onReset}
    >
      {words !== '' && (
        <FilterSelect
          label="Look in"
          value={place}
          choices={searchPlaces.map((value) => ({ value, label: placeLabels[value] }))}
          onChange={(next) => onPlace(searchPlaces.find((known) => known === next))}
        />
      )}
      {hasStates && (
        <FilterSelect
          label="State"
          all="Any state"
          value={state}
          choices={recordingStates.map((value) => ({ value, label: stateLabels[value] }))}
          onChange={(next) => onState(recordingStates.find((known) => known === next))}
        />
      )}
    </FilterBar>
  )
}
