import { filterLabel, PhoneSheet } from '~/ui/phone-sheet.tsx'
import { SegmentedControl } from '~/ui/segmented-control.tsx'
import { Select } from '~/ui/select.tsx'
import { type Member, OwnerSelect } from '../../people/index.ts'
import { kindNames } from './feed-labels.ts'
import { type FeedSearch, feedKinds } from './feed-search.ts'

interface Props {
  search: FeedSearch
  members: readonly Member[]
  go: (next: Partial<Record<keyof FeedSearch, unknown>>) => void
}

export function FeedFilters({ search: { kind, owner, pinned }, members, go }: Props) {
  return (
    <search className="flex flex-wrap items-center gap-2 pb-6">
      <SegmentedControl
        label="Which statements"
        value={pinned ? 'pinned' : 'all'}
        options={[
          { value: 'all', label: 'All' },
          { value: 'pinned', label: 'Pinned' },
        ]}
        onChange={(value) => go({ pinned: value === 'pinned' ? 1 : undefined })}
      />
      <PhoneSheet
        title="Filter"
        label={filterLabel([kind, owner].filter((each) => each !== undefined).length)}
      >
        <div className="sm:w-44">
          <Select aria-label="Kind" value={kind ?? ''} onChange={({ target }) => go({ kind: target.value })}>
            <option value="">Every kind</option>
            {feedKinds.map((known) => (
              <option key={known} value={known}>
                {kindNames[known]}
              </option>
            ))}
          </Select>
        </div>
        <div className="sm:w-44">
          <OwnerSelect
            label="Whose conversations"
            owner={owner}
            members={members}
            onChange={(next) => go({ owner: next })}
          />
        </div>
      </PhoneSheet>
    </search>
  )
}
