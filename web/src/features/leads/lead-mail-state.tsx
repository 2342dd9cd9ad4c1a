import { type MailMarks, MailState } from '../mail/index.ts'

/** Why nothing is sent to a lead; said of few of them. */
export default function LeadMailState({ lead }: { lead: MailMarks }) {
  return <MailState of={lead} />
}
