import type { Json } from '@parley/core/database.types'
import type { CustomField, CustomValue } from '@parley/core/leads/custom-fields'
import { CellError } from '@parley/core/leads/import/cell-error'
import { readSaleValue, saleValueProblem } from '@parley/core/records/sale-value'
import { type Subject, subjectIds } from '@parley/core/records/subject'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { Select } from '~/ui/select.tsx'
import type { ChosenAccount } from '../records/index.ts'
import { NewValue } from './new-value.tsx'
import { isShared, readShared, type SharedField } from './shared-fields.ts'

interface Props {
  fields: readonly (SharedField | CustomField)[]
  /** "3 leads". */
  words: string
  /** Whether their amounts may be in different currencies. */
  hasCurrency?: boolean
  onClose: () => void
  /** Gives all of them values, by column. @param said for the toast */
  onGive: (patch: Readonly<Record<string, Json>>, said: string) => void
  /** Gives all of them a value in a field that the company gave its records. */
  onGiveOwn?: (key: string, value: CustomValue | null, said: string) => void
}

/** Gives the selected records the same value in one of their fields, or takes it off them. */
export function FieldDialog({ fields, words, hasCurrency = false, onClose, onGive, onGiveOwn }: Props) {
  const form = useId()
  const [key, setKey] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [account, setAccount] = useState<ChosenAccount | null>(null)
  const [subject, setSubject] = useState<Subject | null>(null)
  const [problem, setProblem] = useState<string>()
  const field = fields.find((known) => known.key === key) ?? fields[0]
  if (!field) return null
  const changed = `${field.label} of ${words} changed`
  const cleared = `${field.label} of ${words} cleared`
  const give = (value: CustomValue | null, said: string) =>
    isShared(field) ? onGive({ [field.key]: value }, said) : onGiveOwn?.(field.key, value, said)
  const clear = () =>
    field.type === 'subject' ? onGive({ ...subjectIds(null) }, cleared) : give(null, cleared)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (field.type === 'account')
      return account ? give(account.id, changed) : setProblem('Choose an account, or clear the field')
    if (field.type === 'subject')
      return subject
        ? onGive({ ...subjectIds(subject) }, changed)
        : setProblem('Choose a record, or clear the field')
    if (text.trim() === '') return setProblem('Enter a value, or clear the field')
    if (field.type === 'amount') {
      const worth = readSaleValue(text)
      if (worth === null) return setProblem(saleValueProblem)
      const { value, currency } = worth
      return onGive(
        { [field.key]: value, ...(currency !== undefined && hasCurrency && { currency }) },
        changed,
      )
    }
    try {
      give(readShared(field, text.trim()), changed)
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      setProblem(error.message)
    }
  }
  const choose = (next: string) => {
    setKey(next)
    setText('')
    setAccount(null)
    setSubject(null)
    setProblem(undefined)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Change a field"
      description={words}
      width="narrow"
      aside={
        isShared(field) && field.isRequired ? undefined : (
          <Button variant="quiet" className="-ml-3" onClick={clear}>
            Clear field
          </Button>
        )
      }
      footer={
        <Button variant="primary" type="submit" form={form}>
          Change
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={save} className="space-y-4">
        <Field label="Field">
          <Select value={field.key} onChange={({ target }) => choose(target.value)}>
            {fields.map((known) => (
              <option key={known.key} value={known.key}>
                {known.label}
              </option>
            ))}
          </Select>
        </Field>
        <NewValue
          {...{ field, text, account, subject, problem }}
          onText={setText}
          onAccount={setAccount}
          onSubject={setSubject}
        />
      </form>
    </Dialog>
  )
}
