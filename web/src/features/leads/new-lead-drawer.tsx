import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { isOffline, queueCreation } from '~/data/offline-queue.ts'
import { useDraft } from '~/data/use-draft.ts'
import { Button } from '~/ui/button.tsx'
import { Drawer } from '~/ui/drawer.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { toast } from '~/ui/toast.ts'
import { leadTextFields } from './lead-fields.ts'
import { draftSchema, type LeadDraft, readDraft } from './lead-form.ts'
import { refreshLeads } from './leads-cache.ts'
import { createLead } from './queries.ts'

const fields: readonly { name: keyof LeadDraft; label: string; type?: string; inputMode?: 'decimal' }[] = [
  ...leadTextFields
    .filter(({ isInDrawer }) => isInDrawer)
    .map((field) => ({
      name: field.column,
      label: field.label,
      ...('type' in field ? { type: field.type } : {}),
    })),
  { name: 'value', label: 'Deal value in USD', inputMode: 'decimal' },
]

export default function NewLeadDrawer({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [draft, setDraft, forget] = useDraft<LeadDraft>('new-lead', draftSchema, {})
  const close = () => {
    forget()
    onClose()
  }
  const [errors, setErrors] = useState<LeadDraft>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = readDraft(draft)
    setErrors('errors' in read ? read.errors : {})
    if ('errors' in read) return
    setBusy(true)
    setFailure(null)
    try {
      if (isOffline()) {
        const undo = queueCreation('leads', read.lead, `${read.lead.name} added`)
        toast.success(`${read.lead.name} kept`, {
          description: 'Sent when you are back online',
          action: { label: 'Undo', onClick: undo },
        })
        close()
        return
      }
      const leadId = await createLead(read.lead)
      void refreshLeads()
      const open = () => void navigate({ to: '/leads/$leadId', params: { leadId } })
      toast.success(`${read.lead.name} added`, { action: { label: 'Open', onClick: open } })
      close()
    } catch (error) {
      setFailure(describeError(error))
      setBusy(false)
    }
  }
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title="New lead"
      description="Only the name is needed. Or record a conversation, and it writes the lead."
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" type="submit" form="new-lead" isBusy={isBusy}>
            Add lead
          </Button>
        </>
      }
    >
      <form id="new-lead" noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        {failure !== null && <ErrorNotice title="The lead was not saved">{failure}</ErrorNotice>}
        {fields.map(({ name, label, ...input }) => (
          <Field key={name} label={label} error={errors[name]}>
            <Input
              {...input}
              autoComplete="off"
              value={draft[name] ?? ''}
              onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
            />
          </Field>
        ))}
      </form>
    </Drawer>
  )
}
