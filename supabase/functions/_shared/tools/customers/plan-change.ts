import type { CustomField } from '@parley/core/leads/custom-fields'
import { accountFields } from '@parley/core/records/account'
import { contactFields } from '@parley/core/records/contact'
import { type CustomValues, readCustom } from '@parley/core/records/custom-values'
import type { Field } from '@parley/core/records/field'
import { type Cells, type Change, isSame } from '../change.ts'
import { type ToolContext, ToolFailure } from '../context.ts'
import { cellWords } from '../draft.ts'
import { isWritten, nameOf } from '../field-parameters.ts'
import { findColleague } from '../find-colleague.ts'
import type { Answer } from '../tool.ts'
import { findAccount } from './find-customer.ts'
import { type CustomerTable, ownLines, readOwnChanges, readOwnFields, withChanges } from './own-fields.ts'

const fieldsOf: Record<CustomerTable, readonly Field[]> = { accounts: accountFields, contacts: contactFields }

/** What a draft changes in a record: new values and former ones by column, and the card's lines. */
export interface Plan {
  values: Cells
  before: Cells
  lines: Change['lines']
}

interface Piece {
  column: string
  from: Cells[string]
  to: Cells[string]
  lines: { label: string; before: string; after: string }[]
}

const none = '—'
const shown = (value: Cells[string]): string => cellWords(value) || none

type Held = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** What a person is called; one who left the company still owns what they owned. */
async function nameOfColleague(id: string, context: ToolContext): Promise<string> {
  return findColleague(id, context).then(
    ({ name }) => name,
    (error: unknown) => {
      if (error instanceof ToolFailure) return 'Someone who left'
      throw error
    },
  )
}

async function planOwner(given: string, held: Held, context: ToolContext): Promise<Piece> {
  const from = textOf(held['owner_id'])
  const person = given === '' ? null : await findColleague(given, context)
  const before = from === null ? 'Nobody' : await nameOfColleague(from, context)
  return {
    column: 'owner_id',
    from,
    to: person?.id ?? null,
    lines: [{ label: 'Owner', before, after: person?.name ?? 'Nobody' }],
  }
}

async function planAccount(given: string, held: Held, context: ToolContext): Promise<Piece | Answer> {
  const from = textOf(held['account_id'])
  const found = given === '' ? null : await findAccount(given, context)
  if (found && 'answer' in found) return found.answer
  const former = from === null ? null : await findAccount(from, context).catch(() => null)
  const before = former && 'row' in former ? former.row.name : none
  return {
    column: 'account_id',
    from,
    to: found?.row.id ?? null,
    lines: [{ label: 'Account', before, after: found?.row.name ?? none }],
  }
}

function planOwn(given: CustomValues, held: Held, fields: readonly CustomField[]): Piece {
  const from = readCustom(held['custom'])
  const changes = readOwnChanges(given, from, fields)
  return { column: 'custom', from, to: withChanges(from, changes), lines: ownLines(changes) }
}

function planPlain({ column, label, type }: Field, given: unknown, held: Held): Piece {
  const isTags = type === 'tags' && Array.isArray(given)
  // Mail domains are kept in small letters.
  const text = column === 'domain' ? textOf(given)?.toLowerCase() : textOf(given)
  const isNumber = type === 'amount'
  const to = isTags ? [...new Set(given.map(String))] : isNumber ? numberOf(given) : (text ?? null)
  const former = held[column]
  const from = Array.isArray(former)
    ? former.map(String)
    : isTags
      ? []
      : isNumber
        ? numberOf(former)
        : textOf(former)
  return { column, from, to, lines: [{ label, before: shown(from), after: shown(to) }] }
}

/**
 * What a draft changes in an account or a contact, with what is held (nothing, where it is to be made); an answer where the account
 * that it names can be several.
 */
export async function planChange(
  table: CustomerTable,
  draft: Readonly<Record<string, unknown>>,
  held: Held | null,
  context: ToolContext,
): Promise<{ plan: Plan } | { answer: Answer }> {
  const plan: Plan = { values: {}, before: {}, lines: [] }
  for (const field of fieldsOf[table].filter(isWritten)) {
    const given = draft[nameOf(field)]
    if (given === undefined) continue
    const row = held ?? {}
    const piece =
      field.type === 'colleague'
        ? await planOwner(textOf(given) ?? '', row, context)
        : field.type === 'account'
          ? await planAccount(textOf(given) ?? '', row, context)
          : field.type === 'custom'
            ? planOwn(readCustom(given), row, await readOwnFields(table, context))
            : planPlain(field, given, row)
    if ('message' in piece) return { answer: piece }
    if (held !== null && isSame(piece.from, piece.to)) continue
    if (held === null && (piece.to === null || piece.lines.length === 0)) continue
    plan.values[piece.column] = piece.to
    if (held !== null) plan.before[piece.column] = piece.from
    plan.lines.push(...piece.lines.map(({ before, ...line }) => (held ? { ...line, before } : line)))
  }
  return { plan }
}
