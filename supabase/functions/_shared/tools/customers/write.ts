import { accountFields } from '@parley/core/records/account'
import { contactFields } from '@parley/core/records/contact'
import { escapeLike } from '@parley/core/text/like'
import { joinList } from '@parley/core/text/words'
import { z } from 'zod'
import type { Change } from '../change.ts'
import type { ToolContext } from '../context.ts'
import { changedTags, parametersOf, type TagChange, tagChanges } from '../field-parameters.ts'
import { type Answer, defineTool, type Intent } from '../tool.ts'
import {
  accountColumns,
  accountEvidence,
  accountPath,
  contactColumns,
  contactEvidence,
  contactLabel,
  contactPath,
  findAccount,
  findContact,
  isFromOutside,
  toAccountData,
  toContactData,
} from './find-customer.ts'
import type { CustomerTable } from './own-fields.ts'
import { type Plan, planChange } from './plan-change.ts'

const accountParameters = parametersOf(accountFields)
const contactParameters = parametersOf(contactFields)
const said = z.string().min(1).max(200)

const nouns = { accounts: 'account', contacts: 'contact' } as const

/** As the database tells accounts by: without case, full stops and commas. */
const nameKey = (name: string): string =>
  name.replaceAll(/[.,]/g, ' ').replaceAll(/\s+/g, ' ').trim().toLowerCase()

function toInsert(table: CustomerTable, label: string, { values, lines }: Plan): Change {
  const id = crypto.randomUUID()
  const what = `${nouns[table]} ${label}`
  return {
    table,
    action: 'insert',
    id,
    values,
    before: {},
    restore: {},
    title: `Create the ${what}`,
    lines,
    done: `Created the ${what}.`,
    label,
    path: table === 'accounts' ? accountPath(id) : contactPath(id),
    undoLabel: `Remove the ${what} again`,
  }
}

function toUpdate(table: CustomerTable, id: string, label: string, { values, before, lines }: Plan): Change {
  const what = `${nouns[table]} ${label}`
  const words = lines.map(
    ({ label: field, after }) => `${field.toLowerCase()} ${after === '—' ? 'cleared' : `is now ${after}`}`,
  )
  return {
    table,
    action: 'update',
    id,
    values,
    before,
    restore: {},
    title: `Change the ${what}`,
    lines,
    done: `Changed the ${what}: ${joinList(words)}.`,
    label,
    path: table === 'accounts' ? accountPath(id) : contactPath(id),
    undoLabel: `Undo the change of the ${what}`,
  }
}

const createAccount = defineTool({
  name: 'create_account',
  description: 'Creates an account. Refuses where one of that name exists.',
  kind: 'write',
  parameters: z.strictObject({
    ...z.strictObject(accountParameters).partial().shape,
    name: accountParameters.name,
  }),
  run: async (draft, context): Promise<Answer | Intent> => {
    const { data } = await context.client
      .from('accounts')
      .select(accountColumns)
      .eq('name_key', nameKey(draft.name))
      .limit(1)
      .throwOnError()
    const [twin] = data
    if (twin)
      return {
        message: `${twin.name} is an account already, so none was created.`,
        data: { candidates: [toAccountData(twin, [])] },
        evidence: [accountEvidence(twin)],
        hasUntrustedText: true,
      }
    const planned = await planChange('accounts', draft, null, context)
    return 'answer' in planned
      ? planned.answer
      : { change: toInsert('accounts', draft.name.trim(), planned.plan) }
  },
})

/** Somebody of the same address, or of the same name at the same account. */
async function findTwin(
  name: string,
  email: string | undefined,
  accountId: unknown,
  { client }: ToolContext,
) {
  const rows = client.from('contacts').select(contactColumns).limit(1)
  if (email) return (await rows.ilike('email', escapeLike(email)).throwOnError()).data[0]
  if (typeof accountId !== 'string') return undefined
  const { data } = await rows.eq('account_id', accountId).eq('name_key', nameKey(name)).throwOnError()
  return data[0]
}

const createContact = defineTool({
  name: 'create_contact',
  description:
    'Creates a contact: a person, at an account that exists. Refuses where the person is there. For somebody new who may buy, create a lead.',
  kind: 'write',
  parameters: z.strictObject({
    ...z.strictObject(contactParameters).partial().shape,
    name: contactParameters.name,
  }),
  run: async (draft, context): Promise<Answer | Intent> => {
    const planned = await planChange('contacts', draft, null, context)
    if ('answer' in planned) return planned.answer
    const { plan } = planned
    const twin = await findTwin(draft.name, draft.email, plan.values['account_id'], context)
    if (twin)
      return {
        message: `${contactLabel(twin)} is a contact already, so none was created.`,
        data: { candidates: [toContactData(twin, [])] },
        evidence: [contactEvidence(twin)],
        hasUntrustedText: true,
      }
    const account = plan.lines.find(({ label }) => label === 'Account')?.after
    const label = account === undefined ? draft.name : `${draft.name} (${account})`
    return { change: toInsert('contacts', label, plan) }
  },
})

/** A change of the record that was found, or that there is nothing to change. */
async function update(
  table: CustomerTable,
  row: { id: string; created_by: string | null; tags: string[] },
  label: string,
  { add_tags: added, remove_tags: removed, ...draft }: Readonly<Record<string, unknown>> & TagChange,
  context: ToolContext,
): Promise<Answer | Intent> {
  const tags = changedTags(row.tags, { tags: draft.tags, add_tags: added, remove_tags: removed })
  const planned = await planChange(table, { ...draft, ...(tags && { tags }) }, { ...row }, context)
  if ('answer' in planned) return planned.answer
  const hasUntrustedText = isFromOutside(row)
  return planned.plan.lines.length === 0
    ? { message: `Nothing to change: ${label} already has these values.`, hasUntrustedText }
    : { change: toUpdate(table, row.id, label, planned.plan), hasUntrustedText }
}

const updateAccount = defineTool({
  name: 'update_account',
  description: 'Changes fields of one account. Give only what changes; an empty text clears a field.',
  kind: 'write',
  parameters: z.strictObject({
    account: said.describe('Id, name or website of the account'),
    ...z.strictObject(accountParameters).partial().shape,
    ...tagChanges,
  }),
  run: async ({ account, ...draft }, context) => {
    const found = await findAccount(account, context)
    return 'answer' in found ? found.answer : update('accounts', found.row, found.row.name, draft, context)
  },
})

const updateContact = defineTool({
  name: 'update_contact',
  description:
    'Changes fields of one contact, also the account it works at. Give only what changes; an empty text clears a field.',
  kind: 'write',
  parameters: z.strictObject({
    contact: said.describe('Id, name or email of the contact'),
    ...z.strictObject(contactParameters).partial().shape,
    ...tagChanges,
  }),
  run: async ({ contact, ...draft }, context) => {
    const found = await findContact(contact, context)
    return 'answer' in found
      ? found.answer
      : update('contacts', found.row, contactLabel(found.row), draft, context)
  },
})

export const customerWriteTools = [createAccount, updateAccount, createContact, updateContact]
