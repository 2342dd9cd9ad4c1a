import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { describeError } from '~/data/describe-error.ts'
import { useRights } from '~/data/rights.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { Input, Textarea } from '~/ui/input.tsx'
import { toast } from '~/ui/toast.ts'
import { trackerSchema } from './tracker-form.ts'
import { deleteTracker, restoreTracker, saveTracker, type Tracker } from './trackers.ts'

const formId = 'tracker-form'
const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code

interface Props {
  /** The one to change; without it a new one. */
  tracker: Tracker | undefined
  onClose: () => void
}

export default function TrackerDialog({ tracker, onClose }: Props) {
  const { mayDelete } = useRights()
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(trackerSchema),
    defaultValues: { name: tracker?.name ?? '', words: tracker?.words.join('\n') ?? '' },
  })
  const submit = handleSubmit(async (form) => {
    try {
      await saveTracker(tracker?.id, form)
      onClose()
    } catch (error) {
      setError('name', {
        message: hasCode(error, '23505')
          ? 'There is already a tracker with this name.'
          : describeError(error),
      })
    }
  })
  const remove = (gone: Tracker) => {
    const restore = () =>
      void restoreTracker(gone).catch((error: unknown) =>
        toast.error('The tracker was not restored', { description: describeError(error) }),
      )
    void deleteTracker(gone.id).then(
      () => {
        onClose()
        toast.message(`“${gone.name}” deleted`, { action: { label: 'Undo', onClick: restore } })
      },
      (error: unknown) => toast.error('The tracker was not deleted', { description: describeError(error) }),
    )
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={tracker ? 'Change tracker' : 'New tracker'}
      description="Counts words in everything said, including past recordings."
      aside={
        tracker &&
        mayDelete(tracker.created_by) && (
          <Button variant="quiet" className="-ml-3" onClick={() => remove(tracker)}>
            Delete
          </Button>
        )
      }
      footer={
        <Button type="submit" form={formId} variant="primary" isBusy={formState.isSubmitting}>
          Save
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        <Field label="Name" error={formState.errors.name?.message}>
          <Input {...register('name')} autoComplete="off" placeholder="Security" maxLength={60} />
        </Field>
        <Field
          label="Words or phrases"
          hint="One per line, or separated by commas. Whole words, upper or lower case."
          error={formState.errors.words?.message}
        >
          <Textarea {...register('words')} rows={5} placeholder={'GDPR\ndata protection\nSOC 2'} />
        </Field>
      </form>
    </Dialog>
  )
}
