import type { SalesRecord } from '@parley/core/records/sales-records'

export interface SavedView {
  id: string
  /** Null where its author has left the company. */
  ownerId: string | null
  name: string
  isShared: boolean
  /** What it keeps of the address. */
  search: object
}

/** A list whose ways of looking at it are kept as views. */
export interface ViewedList {
  record: SalesRecord
  to: '/leads' | '/accounts' | '/contacts'
  /** What a view keeps of an address, or of what stands in the database for it; the rest is left out. */
  keep: (raw: object) => object
  /** The same text for two searches that show the same: a sort that is said and the same one by default are alike. */
  meaning: (search: object) => string
  /** Views without a row. */
  always: readonly Pick<SavedView, 'name' | 'search'>[]
  /** What a view may be called. */
  example: string
}

/** What an address says of its list. */
export interface ViewedSearch {
  /** The saved view that the rest came from. */
  view_id?: string
}

export interface ViewState {
  /** The saved view that the address names. */
  view: SavedView | null
  /** The address names a view that is gone, or that is not shared with this person. */
  isUnknown: boolean
  /** The name of the view without a row that the address shows. */
  builtIn: string | null
  /** The address shows something else than the chosen view; without one, than those that are always there. */
  isChanged: boolean
}

/**
 * Where an address stands among the views.
 * @param views null while they are on the way
 */
export function viewState(
  { meaning, always }: Pick<ViewedList, 'meaning' | 'always'>,
  search: ViewedSearch,
  views: readonly SavedView[] | null,
): ViewState {
  const view = views?.find(({ id }) => id === search.view_id) ?? null
  const isNamed = search.view_id !== undefined
  const shown = meaning(search)
  if (view || (isNamed && views === null))
    return {
      view,
      isUnknown: false,
      builtIn: null,
      isChanged: view !== null && shown !== meaning(view.search),
    }
  const builtIn = always.find((one) => meaning(one.search) === shown)?.name ?? null
  return { view: null, isUnknown: isNamed, builtIn, isChanged: builtIn === null }
}

/** Whether a person may rename, share or delete a view: its author, or an owner of the company where it is shared. */
export const mayChange = (view: SavedView, userId: string, isCompanyOwner: boolean): boolean =>
  view.ownerId === userId || (view.isShared && isCompanyOwner)
