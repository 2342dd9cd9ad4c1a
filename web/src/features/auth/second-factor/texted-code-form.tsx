import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { FormFailure } from '../form-frame.tsx'
import { useSubmission } from '../use-submission.ts'
import { OneCodeForm } from './one-code-form.tsx'
import { textCode, verifyTextedCode } from './second-factor-calls.ts'

/** Texts cost money and wake people: one goes out when asked for. */
export function TextedCodeForm({ factorId }: { factorId: string }) {
  const { failure, run } = useSubmission()
  const [isBusy, setBusy] = useState(false)
  const [challengeId, setChallengeId] = useState<string | null>(null)
  const send = async () => {
    setBusy(true)
    await run(async () => setChallengeId(await textCode(factorId)))
    setBusy(false)
  }
  return (
    <div className="space-y-4">
      {challengeId !== null && (
        <OneCodeForm
          key={challengeId}
          kind="digits"
          label="Code from the message"
          hint="It works for a minute."
          verify={(code) => verifyTextedCode(factorId, challengeId, code)}
        />
      )}
      <FormFailure>{failure}</FormFailure>
      <Button
        variant={challengeId === null ? 'primary' : 'secondary'}
        size="large"
        isBusy={isBusy}
        className="w-full"
        onClick={() => void send()}
      >
        {challengeId === null ? 'Text me a code' : 'Text me another code'}
      </Button>
    </div>
  )
}
