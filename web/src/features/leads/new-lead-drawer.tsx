import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentProps, type FormEvent, Fragment, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { describeError } from '~/data/describe-error.ts'
import { isOffline, queueCreation } from '~/data/offline-queue.ts'
import { useCompanyCurrency } from '~/data/profile.ts'
import { readStages } from '~/data/stages.ts'
import { useTimeZone } from '~/data/time-zone.ts'
import { useDraft } from '~/data/use-draft.ts'
import { KnownAlready } from '~/features/customers/index.ts'
import { Button } from '~/ui/button.tsx'
import { Drawer } from '~/ui/drawer.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { toast } from '~/ui/toast.ts'
import { CustomInputs, fieldsQuery, readTexts } from '../fields/index.ts'
import { membersQuery } from '../people/index.ts'
import { FieldInput } from '../records/index.ts'
import { createLead, type NewLead } from './calls/create-lead.ts'
import { lostReasonsQuery } from './calls/lost-reasons-query.ts'
import { ClosingFields, useClosing } from './closing/closing-fields.tsx'
import { draftSchema, drawerFields, type LeadDraft, readDraft } from './lead-form.ts'
import { refreshLeads } from './leads-cache.ts'
import { StageAndOwner } from './stage-and-owner.tsx'

/** What says who it is ends here: below it stands whether they are known. */
const lastOfPerson = 'phone'

const textsSchema: z.ZodMiniType<Record<string, string>> = z.record(z.string(), z.string())

interface Props {
  /** The key of the stage that it begins in unless another is chosen. */
  stage: string
  /** At whom it is, where that is known. */
  company?: string | undefined
  onClose: () => void
}

export default function NewLeadDrawer({ stage, company, onClose }: Props) {
  const navigate = useNavigate()
  const [draft, setDraft, forget] = useDraft<LeadDraft>(
    company === undefined ? 'new-lead' : `new-lead.${company}`,
    draftSchema,
    company === undefined ? {} : { company },
  )
  const [texts, setTexts, forgetTexts] = useDraft('new-lead-fields', textsSchema, {})
  const [textErrors, setTextErrors] = useState<Record<string, string>>({})
  const customFields = useQuery(fieldsQuery('leads')).data ?? []
  const timeZone = useTimeZone()
  const closing = useClosing(draft.status ?? stage)
  const close = () => {
    forget()
    forgetTexts()
    onClose()
  }
  const [errors, setErrors] = useState<LeadDraft>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  /** What was typed, as a lead; null where something is wrong with it, which is said then. */
  const readTyped = (typed: LeadDraft) => {
    const read = readDraft({ status: stage, ...typed }, readStages(), timeZone)
    const closed = closing.read()
    setErrors('errors' in read ? read.errors : {})
    const custom = readTexts(customFields, texts)
    setTextErrors('errors' in custom ? custom.errors : {})
    if ('errors' in read || 'errors' in custom || closed === null) return null
    const own = Object.keys(custom.values).length > 0 ? { custom: custom.values } : {}
    return { ...read.lead, ...closed, ...own }
  }
  /** Another sale to somebody known: what was typed of the sale counts, of the person what is known. */
  const openSale = async ({ id, name }: { id: string; name: string }) => {
    const lead = readTyped({ ...draft, name, company: '', email: '', phone: '', title: '' })
    if (lead === null || isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      const leadId = await createLead({ ...lead, contact_id: id })
      void refreshLeads()
      close()
      void navigate({ to: '/leads/$leadId', params: { leadId } })
    } catch (error) {
      setFailure(describeError(error))
      setBusy(false)
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const lead = readTyped(draft)
    if (lead === null) return
    setBusy(true)
    setFailure(null)
    try {
      if (isOffline()) {
        keepForLater(lead)
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
        <DraftFields
          draft={draft}
          errors={errors}
          onChange={setDraft}
          onSale={(known) => void openSale(known)}
        />
        <StageAndClosing stage={stage} draft={draft} onChange={setDraft} closing={closing.fields} />
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

interface StageProps extends ComponentProps<typeof StageAndOwner> {
  closing: ComponentProps<typeof ClosingFields>
}

/** What a closed stage asks for besides stands below the edge of most screens: it comes into view. */
function StageAndClosing({ closing, onChange, ...props }: StageProps) {
  const place = useRef<HTMLDivElement>(null)
  // Here before they are asked for: what stands below them would move.
  useQuery(lostReasonsQuery())
  const choose = (chosen: LeadDraft) => {
    flushSync(() => onChange(chosen))
    if (chosen.status !== props.draft.status) place.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <StageAndOwner {...props} onChange={choose} />
      <div ref={place} className="scroll-mb-6 space-y-4 empty:hidden">
        <ClosingFields {...closing} />
      </div>
    </>
  )
}

function keepForLater(lead: NewLead) {
  const undo = queueCreation('leads', lead, `${lead.name} added`)
  toast.success(`${lead.name} kept`, {
    description: 'Sent when you are back online',
    action: { label: 'Undo', onClick: undo },
  })
}

interface FieldsProps {
  draft: LeadDraft
  errors: LeadDraft
  onChange: (draft: LeadDraft) => void
  /** Opens another sale to somebody known. */
  onSale: (known: { id: string; name: string }) => void
}

/** Who it is, with those that are known already, and what it is worth. */
function DraftFields({ draft, errors, onChange, onSale }: FieldsProps) {
  const currency = useCompanyCurrency()
  const people = useQuery(membersQuery()).data ?? []
  const { name = '', email = '', phone = '' } = draft
  return (
    <>
      {drawerFields.map((field) => (
        <Fragment key={field.column}>
          <Field label={field.label} error={errors[field.column]}>
            <FieldInput
              field={field}
              people={people}
              text={draft[field.column] ?? ''}
              onChange={(text) => onChange({ ...draft, [field.column]: text })}
            />
          </Field>
          {field.column === lastOfPerson && (
            <Suspense fallback={null}>
              <KnownAlready table="contacts" draft={{ name, email, phone }} onSale={onSale} />
            </Suspense>
          )}
        </Fragment>
      ))}
      <Field label={`Deal value in ${currency}`} error={errors.value}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          value={draft.value ?? ''}
          onChange={(event) => onChange({ ...draft, value: event.target.value })}
        />
      </Field>
    </>
  )
}
