import { accountFacts } from '@parley/core/records/account'
import { contactFacts } from '@parley/core/records/contact'
import type { Field as RecordField } from '@parley/core/records/field'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { describeError } from '~/data/describe-error.ts'
import { isOffline } from '~/data/offline-queue.ts'
import { useTimeZone } from '~/data/time-zone.ts'
import { useDraft } from '~/data/use-draft.ts'
import { Button } from '~/ui/button.tsx'
import { Drawer } from '~/ui/drawer.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Field } from '~/ui/field.tsx'
import { CustomInputs, fieldsQuery, readTexts } from '../fields/index.ts'
import { membersQuery } from '../people/index.ts'
import { FieldInput, readTyped } from '../records/index.ts'
import { type CustomerTable, createCustomer, customerNouns } from './change-customer.ts'
import { keepCustomer } from './keep-customer.ts'
import KnownAlready from './merge/known-already.tsx'
import { accountOf, WhoseCustomer } from './whose-customer.tsx'

const facts: Record<CustomerTable, readonly RecordField[]> = {
  accounts: accountFacts,
  contacts: contactFacts,
}
const draftSchema: z.ZodMiniType<Record<string, string>> = z.record(z.string(), z.string())

interface Props {
  table: CustomerTable
  /** Where a contact belongs to. */
  account?: { id: string; name: string }
  onClose: () => void
}

/** Makes it, or keeps it until the network is back. */
const add: typeof createCustomer = (table, values) =>
  isOffline() ? Promise.resolve(keepCustomer(table, values)) : createCustomer(table, values)

/** A new account or contact, made by hand. */
export default function NewCustomer({ table, account, onClose }: Props) {
  const navigate = useNavigate()
  const noun = customerNouns[table]
  const fields = facts[table].filter(({ isInDrawer }) => isInDrawer)
  const [draft, setDraft, forget, readDraft] = useDraft(`new-${noun}`, draftSchema, {})
  const [texts, setTexts, forgetTexts] = useDraft(`new-${noun}-fields`, draftSchema, {})
  const [textErrors, setTextErrors] = useState<Record<string, string>>({})
  const typed = Object.fromEntries(fields.map(({ column }) => [column, draft[column] ?? '']))
  const own = useQuery(fieldsQuery(table)).data ?? []
  const people = useQuery(membersQuery()).data ?? []
  const timeZone = useTimeZone()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const close = () => {
    forget()
    forgetTexts()
    onClose()
  }
  /** Whose it is, by column. An account that is new is made here, and known should what follows fail. */
  const readWhose = async (): Promise<Record<string, string | null>> => {
    if (account) return { account_id: account.id }
    const { owner_id } = draft
    if (table === 'accounts') return owner_id === undefined ? {} : { owner_id: owner_id || null }
    const chosen = accountOf(draft)
    const account_id = chosen && (chosen.id ?? (await add('accounts', { name: chosen.name })))
    if (account_id !== null) setDraft({ ...readDraft(), account_id })
    return { account_id }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found: Record<string, string> = {}
    const values: Record<string, string | number | null> = {}
    for (const field of fields) {
      const read = readTyped(field, draft[field.column] ?? '', noun, timeZone)
      if ('problem' in read) found[field.column] = read.problem
      else values[field.column] = read.value
    }
    setErrors(found)
    const custom = readTexts(own, texts)
    setTextErrors('errors' in custom ? custom.errors : {})
    const { name, ...others } = values
    if (typeof name !== 'string' || name === '' || 'errors' in custom || Object.keys(found).length > 0) return
    setBusy(true)
    setFailure(null)
    try {
      const id = await add(table, {
        name,
        ...others,
        ...(await readWhose()),
        ...(Object.keys(custom.values).length > 0 && { custom: custom.values }),
      })
      close()
      if (isOffline()) return
      if (table === 'accounts') void navigate({ to: '/accounts/$accountId', params: { accountId: id } })
      else if (!account) void navigate({ to: '/contacts/$contactId', params: { contactId: id } })
    } catch (error) {
      setFailure(describeError(error))
      setBusy(false)
    }
  }
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={`New ${noun}`}
      description={account ? `At ${account.name}.` : 'Only the name is needed.'}
      footer={
        <Button variant="primary" type="submit" form="new-customer" isBusy={isBusy}>
          Add {noun}
        </Button>
      }
    >
      <form id="new-customer" noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        {failure !== null && <ErrorNotice title={`The ${noun} was not saved`}>{failure}</ErrorNotice>}
        {fields.map((field) => (
          <Field key={field.column} label={field.label} error={errors[field.column]}>
            <FieldInput
              field={field}
              people={people}
              text={draft[field.column] ?? ''}
              onChange={(text) => setDraft({ ...draft, [field.column]: text })}
            />
          </Field>
        ))}
        {!account && <WhoseCustomer table={table} draft={draft} onChange={setDraft} />}
        <CustomInputs
          record={table}
          texts={texts}
          errors={textErrors}
          onChange={(key, text) => setTexts({ ...texts, [key]: text })}
        />
        <KnownAlready
          table={table}
          draft={{ ...typed, account_id: account?.id ?? draft['account_id'] ?? '' }}
        />
      </form>
    </Drawer>
  )
}
