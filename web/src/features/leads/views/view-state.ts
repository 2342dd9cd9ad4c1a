import { filterOf } from '../leads-filter.ts'
import { type LeadsSearch, readLeadsSearch } from '../leads-search.ts'

export interface LeadView {
  id: string
  /** Null where its author has left the company. */
  ownerId: string | null
  name: string
  isShared: boolean
  search: KeptSearch
}

/** What a view keeps of the address. */
export type KeptSearch = Omit<LeadsSearch, 'new' | 'view_id'>

/** What a view keeps of the address, or what stands in the database for it; the rest is left out. */
export function keptSearch(raw: object): KeptSearch {
  const { new: _new, view_id: _viewId, ...kept } = readLeadsSearch({ ...raw })
  return kept
}

const meaningOf = (search: KeptSearch): string =>
  JSON.stringify([filterOf(search), search.view ?? 'table', search.columns ?? ''])

/** Whether two addresses show the same: a sort that is said and the same one by default are alike. */
export const isSameView = (one: KeptSearch, other: KeptSearch): boolean => meaningOf(one) === meaningOf(other)

export interface ViewState {
  /** The saved view that the address names. */
  view: LeadView | null
  /** The address names a view that is gone, or that is not shared with this person. */
  isUnknown: boolean
  /** The view without a row that the address shows. */
  builtIn: 'all' | 'mine' | null
  /** The address shows something else than the chosen view; without one, than those that are always there. */
  isChanged: boolean
}

/**
 * Where an address stands among the views.
 * @param views null while they are on the way
 */
export function viewState(search: LeadsSearch, views: readonly LeadView[] | null, userId: string): ViewState {
  const view = views?.find(({ id }) => id === search.view_id) ?? null
  const isNamed = search.view_id !== undefined
  if (view || (isNamed && views === null))
    return {
      view,
      isUnknown: false,
      builtIn: null,
      isChanged: view !== null && !isSameView(search, view.search),
    }
  const { view: _layout, ...filter } = search
  const builtIn = isSameView(filter, {}) ? 'all' : isSameView(filter, { owner: userId }) ? 'mine' : null
  return { view: null, isUnknown: isNamed, builtIn, isChanged: builtIn === null }
}

/** Whether a person may rename, share or delete a view: its author, or an owner of the company where it is shared. */
export const mayChange = (view: LeadView, userId: string, isCompanyOwner: boolean): boolean =>
  view.ownerId === userId || (view.isShared && isCompanyOwner)
