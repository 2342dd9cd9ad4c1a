import { capitalise } from '../../text/words.ts'
import type { CommandContext } from '../entities.ts'
import { tidy } from '../slots/reading.ts'
import { unquote } from '../slots/task-title.ts'
import { accountNamed, contactNamed } from './customer-names.ts'
import type { Understood } from './read-lists.ts'

/** "Add a note to the account Hooli: …", "note for Hooli that …": where the name ends is said. */
const note =
  /^(?:(?:add|make|write|leave|put|log|take|save|attach|record)(?: me| us)? (?:(?:an?|the|this|another|following|quick|short|new) )*)?(?:notes?|memo|comment) (?:on|to|for|about|of|in|under|at) (?<name>[^:,–]{2,80}?)(?:\s*[:,–]\s*|\s+-\s+|\s+(?:that|saying)\s+)(?<text>\S.*)$/isu
const ofAccount = /^(?:the |our )?(?:account|company|customer|client|firm)\b|\baccount$/i
const ofContact = /^(?:the |our )?contact\b|\bcontact$/i

/** A note on an account or a contact that a command without its courtesies asks for; null for one on a lead. */
export function readCustomerNote(plain: string, context: CommandContext): Understood | null {
  const { name = '', text: said = '' } = note.exec(plain)?.groups ?? {}
  const text = capitalise(unquote(tidy(said)))
  if (name === '' || text === '') return null
  const contact = ofAccount.test(name) ? null : contactNamed(name, context)
  if (contact && (!contact.isLead || ofContact.test(name)))
    return { intent: 'add_note', slots: { contact: contact.reference, text } }
  const account = contact ? null : accountNamed(name, context)
  return account && (!account.isLead || ofAccount.test(name))
    ? { intent: 'add_note', slots: { account: account.reference, text } }
    : null
}
