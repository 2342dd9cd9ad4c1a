import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { useProfile } from '~/data/profile.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs.tsx'
import { CompanyHistory } from '../history/index.ts'
import { type AccountTab, accountTabs } from './account-search.ts'

const CompanyTab = lazy(() => import('./company-tab.tsx'))
const DataTab = lazy(() => import('./data-tab.tsx'))
const MembersTab = lazy(() => import('./members/members-tab.tsx'))
const NotificationsTab = lazy(() => import('./notifications-tab.tsx'))
const ProfileTab = lazy(() => import('./profile-tab.tsx'))
const SecurityTab = lazy(() => import('./security/security-tab.tsx'))
const SessionsTab = lazy(() => import('./sessions-tab.tsx'))
const StagesTab = lazy(() => import('./stages/stages-tab.tsx'))

const labels: Record<AccountTab, string> = {
  profile: 'Profile',
  company: 'Company',
  stages: 'Stages',
  members: 'Members',
  security: 'Security',
  sessions: 'Sessions',
  notifications: 'Notifications',
  history: 'History',
  data: 'Your data',
}
const route = getRouteApi('/account')

/** Who I am here, who else is, where I am signed in, and what leaves with me. */
export default function AccountPage() {
  const { tab = 'profile', only } = route.useSearch()
  const navigate = useNavigate({ from: '/account' })
  const profile = useProfile()
  const isOwner = profile.data?.company_role === 'owner'
  const offered = accountTabs.filter((name) => isOwner || name !== 'history')
  const open = (value: string) => {
    const known = accountTabs.find((name) => name === value)
    void navigate({ search: known && known !== 'profile' ? { tab: known } : {} })
  }
  return (
    <PageBody>
      <PageHeader title="Account" description={profile.data?.email ?? '\u00a0'} />
      <Tabs value={tab} onValueChange={open} activationMode="manual">
        <TabList aria-label="Account">
          {offered.map((name) => (
            <Tab key={name} value={name}>
              {labels[name]}
            </Tab>
          ))}
        </TabList>
        {profile.error && (
          <div className="pt-5">
            <ErrorNotice
              title="Your account could not be loaded"
              onRetry={() => void profile.refetch()}
              isRetrying={profile.isFetching}
            >
              {describeAuthError(profile.error)}
            </ErrorNotice>
          </div>
        )}
        {profile.isPending && <SkeletonRows count={5} label="Loading your account" />}
        {profile.data && (
          <Suspense fallback={<SkeletonRows count={5} label="Loading" />}>
            <TabPanel value="profile">
              <ProfileTab profile={profile.data} />
            </TabPanel>
            <TabPanel value="company">
              <CompanyTab profile={profile.data} />
            </TabPanel>
            <TabPanel value="stages">
              <StagesTab profile={profile.data} />
            </TabPanel>
            <TabPanel value="members">
              <MembersTab profile={profile.data} />
            </TabPanel>
            <TabPanel value="security">
              <SecurityTab />
            </TabPanel>
            <TabPanel value="sessions">
              <SessionsTab />
            </TabPanel>
            <TabPanel value="notifications">
              <NotificationsTab />
            </TabPanel>
            {isOwner && (
              <TabPanel value="history">
                <CompanyHistory
                  companyId={profile.data.company_id}
                  given={only}
                  onFilter={(filter) => void navigate({ search: { tab, only: filter }, replace: true })}
                />
              </TabPanel>
            )}
            <TabPanel value="data">
              <DataTab profile={profile.data} />
            </TabPanel>
          </Suspense>
        )}
      </Tabs>
    </PageBody>
  )
}
