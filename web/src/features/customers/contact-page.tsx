import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { queryClient } from '~/data/query-client.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { BackLink } from '~/ui/back-link.tsx'
import { Button } from '~/ui/button.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { Panel } from '~/ui/panel.tsx'
import { RecordLink } from '~/ui/record-link.tsx'
import { Attachments, AttachmentsToCome } from '../attachments/index.ts'
import { type MailMarks, MailState, WriteMail } from '../mail/index.ts'
import { AccountLink, telAddress } from '../records/index.ts'
import { AccountFact } from './account-fact.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import { MissingCustomer } from './customer-frame.tsx'
import { customerKeys } from './customer-keys.ts'
import { CustomerTimeline } from './customer-timeline.tsx'
import { OwnFacts } from './own-facts.tsx'
import { type Contact, contactQuery } from './read-customer.ts'
import { SalesPanels } from './sales-panels.tsx'
import { TagsFact } from './tags-fact.tsx'
import { useOpenLead } from './use-open-lead.ts'

const DeleteCustomer = lazy(() => import('./delete-customer.tsx'))
const SimilarCustomers = lazy(() => import('./merge/similar-customers.tsx'))

const back = <BackLink to="/contacts">Contacts</BackLink>

export default function ContactPage() {
  const { contactId = '' } = useParams({ strict: false })
  const query = useQuery(contactQuery(contactId))
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: customerKeys.contact(contactId) })
    void queryClient.invalidateQueries({ queryKey: customerKeys.related(contactId) })
  }
  useTableChanges(['contacts'], refresh, { filter: `id=eq.${contactId}` })
  useTableChanges(['lead_activities', 'leads', 'recordings'], refresh, {
    filter: `contact_id=eq.${contactId}`,
  })
  if (query.data) return <ContactView key={contactId} contact={query.data} />
  return <MissingCustomer back={back} noun="contact" query={query} />
}

function ContactView({ contact }: { contact: Contact & MailMarks }) {
  const { id, name, title, accounts } = contact
  const [isWriting, setWriting] = useState(false)
  const openLead = useOpenLead()
  return (
    <PageBody>
      <PageHeader
        eyebrow={back}
        title={name}
        description={
          <>
            {title}
            {title && accounts && ', '}
            {accounts && <AccountLink account={accounts} />}
          </>
        }
        actions={
          <>
            <Button variant="primary" onClick={() => void openLead(contact)}>
              New lead
            </Button>
            <RecordLink label="Record" of={{ kind: 'contact', id }} />
            {contact.email !== null && <Button onClick={() => setWriting(true)}>Email</Button>}
            {contact.phone !== null && (
              <Button asChild>
                <a href={telAddress(contact.phone)}>Call</a>
              </Button>
            )}
            <Suspense fallback={<span className="h-8 w-10.5 pointer-coarse:h-11" />}>
              <DeleteCustomer table="contacts" record={contact} />
            </Suspense>
          </>
        }
      />
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="min-w-0 space-y-8">
          <SalesPanels of="contact" id={id} hasNames={false}>
            <CustomerTimeline table="contacts" id={id} />
          </SalesPanels>
        </div>
        <div className="space-y-8">
          <Panel title="Details">
            <CustomerFacts table="contacts" record={contact} />
            <AccountFact contact={contact} />
            {(contact.email_bounced_at ?? contact.email_opt_out_at) !== null && (
              <Suspense fallback={null}>
                <MailState of={contact} />
              </Suspense>
            )}
            <TagsFact table="contacts" record={contact} />
            <OwnFacts table="contacts" record={contact} />
          </Panel>
          <Suspense fallback={null}>
            <SimilarCustomers table="contacts" record={contact} />
          </Suspense>
          <Suspense fallback={<AttachmentsToCome />}>
            <Attachments of={{ contact_id: id }} />
          </Suspense>
        </div>
      </div>
      <Suspense fallback={null}>
        {isWriting && (
          <WriteMail to={{ kind: 'contact', id }} name={name} onClose={() => setWriting(false)} />
        )}
      </Suspense>
    </PageBody>
  )
}
