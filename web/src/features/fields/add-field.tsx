import { type FieldType, fieldTypeLabels, fieldTypes, makeFieldKey } from '@parley/core/leads/custom-fields'
import type { SalesRecord } from '@parley/core/records/sales-records'
import { type FormEvent, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { Select } from '~/ui/select.tsx'
import { describeLabel, readOptions } from './field-form.ts'
import { addField, type OwnField } from './queries.ts'

interface Props {
  record: SalesRecord
  fields: readonly OwnField[]
  run: (work: () => Promise<void>) => Promise<boolean>
}

export function AddField({ record, fields, run }: Props) {
  const [label, setLabel] = useState('')
  const [type, setType] = useState<FieldType>('text')
  const [options, setOptions] = useState('')
  const [problem, setProblem] = useState<{ label?: string; options?: string }>({})
  const [isBusy, setBusy] = useState(false)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const wrongLabel = describeLabel(label, fields)
    const choices = type === 'choice' ? readOptions(options) : []
    const wrongOptions = type === 'choice' && choices.length === 0 ? 'Name at least one choice' : null
    setProblem({
      ...(wrongLabel === null ? {} : { label: wrongLabel }),
      ...(wrongOptions === null ? {} : { options: wrongOptions }),
    })
    if (wrongLabel !== null || wrongOptions !== null) return
    setBusy(true)
    const key = makeFieldKey(
      label,
      fields.map((field) => field.key),
    )
    const isAdded = await run(() =>
      addField({ record, key, label: label.trim(), type, options: choices, position: fields.length }),
    )
    setBusy(false)
    if (!isAdded) return
    setLabel('')
    setOptions('')
  }
  return (
    <form
      noValidate
      aria-label="New field"
      onSubmit={(event) => void add(event)}
      className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_auto]"
    >
      <Field label="New field" error={problem.label}>
        <Input value={label} placeholder="Renewal date" onChange={({ target }) => setLabel(target.value)} />
      </Field>
      <Field label="Type">
        <Select
          value={type}
          onChange={({ target }) => setType(fieldTypes.find((known) => known === target.value) ?? 'text')}
        >
          {fieldTypes.map((known) => (
            <option key={known} value={known}>
              {fieldTypeLabels[known]}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="primary" isBusy={isBusy} className="sm:mt-6.5">
        Add
      </Button>
      {type === 'choice' && (
        <div className="sm:col-span-2">
          <Field label="Choices" hint="Separated by commas" error={problem.options}>
            <Input
              value={options}
              placeholder="Gold, Silver, Bronze"
              onChange={({ target }) => setOptions(target.value)}
            />
          </Field>
        </div>
      )}
    </form>
  )
}
