import { type CustomValue, readCustomValue } from '@parley/core/leads/custom-fields'
import { CellError } from '@parley/core/leads/import/cell-error'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { changeInBulk } from '~/data/bulk-change.ts'
import { supabase } from '~/data/supabase.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { Select } from '~/ui/select.tsx'
import { CustomInput, fieldsQuery } from '../../fields/index.ts'
import { changeLeads } from '../change-leads.ts'
import { refreshLeads } from '../leads-cache.ts'
import { checkLength, sharedFields } from './shared-fields.ts'

interface Props {
  ids: readonly string[]
  /** "3 leads". */
  words: string
  onClose: () => void
  onDone: () => void
}

/** Gives the selected leads the same value in one of their fields, or takes it off them. */
export default function FieldDialog({ ids, words, onClose, onDone }: Props) {
  const form = useId()
  const own = useQuery(fieldsQuery('leads')).data ?? []
  const fields = [...sharedFields, ...own]
  const [key, setKey] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const field = fields.find((known) => known.key === key) ?? fields[0]
  if (!field) return null
  const give = (value: CustomValue | null) => {
    const said = `${field.label} of ${words} ${value === null ? 'cleared' : 'changed'}`
    onDone()
    if ('patch' in field) return void changeLeads(ids, field.patch(value), said)
    void changeInBulk({
      ids,
      send: async (piece, change) => {
        await supabase
          .rpc('set_own_field', { record: 'leads', ids: piece, key: field.key, value, change })
          .throwOnError()
      },
      said,
      showBack: () => {},
      refresh: refreshLeads,
    })
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return setProblem('Enter a value, or clear the field')
    try {
      const value = readCustomValue(field, text.trim())
      if ('limit' in field) checkLength(field, value)
      give(value)
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
        <Button variant="quiet" className="-ml-3" onClick={() => give(null)}>
          Clear field
        </Button>
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
        <CustomInput
          field={{ ...field, label: 'New value' }}
          text={text}
          error={problem}
          onChange={setText}
        />
      </form>
    </Dialog>
  )
}
