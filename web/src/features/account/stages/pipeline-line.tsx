import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { Field } from '~/ui/field.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Input } from '~/ui/input.tsx'
import { type DraftPipeline, nameLimit, type Problem } from './draft.ts'

interface Props {
  pipeline: DraftPipeline
  /** Null where it can't be moved there, or taken away. */
  onUp: (() => void) | null
  onDown: (() => void) | null
  onRemove: (() => void) | null
  onRename: (name: string) => void
  problem: Problem | undefined
}

/** Somebody who adds a pipeline goes on to name it. */
function focusEmpty(input: HTMLInputElement | null): void {
  if (input?.value === '') input.focus()
}

/** The heading of a pipeline among several: its name and its place. */
export function PipelineLine({ pipeline, onUp, onDown, onRemove, onRename, problem }: Props) {
  const called = pipeline.name.trim() || 'the new pipeline'
  return (
    <div className="flex items-start gap-2 pt-8 pb-1">
      <div className="min-w-0 flex-1 sm:max-w-72">
        <Field label={`Name of pipeline ${called}`} isLabelHidden error={problem?.name}>
          <Input
            value={pipeline.name}
            maxLength={nameLimit}
            autoComplete="off"
            placeholder="Name of the pipeline"
            className="font-medium"
            ref={pipeline.key === null ? focusEmpty : null}
            onChange={({ target }) => onRename(target.value)}
          />
        </Field>
      </div>
      {onRemove && (
        <span className="ml-auto flex">
          <IconButton
            label={`Move pipeline ${called} up`}
            icon={<ArrowUp />}
            disabled={onUp === null}
            onClick={() => onUp?.()}
          />
          <IconButton
            label={`Move pipeline ${called} down`}
            icon={<ArrowDown />}
            disabled={onDown === null}
            onClick={() => onDown?.()}
          />
          <IconButton label={`Remove pipeline ${called}`} icon={<Trash2 />} onClick={onRemove} />
        </span>
      )}
    </div>
  )
}
