export const feedKinds = [
  'action_item',
  'objection',
  'question',
  'competitor',
  'key_moment',
  'budget',
  'decision_maker',
  'timeline',
  'bookmark',
] as const
export type FeedKind = (typeof feedKinds)[number]

export interface FeedSearch {
  kind?: FeedKind
  /** Whose recordings; default everybody's. */
  owner?: string
  /** Pinned ones alone. */
  pinned?: 1
}

/** The query parameters of /insight-feed; what is not valid is left out. */
export function readFeedSearch(raw: Record<string, unknown>): FeedSearch {
  const kind = feedKinds.find((known) => known === raw['kind'])
  const { owner, pinned } = raw
  return {
    ...(kind ? { kind } : {}),
    ...(typeof owner === 'string' && /^[0-9a-f-]{36}$/.test(owner) ? { owner } : {}),
    ...(pinned === 1 || pinned === '1' ? { pinned: 1 } : {}),
  }
}
