import { WriteMail } from '../mail/index.ts'
import type { Lead } from './lead.ts'

interface Props {
  lead: Pick<Lead, 'id' | 'name'>
  onClose: () => void
}

/** Writes a mail to a lead; loaded as somebody begins, with all that the mail is made of. */
export default function LeadMail({ lead, onClose }: Props) {
  return <WriteMail to={{ kind: 'lead', id: lead.id }} name={lead.name} onClose={onClose} />
}
