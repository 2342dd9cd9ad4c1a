import type { ViewedList } from '../views/index.ts'
import { filterOf } from './leads-filter.ts'
import { type LeadsSearch, readLeadsSearch } from './leads-search.ts'

/** What a view keeps of the address of /leads: not the drawer, not another view. */
export function keptSearch(raw: object): LeadsSearch {
  const { new: _new, company: _company, view_id: _viewId, ...kept } = readLeadsSearch({ ...raw })
  return kept
}

function meaning(raw: object): string {
  const search = readLeadsSearch({ ...raw })
  return JSON.stringify([filterOf(search), search.view ?? 'table', search.columns ?? ''])
}

/** The views of /leads; all leads and one's own are always there, as table or board. */
export function leadViews(userId: string, { view }: Pick<LeadsSearch, 'view'>): ViewedList {
  const layout = view === undefined ? {} : { view }
  return {
    record: 'leads',
    to: '/leads',
    keep: keptSearch,
    meaning,
    always: [
      { name: 'All leads', search: layout },
      { name: 'My leads', search: { ...layout, owner: userId } },
    ],
    example: 'Big deals in proposal',
  }
}
