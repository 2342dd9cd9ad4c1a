import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Field } from '~/ui/field.tsx'
import { fieldsQuery } from '../../fields/index.ts'
import { membersQuery } from '../../people/index.ts'
import { MergeTable, RecordPicker } from '../../records/index.ts'
import { type CustomerTable, customerNouns } from '../change-customer.ts'
import { mergeCustomers } from './merge-customers.ts'
import { chosenValues, defaultSide, differingFields, type Mergeable } from './merge-fields.ts'
import { choicesQuery, mergeableQuery } from './queries.ts'

interface Props {
  table: CustomerTable
  id: string
  /** The other one; null to choose it. */
  other: string | null
  onClose: () => void
  /** @param kept id of the one that stays */
  onMerged: (kept: string) => void
}

const gone: Record<CustomerTable, string> = {
  accounts: 'People, leads, files and the timeline move over. That account is then deleted.',
  contacts:
    'Leads, roles, files and the timeline move over, and an unsubscribe stays in force. That contact is then deleted.',
}

/** What one of them is called where two may have the same name. */
function describe(record: Mergeable): string {
  const detail: unknown = Reflect.get(record, 'domain') ?? Reflect.get(record, 'email')
  return typeof detail === 'string' ? `${record.name}, ${detail}` : record.name
}

export default function MergeDialog({ table, id, other, onClose, onMerged }: Props) {
  const noun = customerNouns[table]
  const members = useQuery(membersQuery()).data ?? []
  const own = useQuery(fieldsQuery(table))
  const [chosenOther, setOther] = useState(other)
  const one = useQuery(mergeableQuery(table, id)).data
  const two = useQuery({ ...mergeableQuery(table, chosenOther ?? ''), enabled: chosenOther !== null }).data
  const [keepId, setKeepId] = useState(id)
  const [choices, setChoices] = useState<ReadonlyMap<string, string>>(new Map())
  const [keep, drop] = keepId === id ? [one, two] : [two, one]
  const fields =
    keep && drop
      ? differingFields(table, keep, drop, {
          nameOf: (owner) => members.find((member) => member.id === owner)?.name,
          own: own.data ?? [],
        })
      : []
  const merge = useMutation({
    mutationFn: async () => {
      if (!keep || !drop) return
      await mergeCustomers(table, { keep, drop, chosen: chosenValues(fields, keep, drop, choices) })
      onMerged(keep.id)
    },
  })
  return (
    <Dialog
      isOpen
      width="wide"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Merge two ${noun}s`}
      description={`One ${noun} stays, with everything from both. You can undo this later from its timeline.`}
      footer={
        <Button
          variant="primary"
          disabled={!keep || !drop || own.isPending}
          isBusy={merge.isPending}
          onClick={() => merge.mutate()}
        >
          Merge
        </Button>
      }
    >
      <div className="min-h-60 space-y-4">
        {merge.error && <ErrorNotice title="Nothing was merged">{describeError(merge.error)}</ErrorNotice>}
        {other === null && <OtherPicker table={table} id={id} chosen={two?.name ?? ''} onChoose={setOther} />}
        {one && two && keep && drop && (
          <>
            <MergeTable
              records={[one, two]}
              describe={describe}
              keepId={keepId}
              onKeep={(kept) => {
                setKeepId(kept)
                setChoices(new Map())
              }}
              fields={fields}
              chosenOf={(field) => choices.get(field.key) ?? defaultSide(field, keep, drop)}
              onChoose={(field, side) => setChoices(new Map([...choices, [field.key, side]]))}
            />
            <p className="text-sm text-muted">{gone[table]}</p>
          </>
        )}
      </div>
    </Dialog>
  )
}

interface PickerProps {
  table: CustomerTable
  id: string
  /** The name of who is chosen. */
  chosen: string
  onChoose: (id: string) => void
}

function OtherPicker({ table, id, chosen, onChoose }: PickerProps) {
  const [words, setWords] = useState<string | null>(null)
  const { data, error, isFetching } = useQuery({
    ...choicesQuery(table, words?.trim() ?? ''),
    enabled: words !== null,
  })
  return (
    <Field label={`The other ${customerNouns[table]}`}>
      <RecordPicker
        label={table === 'accounts' ? 'Accounts' : 'Contacts'}
        placeholder={table === 'accounts' ? 'Name or domain' : 'Name or email'}
        value={chosen}
        words={words}
        onWords={setWords}
        choices={{ data: data?.filter((choice) => choice.id !== id), error, isFetching }}
        describe={({ name, detail }) => [name, detail].filter(Boolean).join(', ')}
        onChoose={(choice) => onChoose(choice.id)}
      />
    </Field>
  )
}
