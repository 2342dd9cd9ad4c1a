import { type Kept, withDate } from './kept-drafts.ts'
import type { Scene } from './scene.ts'

const invites =
  /^(?:send|email|mail|forward|share|pop|shoot|get|make|issue|set up)\b.*\b(?:invites?|invitations?)\b/i
/** When it is sent: "today", "right after this", "by Monday". */
const saysWhen =
  /\b(?:today|tonight|tomorrow|now|away|morning|afternoon|evening|minute|moment|second|hour|after|when|once|as soon|before|by|within|end of (?:the |this )?day|eod|cob)\b/i

/**
 * "Monday the fourteenth at ten, I'll send the invite", "I'll send an invite for Wednesday": the day is the meeting's, not the one by
 * which the invitation is sent.
 */
export function withoutMeetingDay(draft: Kept, scene: Scene): Kept {
  const { text, dueText, evidence } = draft.item
  if (dueText === null || !invites.test(text)) return draft
  const isOfMeeting = !saysWhen.test(dueText) || evidence.quote.includes(`for ${dueText}`)
  return isOfMeeting ? withDate(draft, null, null, scene) : draft
}
