import { Button } from '~/ui/button.tsx'

export type FactorKind = 'app' | 'key' | 'phone'

interface Props {
  /** Whether this instance sends texts. */
  hasTexts: boolean
  onAsk: (kind: FactorKind) => void
}

/** What a second step is for, and the ways to set one up. */
export function FirstFactor({ hasTexts, onAsk }: Props) {
  return (
    <div className="max-w-lg pt-4">
      <p className="text-muted">
        With a second step, someone who learns your password still can’t sign in. Use an authenticator app on
        your phone, or a security key.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => onAsk('app')}>
          Set up an authenticator app
        </Button>
        <Button onClick={() => onAsk('key')}>Use a security key</Button>
        {hasTexts && <Button onClick={() => onAsk('phone')}>Use text messages</Button>}
      </div>
    </div>
  )
}
