import { type FormEvent, useId, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { describeDestination, purposeOf, type SpeechEngine } from './engines.ts'

interface Props {
  /** The best first. */
  engines: readonly SpeechEngine[]
  /** The label of the engine that made the present text. */
  present: string | null
  /** Begins; what it throws is shown and the dialog stays. */
  onBegin: (engine: string) => Promise<void>
  onClose: () => void
}

/** Asks which engine makes the new transcript, and says where the sound goes. */
export default function EngineDialog({ engines, present, onBegin, onClose }: Props) {
  const formId = useId()
  const [chosen, setChosen] = useState(engines[0]?.name ?? '')
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFailure(null)
    try {
      await onBegin(chosen)
      onClose()
    } catch (error) {
      setFailure(describeError(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      title="Transcribe again"
      description="The current text is kept under Earlier versions."
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
          Transcribe again
        </Button>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)}>
        {failure !== null && (
          <div className="mb-3">
            <ErrorNotice title="It did not start">{failure}</ErrorNotice>
          </div>
        )}
        <fieldset>
          <legend className="sr-only">Speech engine</legend>
          {engines.map((engine) => (
            <label
              key={engine.name}
              className="flex items-start gap-3 border-t py-3 first-of-type:border-t-0 has-checked:font-medium"
            >
              <input
                type="radio"
                name="engine"
                value={engine.name}
                checked={engine.name === chosen}
                onChange={() => setChosen(engine.name)}
                className="mt-0.75 radio"
              />
              <span className="min-w-0 break-words">
                {engine.label} {engine.label === present && <Badge>Used for the current text</Badge>}
                <span className="mt-0.5 block text-sm font-normal text-muted">
                  {purposeOf(engine)} {describeDestination(engine)}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      </form>
    </Dialog>
  )
}
