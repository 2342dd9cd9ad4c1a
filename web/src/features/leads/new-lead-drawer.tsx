import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { describeError } from '~/data/describe-error.ts'
import { isOffline, queueCreation } from '~/data/offline-queue.ts'
import { useCompanyCurrency } from '~/data/profile.ts'
import { readStages } from '~/data/stages.ts'
import { useDraft } from '~/data/use-draft.ts'
import { Button } from '~/ui/button.tsx'
import { Drawer } from '~/ui/drawer.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { toast } from '~/ui/toast.ts'
import { CustomInputs, fieldsQuery, readTexts } from '../fields/index.ts'
import { FieldInput } from '../records/index.ts'
import { createLead } from './calls/create-lead.ts'
import { draftSchema, drawerFields, type LeadDraft, readDraft } from './lead-form.ts'
import { refreshLeads } from './leads-cache.ts'
import { StageAndOwner } from './stage-and-owner.tsx'

const textsSchema: z.ZodMiniType<Record<string, string>> = z.record(z.string(), z.string())

interface Props {
  /** The key of the stage that it begins in unless another is chosen. */
  stage: string
  onClose: () => void
}

export default function NewLeadDrawer({ stage, onClose }: Props) {
  const navigate = useNavigate()
  const currency = useCompanyCurrency()
  const [draft, setDraft, forget] = useDraft<LeadDraft>('new-lead', draftSchema, {})
  const [texts, setTexts, forgetTexts] = useDraft('new-lead-fields', textsSchema, {})
  const [textErrors, setTextErrors] = useState<Record<string, string>>({})
  const customFields = useQuery(fieldsQuery('leads')).data ?? []
  const close = () => {
    forget()
    forgetTexts()
    onClose()
  }
  const [errors, setErrors] = useState<LeadDraft>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = readDraft({ status: stage, ...draft }, readStages())
    setErrors('errors' in read ? read.errors : {})
    const custom = readTexts(customFields, texts)
    setTextErrors('errors' in custom ? custom.errors : {})
    if ('errors' in read || 'errors' in custom) return
    const lead = { ...read.lead, ...(Object.keys(custom.values).length > 0 && { custom: custom.values }) }
    setBusy(true)
    setFailure(null)
    try {
      if (isOffline()) {
        const undo = queueCreation('leads', lead, `${lead.name} added`)
        toast.success(`${lead.name} kept`, {
          description: 'Sent when you are back online',
          action: { label: 'Undo', onClick: undo },
        })
        close()
        return
      }
      const leadId = await createLead(lead)
      void refreshLeads()
      const open = () => void navigate({ to: '/leads/$leadId', params: { leadId } })
      toast.success(`${lead.name} added`, { action: { label: 'Open', onClick: open } })
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
      description="Only the name is needed. Or record a conversation, and the lead writes itself."
      footer={
        <Button variant="primary" type="submit" form="new-lead" isBusy={isBusy}>
          Add lead
        </Button>
      }
    >
      <form id="new-lead" noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        {failure !== null && <ErrorNotice title="The lead was not saved">{failure}</ErrorNotice>}
        {drawerFields.map((field) => (
          <Field key={field.column} label={field.label} error={errors[field.column]}>
            <FieldInput
              field={field}
              text={draft[field.column] ?? ''}
              onChange={(text) => setDraft({ ...draft, [field.column]: text })}
            />
          </Field>
        ))}
        <Field label={`Deal value in ${currency}`} error={errors.value}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={draft.value ?? ''}
            onChange={(event) => setDraft({ ...draft, value: event.target.value })}
          />
        </Field>
        <StageAndOwner stage={stage} draft={draft} onChange={setDraft} />
        <CustomInputs
          record="leads"
          texts={texts}
          errors={textErrors}
          onChange={(key, text) => setTexts({ ...texts, [key]: text })}
        />
      </form>
    </Drawer>
  )
}
