import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { countOf } from '~/data/formats.ts'
import { queryClient } from '~/data/query-client.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { BackLink } from '~/ui/back-link.tsx'
import { Button } from '~/ui/button.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { Panel } from '~/ui/panel.tsx'
import { RecordLink } from '~/ui/record-link.tsx'
import { WholeText } from '~/ui/whole-text.tsx'
import { Attachments, AttachmentsToCome } from '../attachments/index.ts'
import { telAddress } from '../records/index.ts'
import { showValues } from './account-figures.ts'
import { CustomerFacts } from './customer-facts.tsx'
import { MissingCustomer } from './customer-frame.tsx'
import { customerKeys } from './customer-keys.ts'
import { CustomerTimeline } from './customer-timeline.tsx'
import { OwnFacts } from './own-facts.tsx'
import { type Account, accountQuery } from './read-customer.ts'
import { peopleQuery } from './related.ts'
import { SalesPanels } from './sales-panels.tsx'
import { TagsFact } from './tags-fact.tsx'

const DeleteCustomer = lazy(() => import('./delete-customer.tsx'))
const MailMenu = lazy(() => import('./mail-menu.tsx'))
const NewLeadMenu = lazy(() => import('./new-lead-menu.tsx'))
const NewCustomer = lazy(() => import('./new-customer.tsx'))
const SimilarCustomers = lazy(() => import('./merge/similar-customers.tsx'))

const newLeadLater = (
  <Button variant="primary" disabled>
    New lead
  </Button>
)
const back = <BackLink to="/accounts">Accounts</BackLink>

export default function AccountPage() {
  const { accountId = '' } = useParams({ strict: false })
  const query = useQuery(accountQuery(accountId))
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: customerKeys.account(accountId) })
    void queryClient.invalidateQueries({ queryKey: customerKeys.related(accountId) })
  }
  useTableChanges(['accounts'], refresh, { filter: `id=eq.${accountId}` })
  useTableChanges(['lead_activities', 'leads', 'contacts', 'recordings'], refresh, {
    filter: `account_id=eq.${accountId}`,
  })
  const people = useQuery(peopleQuery(accountId))
  // What can be done with an account depends on its people: its buttons would move as they come.
  if (query.data && !people.isLoading) return <AccountView key={accountId} account={query.data} />
  return <MissingCustomer back={back} noun="account" query={query} />
}

/** "$24,000 open · $9,000 won"; without a sale how many people are known. */
function describeSales({ contacts, openValues, wonValues }: Account['figures']): string {
  const open = showValues(openValues)
  const won = showValues(wonValues)
  const parts = [...(open ? [`${open} open`] : []), ...(won ? [`${won} won`] : [])]
  return parts.join('\u00A0· ') || countOf(contacts, 'contact')
}

function AccountView({ account }: { account: Account }) {
  const { id, name, figures } = account
  const [isNew, setNew] = useState(false)
  const { data: people = [], isPending } = useQuery(peopleQuery(id))
  return (
    <PageBody>
      <PageHeader
        eyebrow={back}
        title={name}
        description={describeSales(figures)}
        actions={
          <>
            {isPending ? (
              newLeadLater
            ) : people.length === 0 ? (
              <Button asChild variant="primary">
                <Link to="/leads" search={{ new: 1, company: name }}>
                  New lead
                </Link>
              </Button>
            ) : (
              <Suspense fallback={newLeadLater}>
                <NewLeadMenu people={people} />
              </Suspense>
            )}
            <RecordLink label="Record" of={{ kind: 'account', id }} />
            {people.some(({ email }) => email !== null) && (
              <Suspense fallback={<Button disabled>Email</Button>}>
                <MailMenu people={people} />
              </Suspense>
            )}
            {account.phone !== null && (
              <Button asChild>
                <a href={telAddress(account.phone)}>Call</a>
              </Button>
            )}
            <Suspense fallback={<span className="h-8 w-10.5 pointer-coarse:h-11" />}>
              <DeleteCustomer table="accounts" record={account} />
            </Suspense>
          </>
        }
      />
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="min-w-0 space-y-8">
          <SalesPanels of="account" id={id} people={people.map((contact) => contact.id)} hasNames>
            <CustomerTimeline table="accounts" id={id} />
          </SalesPanels>
        </div>
        <div className="space-y-8">
          <Facts account={account} />
          <Panel
            title="People"
            aside={
              <button type="button" className="link pointer-coarse:min-h-11" onClick={() => setNew(true)}>
                Add
              </button>
            }
          >
            <ul>
              {people.map((contact) => (
                <li key={contact.id} className="border-b py-2">
                  <Link
                    to="/contacts/$contactId"
                    params={{ contactId: contact.id }}
                    className="block hover:underline"
                  >
                    <WholeText>{contact.name}</WholeText>
                  </Link>
                  <span className="block text-sm text-faint">
                    <WholeText>{[contact.title, contact.email].filter(Boolean).join('\u00A0· ')}</WholeText>
                  </span>
                </li>
              ))}
            </ul>
            {people.length === 0 && <p className="py-4 text-muted">Nobody here yet.</p>}
          </Panel>
          <Suspense fallback={null}>
            <SimilarCustomers table="accounts" record={account} />
          </Suspense>
          <Suspense fallback={<AttachmentsToCome />}>
            <Attachments of={{ account_id: id }} />
          </Suspense>
        </div>
      </div>
      <Suspense fallback={null}>
        {isNew && <NewCustomer table="contacts" account={account} onClose={() => setNew(false)} />}
      </Suspense>
    </PageBody>
  )
}

function Facts({ account }: { account: Account }) {
  return (
    <Panel title="Details">
      <CustomerFacts table="accounts" record={account} />
      <TagsFact table="accounts" record={account} />
      <OwnFacts table="accounts" record={account} />
    </Panel>
  )
}
