import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { toast } from '~/ui/toast.ts'
import { names, ways } from './connection-words.ts'
import {
  type ConnectionSettings,
  removeSettings,
  type SettingsForm,
  SettingsRefusal,
  saveSettings,
  trySettings,
} from './settings-calls.ts'
import { SettingsFields } from './settings-fields.tsx'

/** Sets one connection for everybody. It is tried before it is saved, and may be saved although it does not answer. */
export default function SettingsDialog({
  settings,
  onClose,
}: {
  settings: ConnectionSettings
  onClose: () => void
}) {
  const { kind, isStored, isUnreadable } = settings
  const [form, setForm] = useState<SettingsForm>({ values: settings.values })
  const trying = useMutation({ mutationFn: () => trySettings(kind, form) })
  const saving = useMutation({
    mutationFn: () => saveSettings(kind, form),
    onSuccess: () => {
      toast.success(`${names[kind]}: saved`)
      onClose()
    },
  })
  const removing = useMutation({
    mutationFn: () => removeSettings(kind),
    onSuccess: () => {
      toast.success(`${names[kind]}: removed`)
      onClose()
    },
  })
  const hasFailed = trying.data?.works === false
  const failure = saving.error ?? trying.error ?? removing.error
  const errors = failure instanceof SettingsRefusal ? failure.fields : {}
  const isBusy = trying.isPending || saving.isPending
  const change = (next: SettingsForm) => {
    setForm(next)
    trying.reset()
    saving.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (trying.data) return saving.mutate()
    trying.mutate(undefined, { onSuccess: ({ works }) => works && saving.mutate() })
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={names[kind]}
      description={ways[kind]}
      aside={
        (isStored || isUnreadable) && (
          <Button
            variant="quiet"
            className="-ml-3"
            isBusy={removing.isPending}
            onClick={() => removing.mutate()}
          >
            Remove
          </Button>
        )
      }
      footer={
        <>
          <Button isBusy={trying.isPending} onClick={() => trying.mutate()}>
            Test
          </Button>
          <Button type="submit" form="connection" variant="primary" isBusy={isBusy}>
            {hasFailed ? 'Save anyway' : 'Save'}
          </Button>
        </>
      }
    >
      <form id="connection" noValidate className="space-y-5" onSubmit={submit}>
        {failure && Object.keys(errors).length === 0 && (
          <ErrorNotice title="It was not saved">{describeError(failure)}</ErrorNotice>
        )}
        <SettingsFields settings={settings} form={form} errors={errors} onChange={change} />
        <div aria-live="polite" className="text-sm">
          {trying.isPending && (
            <p className="text-muted">Testing… A model that has to load first takes a while.</p>
          )}
          {trying.data?.works && <p className="text-muted">{trying.data.message}</p>}
          {hasFailed && (
            <p className="text-danger">{trying.data?.message} Is it off right now? You can save it anyway.</p>
          )}
        </div>
      </form>
    </Dialog>
  )
}
