import { Button } from '~/ui/button.tsx'
import { toast } from '~/ui/toast.ts'

/** What the receiver of this automation's webhooks checks them with. */
export function SigningSecret({ secret }: { secret: string }) {
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast.success('Copied to clipboard'),
      () => toast.error('Could not copy', { description: secret }),
    )
  return (
    <p className="flex flex-wrap items-center gap-3 pb-4 text-sm text-muted sm:pl-[5.5rem]">
      Webhooks are signed in the form of Standard Webhooks.
      <Button size="small" onClick={() => void copy()}>
        Copy the signing secret
      </Button>
    </p>
  )
}
