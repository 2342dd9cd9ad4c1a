import { countChosen, FilterBar } from '~/ui/filter-bar.tsx'
import { FilterSelect } from '~/ui/filter-select.tsx'
import { type Member, OwnerSelect } from '../../people/index.ts'
import { kindNames } from './feed-labels.ts'
import { type FeedSearch, feedKinds } from './feed-search.ts'

interface Props {
  search: FeedSearch
  members: readonly Member[]
  go: (next: Partial<Record<keyof FeedSearch, unknown>>) => void
  onReset: () => void
}

const kinds = feedKinds.map((value) => ({ value, label: kindNames[value] }))

export function FeedFilters({ search: { kind, owner, pinned }, members, go, onReset }: Props) {
  return (
    <FilterBar count={countChosen(pinned, kind, owner)} onReset={onReset}>
      <FilterSelect
        label="Which statements"
        all="All statements"
        value={pinned && 'pinned'}
        choices={[{ value: 'pinned', label: 'Pinned' }]}
        onChange={(value) => go({ pinned: value && 1 })}
      />
      <FilterSelect
        label="Kind"
        all="Every kind"
        value={kind}
        choices={kinds}
        onChange={(value) => go({ kind: value })}
      />
      <OwnerSelect
        label="Whose conversations"
        owner={owner}
        members={members}
        onChange={(next) => go({ owner: next })}
      />
    </FilterBar>
  )
}
