import { pipelinesOf } from '@parley/core/leads/stages'
import { keyOf } from '@parley/core/records/field'
import { listedFields } from '@parley/core/records/lead'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useStages } from '~/data/stages.ts'
import { Button } from '~/ui/button.tsx'
import { Checkbox } from '~/ui/checkbox.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { fieldsQuery } from '../../fields/index.ts'
import { type ColumnName, columnLimit, readColumns, usualColumns } from './column-names.ts'
import { columnChoices } from './table-columns.tsx'

interface Props {
  /** As the address says it. */
  chosen: string | undefined
  /** Undefined for the usual columns. */
  onChange: (columns: string | undefined) => void
  onClose: () => void
}

/** Which columns the table has and in which order; each change shows at once. */
export default function ColumnsDialog({ chosen, onChange, onClose }: Props) {
  const fields = useQuery(fieldsQuery('leads')).data ?? []
  const hasPipelines = pipelinesOf(useStages()).length > 1
  const named = readColumns(chosen ?? '')
  const shown = columnChoices(named.length > 0 ? named : usualColumns, fields)
  const names = shown.map(({ name }) => name)
  const all = [
    ...new Set<ColumnName>([
      ...usualColumns,
      ...listedFields.filter(({ type }) => type !== 'pipeline' || hasPipelines).map(keyOf),
      ...fields.map(({ key }) => `custom.${key}` as const),
    ]),
  ]
  const others = columnChoices(
    all.filter((name) => !names.includes(name)),
    fields,
  )
  const isFull = names.length >= columnLimit
  const move = (index: number, step: number) => {
    const next = [...names]
    const [moved] = next.splice(index, 1)
    if (moved !== undefined) next.splice(index + step, 0, moved)
    onChange(next.join(','))
  }
  return (
    <Dialog
      isOpen
      width="narrow"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Columns"
      description={`The name comes first, then up to ${columnLimit} of these. Narrow windows show only the first few. Save the view to keep them.`}
      cancel={null}
      aside={
        <Button
          variant="quiet"
          className="-ml-3"
          disabled={named.length === 0}
          onClick={() => onChange(undefined)}
        >
          Reset
        </Button>
      }
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <ol aria-label="Shown" className="border-t">
        {shown.map(({ name, label }, index) => (
          <li key={name} className="flex min-h-9 items-center border-b">
            <Checkbox
              className="flex-1 pointer-coarse:pt-2.5"
              label={label}
              checked
              disabled={names.length === 1}
              onChange={() => onChange(names.filter((other) => other !== name).join(','))}
            />
            <IconButton
              label={`Move ${label} forward`}
              icon={<ArrowUp />}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            />
            <IconButton
              label={`Move ${label} back`}
              icon={<ArrowDown />}
              disabled={index === names.length - 1}
              onClick={() => move(index, 1)}
            />
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <>
          <h3 className="pt-4 pb-1.5 text-xs text-faint">
            {isFull ? `Not shown. Remove one before adding another: ${columnLimit} fit.` : 'Not shown'}
          </h3>
          <ul aria-label="Not shown" className="border-t">
            {others.map(({ name, label }) => (
              <li key={name} className="flex min-h-9 items-center border-b">
                <Checkbox
                  className="flex-1 pointer-coarse:pt-2.5"
                  label={label}
                  checked={false}
                  disabled={isFull}
                  onChange={() => onChange([...names, name].join(','))}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
