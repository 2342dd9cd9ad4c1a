import type { CommandContext, Entity } from '../entities.ts'
import { stripCourtesy } from '../slots/reading.ts'
import { readCustomerChange } from './read-change.ts'
import { readCustomerList, type Understood } from './read-lists.ts'
import { readNewCustomer } from './read-new.ts'
import { readCustomerNote } from './read-note.ts'
import { readOneCustomer } from './read-one.ts'

/**
 * What a command says of accounts and contacts; null for one of anything else. A name that a lead goes by means the lead, but for
 * what leads don't have. Entities are those of the text.
 */
export function readCustomerCommand(
  text: string,
  entities: readonly Entity[],
  context: CommandContext,
): Understood | null {
  const plain = stripCourtesy(text).replaceAll(/\s+/g, ' ')
  return (
    readCustomerChange(plain, context, entities) ??
    readNewCustomer(plain, context, entities) ??
    readCustomerList(plain, context, entities) ??
    readOneCustomer(plain, context)
  )
}

/** A note on an account or a contact that a command asks for; null for one on a lead and for anything else. */
export const readNoteOnCustomer = (text: string, context: CommandContext): Understood | null =>
  readCustomerNote(stripCourtesy(text).replaceAll(/\s+/g, ' '), context)
