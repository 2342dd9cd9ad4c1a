import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { describeError } from '~/data/describe-error.ts'
import { useProfile } from '~/data/profile.ts'
import { safeDestination } from '~/data/safe-destination.ts'
import { unreadError } from '~/data/unread-error.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { CompanyStep } from './company-step.tsx'
import { InviteStep } from './invite-step.tsx'
import { finishOnboarding, verticals } from './onboarding-calls.ts'
import { StartStep } from './start-step.tsx'
import { StepFrame } from './step-frame.tsx'
import { WaitingStep } from './waiting-step.tsx'

const route = getRouteApi('/onboarding')

/** Three steps, each skippable. Those who joined a colleague's company need only the last. */
export default function OnboardingPage() {
  const { step = 1, next } = route.useSearch()
  const wanted = safeDestination(next)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const profile = useProfile()

  const error = unreadError(profile)
  if (error) {
    return (
      <StepFrame
        step={1}
        count={1}
        title="Welcome"
        description="Your account exists, but it could not be loaded."
      >
        <ErrorNotice
          title="Not loaded"
          onRetry={() => void profile.refetch()}
          isRetrying={profile.isFetching}
        >
          {describeError(error)}
        </ErrorNotice>
      </StepFrame>
    )
  }
  if (!profile.data) {
    return (
      <StepFrame step={1} count={1} title="Welcome" description="One moment.">
        <Skeleton className="h-40 w-full" />
      </StepFrame>
    )
  }
  const { id: userId, company_id: companyId, company_role: role, companies: company } = profile.data
  const vertical = verticals.find(({ value }) => value === company?.vertical_configurations?.vertical_type)
  const goTo = (following: 2 | 3) =>
    void navigate({ to: '/onboarding', search: (search) => ({ ...search, step: following }) })
  const finish = async (place: string) => {
    await finishOnboarding(userId)
    await queryClient.invalidateQueries({ queryKey: ['profile'] })
    await navigate({ href: place, replace: true })
  }

  if (role === 'owner' && step === 1) {
    return (
      <StepFrame
        step={1}
        count={3}
        title="Your company"
        description="Insights and automations adapt to what you sell."
      >
        <CompanyStep
          companyId={companyId}
          name={company?.name ?? ''}
          vertical={vertical?.value ?? 'other'}
          currency={company?.currency ?? 'USD'}
          onNext={() => goTo(2)}
        />
      </StepFrame>
    )
  }
  if (role === 'owner' && step === 2) {
    return (
      <StepFrame
        step={2}
        count={3}
        title="Colleagues"
        description="They see the same leads, tasks and recordings. Each link works for two weeks."
      >
        <InviteStep companyId={companyId} onNext={() => goTo(3)} />
      </StepFrame>
    )
  }
  const isAppWaiting = wanted !== null && /^\/connect\b/.test(wanted)
  if (isAppWaiting) {
    return (
      <StepFrame
        step={3}
        count={role === 'owner' ? 3 : 1}
        title="An app is waiting"
        description="It asked to connect before you signed up. You decide next."
      >
        <WaitingStep onFinish={() => finish(wanted)} />
      </StepFrame>
    )
  }
  return (
    <StepFrame
      step={3}
      count={role === 'owner' ? 3 : 1}
      title="Begin"
      description="The quickest way to see what this does is one short conversation."
    >
      <StartStep onFinish={finish} wanted={wanted} />
    </StepFrame>
  )
}
