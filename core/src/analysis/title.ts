import { formatsFor } from '../format/formats.ts'
import { joinList, truncate } from '../text/words.ts'
import type { AnalysisContext, SuggestedLead, Topic } from './types.ts'

const longest = 80

/** "Anna Keller (Acme): pricing and security", or what is known of it; at most 80 characters. */
export function toTitle(lead: SuggestedLead | null, topics: Topic[], context: AnalysisContext): string {
  const about = joinList(topics.slice(0, 2).map((topic) => topic.name.toLowerCase()))
  if (lead) {
    const who = lead.company === null ? lead.name : `${lead.name} (${lead.company})`
    return truncate(about === '' ? `Conversation with ${who}` : `${who}: ${about}`, longest)
  }
  if (about !== '') return truncate(`Conversation about ${about}`, longest)
  return `Conversation on ${formatsFor(context).date(context.now)}`
}
