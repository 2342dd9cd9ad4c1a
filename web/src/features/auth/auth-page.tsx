import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { environment } from '~/data/environment.ts'
import { useSession } from '~/data/session.ts'
import { Button } from '~/ui/button.tsx'
import { readInvitation } from './auth-calls.ts'
import { readLinkFailure } from './auth-search.ts'
import { EnterCode, ForgotForm } from './forgot-form.tsx'
import { FormFailure, FormFrame } from './form-frame.tsx'
import { Captcha } from './lazy-captcha.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { useArrival } from './use-arrival.ts'
import { useCodeArrival } from './use-code-arrival.ts'

// Beside the form, where there is room for it.
const AuthPicture = lazy(() => import('./auth-picture.tsx'))
const CompanySignIn = lazy(() => import('./company-sign-in.tsx'))
const PhoneSignIn = lazy(() => import('./phone-sign-in.tsx'))
const MailSignIn = lazy(() => import('./mail-sign-in.tsx'))
const ResetForm = lazy(() => import('./reset-form.tsx'))
const SecondFactor = lazy(() => import('./second-factor/second-factor.tsx'))
const OtherWays = lazy(() => import('./other-ways.tsx'))

const route = getRouteApi('/auth')

export default function AuthPage() {
  return (
    <div className="mx-auto grid w-full max-w-[1208px] gap-16 px-4 pt-10 pb-16 sm:pt-20 lg:pt-[16dvh] lg:grid-cols-[minmax(0,24rem)_1fr] lg:px-6">
      <AuthForm />
      <Suspense fallback={null}>
        <AuthPicture />
      </Suspense>
    </div>
  )
}

function AuthForm() {
  const search = route.useSearch()
  const { mode, next, invitation, code } = search
  const linkFailure = readLinkFailure(search, useLocation({ select: ({ hash }) => hash }))
  const state = useSession()
  const { arrive, goOn, failure } = useArrival({ next, invitation })
  const exchange = useCodeArrival(code)
  const user = state.status === 'signed-in' ? state.session.user : undefined
  const userId = user?.id
  const isChoosingPassword = state.status === 'signed-in' && (state.isRecovering || mode === 'reset')

  const isSignUp = mode === 'sign-up' || (invitation !== undefined && mode === undefined)

  const arrivedAs = useRef<string>(undefined)
  useEffect(() => {
    // A refreshed token is no second arrival.
    if (!user || isChoosingPassword || arrivedAs.current === user.id) return
    arrivedAs.current = user.id
    void arrive(user)
  }, [user, isChoosingPassword, arrive])

  if (failure !== null && userId !== undefined) {
    return (
      <FormFrame title="You are signed in">
        <FormFailure>{failure}</FormFailure>
        <Button variant="primary" className="mt-4" onClick={() => void goOn(userId)}>
          Continue without it
        </Button>
      </FormFrame>
    )
  }
  if (isChoosingPassword && userId !== undefined)
    return (
      <Suspense fallback={<output className="text-muted">One moment…</output>}>
        <ResetForm onDone={() => void goOn(userId)} />
      </Suspense>
    )
  if (state.status === 'second-factor-due')
    return (
      <Suspense fallback={<output className="text-muted">One moment…</output>}>
        <SecondFactor user={state.session.user} />
      </Suspense>
    )
  if (state.status !== 'signed-out' || exchange.isPending)
    return <output className="text-muted">One moment…</output>
  return (
    <div className="space-y-6">
      {linkFailure && <FormFailure>{describeAuthError(linkFailure)}</FormFailure>}
      {exchange.error && <FormFailure>{describeAuthError(exchange.error)}</FormFailure>}
      {isSignUp ? (
        <InvitedSignUp token={invitation} />
      ) : mode === 'mail' ? (
        <Suspense fallback={null}>
          <MailSignIn />
        </Suspense>
      ) : mode === 'phone' ? (
        <Suspense fallback={null}>
          <PhoneSignIn />
        </Suspense>
      ) : mode === 'company' ? (
        <Suspense fallback={null}>
          <CompanySignIn next={next} />
        </Suspense>
      ) : mode === 'forgot' ? (
        <ForgotForm />
      ) : mode === 'code' || mode === 'reset' ? (
        <EnterCode email="" />
      ) : (
        <SignInForm />
      )}
      {environment.captcha && (
        <Suspense fallback={null}>
          <Captcha />
        </Suspense>
      )}
      {(mode === undefined || mode === 'sign-in' || mode === 'sign-up') && (
        <Suspense fallback={null}>
          <OtherWays next={next} isSignUp={isSignUp} />
        </Suspense>
      )}
    </div>
  )
}

function InvitedSignUp({ token }: { token: string | undefined }) {
  const { data, status } = useQuery({
    queryKey: ['invitation', token],
    enabled: token !== undefined,
    queryFn: () => readInvitation(token ?? ''),
  })
  if (token === undefined) return <SignUpForm invitation={null} />
  if (status === 'pending') return <output className="text-muted">Loading the invitation…</output>
  if (!data) {
    return (
      <FormFrame
        title="This invitation is no longer valid"
        description="Ask the person who sent it for a new one."
      >
        <SignUpForm invitation={null} />
      </FormFrame>
    )
  }
  return <SignUpForm invitation={{ token, companyName: data.company_name, email: data.email }} />
}
