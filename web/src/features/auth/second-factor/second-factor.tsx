import type { User } from '@supabase/supabase-js'
import { useState } from 'react'
import { signOut } from '~/data/session.ts'
import { FormFailure, FormFrame } from '../form-frame.tsx'
import { useSubmission } from '../use-submission.ts'
import { type FactorWay, factorWays } from './factor-ways.ts'
import { OneCodeForm } from './one-code-form.tsx'
import { verifyAppCode, verifyRecoveryCode } from './second-factor-calls.ts'
import { SecurityKeyForm } from './security-key-form.tsx'
import { TextedCodeForm } from './texted-code-form.tsx'

/** Between the password and the app, for those who have a second factor. The session's change leads on (auth-page). */
export default function SecondFactor({ user }: { user: User }) {
  const ways = factorWays(user)
  const [chosen, setChosen] = useState(ways[0]?.id)
  const { failure, run } = useSubmission()
  const way = ways.find(({ id }) => id === chosen) ?? ways[0]
  return (
    <FormFrame
      title="Confirm that it is you"
      description={`The second step for ${user.email ?? user.phone ?? 'your account'}.`}
      below={
        <>
          {ways
            .filter(({ id }) => id !== way?.id)
            .map(({ id, label }) => (
              <p key={id}>
                <button type="button" className="link" onClick={() => setChosen(id)}>
                  Use {label} instead
                </button>
              </p>
            ))}
          <p>
            <button type="button" className="link" onClick={() => void run(signOut)}>
              Sign in as someone else
            </button>
          </p>
          <FormFailure>{failure}</FormFailure>
        </>
      }
    >
      {way && <WayForm key={way.id} way={way} />}
    </FormFrame>
  )
}

function WayForm({ way: { id, kind, label } }: { way: FactorWay }) {
  if (kind === 'webauthn') return <SecurityKeyForm factorId={id} />
  if (kind === 'phone') return <TextedCodeForm factorId={id} />
  if (kind === 'recovery_code')
    return (
      <OneCodeForm
        kind="recovery"
        label="Recovery code"
        hint="One of the ten you saved. It works once."
        verify={verifyRecoveryCode}
      />
    )
  return (
    <OneCodeForm
      kind="digits"
      label="Code from your app"
      hint={`The six digits that ${label} shows now.`}
      verify={(code) => verifyAppCode(id, code)}
    />
  )
}
