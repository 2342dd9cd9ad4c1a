import type { CustomField, CustomValue } from '@parley/core/leads/custom-fields'
import { CellError } from '@parley/core/leads/import/cell-error'
import { readSaleValue, saleValueProblem } from '@parley/core/records/sale-value'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, Suspense, useId, useState } from 'react'
import { changeEach, changeInBulk } from '~/data/bulk-change.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { Input, Textarea } from '~/ui/input.tsx'
import { Select } from '~/ui/select.tsx'
import { CustomInput, fieldsQuery } from '../fields/index.ts'
import { AccountPicker, type ChosenAccount } from '../records/index.ts'
import { hasCurrency, isShared, readShared, type SharedField, sharedFields } from './shared-fields.ts'
import type { WindowProps } from './window-props.ts'

/** Gives the selected records the same value in one of their fields, or takes it off them. */
export default function FieldDialog(props: WindowProps) {
  const { record, ids, words, onClose, onDone, change, refresh } = props
  const form = useId()
  const own = useQuery(fieldsQuery(record)).data ?? []
  const fields = [...sharedFields(record), ...own]
  const [key, setKey] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [account, setAccount] = useState<ChosenAccount | null>(null)
  const [problem, setProblem] = useState<string>()
  const field = fields.find((known) => known.key === key) ?? fields[0]
  if (!field) return null
  const give = (value: CustomValue | null) => {
    const said = `${field.label} of ${words} ${value === null ? 'cleared' : 'changed'}`
    onDone()
    if (isShared(field)) return change({ [field.key]: value }, said)
    void changeInBulk({
      ids,
      send: (piece, change) => changeEach({ record, ids: piece, key: field.key, value, change }),
      said,
      showBack: () => {},
      refresh,
    })
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (field.type === 'account')
      return account ? give(account.id) : setProblem('Choose an account, or clear the field')
    if (text.trim() === '') return setProblem('Enter a value, or clear the field')
    if (field.type === 'amount') {
      const worth = readSaleValue(text)
      if (worth === null) return setProblem(saleValueProblem)
      const { value, currency } = worth
      onDone()
      return change(
        { [field.key]: value, ...(currency !== undefined && hasCurrency(record) && { currency }) },
        `${field.label} of ${words} changed`,
      )
    }
    try {
      give(readShared(field, text.trim()))
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      setProblem(error.message)
    }
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
          <Button variant="quiet" className="-ml-3" onClick={() => give(null)}>
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
          <Select
            value={field.key}
            onChange={({ target }) => {
              setKey(target.value)
              setText('')
              setAccount(null)
              setProblem(undefined)
            }}
          >
            {fields.map((known) => (
              <option key={known.key} value={known.key}>
                {known.label}
              </option>
            ))}
          </Select>
        </Field>
        <NewValue {...{ field, text, account, problem }} onText={setText} onAccount={setAccount} />
      </form>
    </Dialog>
  )
}

interface ValueProps {
  field: SharedField | CustomField
  text: string
  account: ChosenAccount | null
  problem: string | undefined
  onText: (text: string) => void
  onAccount: (account: ChosenAccount | null) => void
}

/** What the field is given: an account by search, everything else by its type. */
function NewValue({ field, text, account, problem, onText, onAccount }: ValueProps) {
  const label = 'New value'
  const { type } = field
  if (type === 'longText')
    return (
      <Field label={label} error={problem}>
        <Textarea
          rows={4}
          maxLength={isShared(field) ? field.limit : undefined}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      </Field>
    )
  if (type !== 'account')
    return (
      <CustomInput
        field={{ ...field, type: type === 'amount' ? 'number' : type, label }}
        text={text}
        error={problem}
        onChange={onText}
      />
    )
  return (
    // With room for those that are offered.
    <div className="min-h-72">
      <Field label={label} error={problem}>
        <Suspense fallback={<Input disabled />}>
          <AccountPicker label={label} account={account} onChange={onAccount} />
        </Suspense>
      </Field>
    </div>
  )
}
