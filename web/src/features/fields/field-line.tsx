import { fieldTypeLabels } from '@parley/core/leads/custom-fields'
import { type SalesRecord, salesNouns } from '@parley/core/records/sales-records'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { countOf } from '~/data/formats.ts'
import { queryClient } from '~/data/query-client.ts'
import { Button } from '~/ui/button.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Input } from '~/ui/input.tsx'
import { toast } from '~/ui/toast.ts'
import { readOptions } from './field-form.ts'
import { changeField, countValues, type OwnField, removeField } from './queries.ts'

interface Props {
  record: SalesRecord
  field: OwnField
  run: (work: () => Promise<void>) => Promise<boolean>
  /** Null at the top. */
  onUp: (() => void) | null
  /** Null at the bottom. */
  onDown: (() => void) | null
}

/** One field: its name and choices are edited in place, it moves up and down, and is removed after a question. */
export function FieldLine({ record, field, run, onUp, onDown }: Props) {
  const [losing, setLosing] = useState<number | null>(null)
  const ask = () =>
    countValues(record, field.key).then(setLosing, (error: unknown) =>
      toast.error('The field was not removed', { description: describeError(error) }),
    )
  const save = (patch: { label?: string; options?: string[] }) => void run(() => changeField(field.id, patch))
  return (
    <li className="border-b py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Edited
          label={`Name of ${field.label}`}
          value={field.label}
          onSave={(text) => text !== '' && save({ label: text.slice(0, 60) })}
        />
        <span className="w-24 text-sm text-faint">{fieldTypeLabels[field.type]}</span>
        <span className="flex">
          <IconButton
            label={`Move ${field.label} up`}
            icon={<ArrowUp />}
            disabled={onUp === null}
            onClick={() => onUp?.()}
          />
          <IconButton
            label={`Move ${field.label} down`}
            icon={<ArrowDown />}
            disabled={onDown === null}
            onClick={() => onDown?.()}
          />
          <IconButton label={`Remove ${field.label}`} icon={<Trash2 />} onClick={() => void ask()} />
        </span>
      </div>
      {field.type === 'choice' && (
        <div className="mt-1.5 flex">
          <Edited
            label={`Choices of ${field.label}`}
            value={field.options.join(', ')}
            onSave={(text) => readOptions(text).length > 0 && save({ options: readOptions(text) })}
          />
        </div>
      )}
      {losing !== null && (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          <span className="flex-1 text-danger">
            {losing === 0
              ? `No ${salesNouns[record]} has a value here.`
              : `${countOf(losing, salesNouns[record])} will lose this value for good.`}
          </span>
          <Button size="small" onClick={() => setLosing(null)}>
            Keep it
          </Button>
          <Button
            size="small"
            variant="danger"
            onClick={() =>
              void run(() => removeField(field.id)).then(() =>
                queryClient.invalidateQueries({ queryKey: [record] }),
              )
            }
          >
            Remove {field.label}
          </Button>
        </div>
      )}
    </li>
  )
}

interface EditedProps {
  label: string
  value: string
  onSave: (text: string) => unknown
}

/** A text that is saved on leaving it or with Enter. */
function Edited({ label, value, onSave }: EditedProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const save = () => {
    const text = draft?.trim()
    setDraft(null)
    if (text !== undefined && text !== value) onSave(text)
  }
  return (
    <div className="min-w-40 flex-1">
      <Input
        aria-label={label}
        value={draft ?? value}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save()
        }}
      />
    </div>
  )
}
