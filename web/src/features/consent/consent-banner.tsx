import { Link } from '@tanstack/react-router'
import { useStore } from '~/data/store.ts'
import { Button } from '~/ui/button.tsx'
import { FloatingNotice } from '~/ui/floating-notice.tsx'
import { chooseConsent, consentChoice } from './choice.ts'

/** Asks once whether visits may be measured (docs/specified.md S2.12, S4.5). Closing it is a no. */
export function ConsentBanner() {
  const choice = useStore(consentChoice)
  if (choice !== null) return null
  return (
    <FloatingNotice
      title="May we measure how this site is used?"
      onClose={() => chooseConsent(false)}
      actions={
        <>
          <Button onClick={() => chooseConsent(true)}>Accept</Button>
          <Button onClick={() => chooseConsent(false)}>Reject</Button>
        </>
      }
    >
      Nothing is measured until you accept. What we keep is in our{' '}
      <Link to="/privacy" className="font-medium text-accent-ink underline underline-offset-2">
        privacy policy
      </Link>
      .
    </FloatingNotice>
  )
}
