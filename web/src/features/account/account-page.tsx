import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { useProfile } from '~/data/profile.ts'
import { BackLink } from '~/ui/back-link.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { useMedia } from '~/ui/use-media.ts'
import { CompanyHistory } from '../history/index.ts'
import { AccountPlaces, accountLabels } from './account-places.tsx'
import { type AccountTab, readAccountSearch } from './account-search.ts'

const CompanyTab = lazy(() => import('./company-tab.tsx'))
const DataTab = lazy(() => import('./data-tab.tsx'))
const MembersTab = lazy(() => import('./members/members-tab.tsx'))
const NotificationsTab = lazy(() => import('./notifications-tab.tsx'))
const ProfileTab = lazy(() => import('./profile-tab.tsx'))
const SecurityTab = lazy(() => import('./security/security-tab.tsx'))
const SessionsTab = lazy(() => import('./sessions-tab.tsx'))
const StagesTab = lazy(() => import('./stages/stages-tab.tsx'))

/** Who I am here, who else is, where I am signed in, and what leaves with me. */
export default function AccountPage() {
  const { tab, only } = readAccountSearch({ ...useSearch({ strict: false }) })
  const isPhone = useMedia('(max-width: 767px)')
  const profile = useProfile()
  const isOwner = profile.data?.company_role === 'owner'
  const known = tab === 'history' && profile.data && !isOwner ? undefined : tab
  const current = known ?? (isPhone ? null : 'profile')
  const email = profile.data?.email ?? '\u00a0'
  return (
    <PageBody>
      {isPhone && current !== null ? (
        <PageHeader title={accountLabels[current]} eyebrow={<BackLink to="/account">Account</BackLink>} />
      ) : (
        <PageHeader title="Account" description={email} />
      )}
      <div className="gap-x-14 md:grid md:grid-cols-[10rem_minmax(0,1fr)]">
        {(!isPhone || current === null) && <AccountPlaces isOwner={isOwner} current={current} />}
        {current !== null && (
          <div data-place className="min-w-0">
            {profile.error && (
              <ErrorNotice
                title="Your account could not be loaded"
                onRetry={() => void profile.refetch()}
                isRetrying={profile.isFetching}
              >
                {describeAuthError(profile.error)}
              </ErrorNotice>
            )}
            {profile.isPending && <SkeletonRows count={5} label="Loading your account" />}
            {profile.data && (
              <Suspense fallback={<SkeletonRows count={5} label="Loading" />}>
                <Place name={current} only={only} profile={profile.data} />
              </Suspense>
            )}
          </div>
        )}
      </div>
    </PageBody>
  )
}

interface PlaceProps {
  name: AccountTab
  only: unknown
  profile: NonNullable<ReturnType<typeof useProfile>['data']>
}

function Place({ name, only, profile }: PlaceProps) {
  const navigate = useNavigate({ from: '/account' })
  switch (name) {
    case 'profile':
      return <ProfileTab profile={profile} />
    case 'company':
      return <CompanyTab profile={profile} />
    case 'stages':
      return <StagesTab profile={profile} />
    case 'members':
      return <MembersTab profile={profile} />
    case 'security':
      return <SecurityTab />
    case 'sessions':
      return <SessionsTab />
    case 'notifications':
      return <NotificationsTab />
    case 'history':
      return (
        <CompanyHistory
          companyId={profile.company_id}
          given={only}
          onFilter={(filter) => void navigate({ search: { tab: name, only: filter }, replace: true })}
        />
      )
    case 'data':
      return <DataTab profile={profile} />
  }
}
