import { objectionName } from '../labels.ts'
import type { FeedItem } from './feed.ts'
import type { FeedKind } from './feed-search.ts'

export const kindNames: Record<FeedKind, string> = {
  action_item: 'Action item',
  objection: 'Objection',
  question: 'Question',
  competitor: 'Competitor',
  key_moment: 'Key moment',
  budget: 'Budget',
  decision_maker: 'Decision maker',
  timeline: 'Timeline',
  bookmark: 'Bookmark',
}

const moments: Record<string, string> = {
  agreement: 'Agreement',
  next_step: 'Next step',
  objection: 'Objection',
  budget: 'Budget',
  decision_maker: 'Decision maker',
  timeline: 'Timeline',
  competitor: 'Competitor',
  praise: 'Praise',
  complaint: 'Complaint',
}

const names: Record<string, string> = kindNames

/** "Objection · Price", "Question · theirs", "Praise". */
export function describeKind({ kind, category, asked_by: askedBy }: FeedItem): string {
  const name = names[kind] ?? kind
  if (kind === 'objection' && category !== null) return `${name}\u00A0· ${objectionName(category)}`
  if (kind === 'key_moment' && category !== null) return moments[category] ?? name
  if (kind === 'question' && askedBy !== null) return `${name}\u00A0· ${askedBy === 'us' ? 'ours' : 'theirs'}`
  return name
}
