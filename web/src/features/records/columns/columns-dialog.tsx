import { ArrowDown, ArrowUp } from 'lucide-react'
import { Button } from '~/ui/button.tsx'
import { Checkbox } from '~/ui/checkbox.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { columnLimit, readColumns } from './column-names.ts'
import { columnsNamed } from './list-columns.ts'

interface Props {
  /** Every column there is. */
  all: readonly { name: string; label: string }[]
  /** The names of those that show where none is chosen. */
  usual: readonly string[]
  /** As the address says it. */
  chosen: string | undefined
  /** Undefined for the usual columns. */
  onChange: (columns: string | undefined) => void
  onClose: () => void
}

/** Which columns the table has and in which order; each change shows at once. */
export default function ColumnsDialog({ all, usual, chosen, onChange, onClose }: Props) {
  const named = readColumns(chosen ?? '', usual)
  const shown = columnsNamed(all, named.length > 0 ? named : usual)
  const names = shown.map(({ name }) => name)
  const others = all.filter(({ name }) => !names.includes(name))
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
