import { lazy, Suspense } from 'react'
import { useIsAdmin } from '~/data/profile.ts'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { SegmentedControl } from '~/ui/segmented-control.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs.tsx'
import { type AdminTab, adminTabs, periods } from './admin-search.ts'
import { useAdminAddress } from './use-admin-address.ts'

const AccountsTab = lazy(() => import('./accounts/accounts-tab.tsx'))
const AuditTab = lazy(() => import('./audit/audit-tab.tsx'))
const BackupsTab = lazy(() => import('./backups/backups-tab.tsx'))
const CompanyUse = lazy(() => import('./company-use.tsx'))
const ErrorsTab = lazy(() => import('./errors/errors-tab.tsx'))
const HealthTab = lazy(() => import('./health/health-tab.tsx'))
const MailTab = lazy(() => import('./mail/mail-tab.tsx'))

const labels: Record<AdminTab, string> = {
  health: 'Health',
  accounts: 'Accounts',
  errors: 'Errors',
  audit: 'Audit log',
  mail: 'Mail',
  backups: 'Backups',
}

/** How the instance does, and who may use it; others see their own company's use of it (docs/specified.md P12). */
export default function MetricsPage() {
  const isAdmin = useIsAdmin()
  if (isAdmin === true) return <Metrics />
  const waiting = (
    <PageBody>
      <SkeletonRows count={6} label="Loading" />
    </PageBody>
  )
  if (isAdmin === undefined) return waiting
  return (
    <Suspense fallback={waiting}>
      <CompanyUse />
    </Suspense>
  )
}

function Metrics() {
  const { search, change } = useAdminAddress()
  const { tab = 'health', days = 1 } = search
  return (
    <PageBody>
      <PageHeader
        title="Admin Metrics"
        description="All companies of this instance, as its server sees them."
        actions={
          tab === 'health' && (
            <SegmentedControl
              label="Period"
              value={String(days)}
              options={periods.map((period) => ({
                value: String(period),
                label: period === 1 ? '24 hours' : `${period} days`,
              }))}
              onChange={(value) => void change({ days: periods.find((period) => String(period) === value) })}
            />
          )
        }
      />
      <Tabs
        value={tab}
        onValueChange={(value) =>
          void change({
            tab: adminTabs.find((name) => name === value),
            q: undefined,
            action: undefined,
            account: undefined,
          })
        }
        activationMode="manual"
      >
        <TabList aria-label="Admin Metrics">
          {adminTabs.map((name) => (
            <Tab key={name} value={name}>
              {labels[name]}
            </Tab>
          ))}
        </TabList>
        <Suspense fallback={<SkeletonRows count={6} label="Loading" />}>
          <TabPanel value="health">
            <HealthTab days={days} />
          </TabPanel>
          <TabPanel value="accounts">
            <AccountsTab />
          </TabPanel>
          <TabPanel value="errors">
            <ErrorsTab />
          </TabPanel>
          <TabPanel value="audit">
            <AuditTab />
          </TabPanel>
          <TabPanel value="mail">
            <MailTab />
          </TabPanel>
          <TabPanel value="backups">
            <BackupsTab />
          </TabPanel>
        </Suspense>
      </Tabs>
    </PageBody>
  )
}
