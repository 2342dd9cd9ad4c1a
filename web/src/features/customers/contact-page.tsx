import { contactFacts } from '@parley/core/records/contact'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { describeError } from '~/data/describe-error.ts'
import { queryClient } from '~/data/query-client.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { Button } from '~/ui/button.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast } from '~/ui/toast.ts'
import { AccountLink, InlineField, inputTypes, telAddress, textSchema } from '../records/index.ts'
import { changeCustomer, createLeadFor } from './change-customer.ts'
import { MissingCustomer } from './customer-frame.tsx'
import { customerKeys } from './customer-keys.ts'
import { DeleteCustomer } from './delete-customer.tsx'
import { type Contact, contactQuery } from './read-pages.ts'
import { SalesPanels } from './sales-panels.tsx'

const back = (
  <Link to="/contacts" className="hover:text-ink hover:underline">
    Contacts
  </Link>
)

export default function ContactPage() {
  const { contactId = '' } = useParams({ strict: false })
  const query = useQuery(contactQuery(contactId))
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: customerKeys.contact(contactId) })
    void queryClient.invalidateQueries({ queryKey: customerKeys.related(contactId) })
  }
  useTableChanges(['contacts'], refresh, { filter: `id=eq.${contactId}` })
  useTableChanges(['leads'], refresh, { filter: `contact_id=eq.${contactId}` })
  if (query.data) return <ContactView key={contactId} contact={query.data} />
  return <MissingCustomer back={back} noun="contact" query={query} />
}

function ContactView({ contact }: { contact: Contact }) {
  const navigate = useNavigate()
  const { id, name, title, accounts } = contact
  const openLead = () =>
    createLeadFor(contact).then(
      (leadId) => navigate({ to: '/leads/$leadId', params: { leadId } }),
      (error: unknown) => toast.error('The lead was not made', { description: describeError(error) }),
    )
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
            <DeleteCustomer table="contacts" id={id} name={name} />
            {contact.phone !== null && (
              <Button asChild>
                <a href={telAddress(contact.phone)}>Call</a>
              </Button>
            )}
            <Button variant="primary" onClick={() => void openLead()}>
              New lead
            </Button>
          </>
        }
      />
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-8">
          <SalesPanels of="contact_id" id={id} hasNames={false} />
        </div>
        <div>
          <Panel title="Facts">
            {contactFacts.map((field) => (
              <InlineField
                key={field.column}
                label={field.label}
                value={contact[field.column] ?? ''}
                schema={textSchema(field, 'contact')}
                type={inputTypes[field.type]}
                onSave={(text) =>
                  changeCustomer(
                    'contacts',
                    id,
                    { [field.column]: text || null },
                    { [field.column]: contact[field.column] },
                    `${field.label} saved`,
                  )
                }
              />
            ))}
          </Panel>
        </div>
      </div>
    </PageBody>
  )
}
