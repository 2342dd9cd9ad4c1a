import type { Deal } from '@parley/core/insights/deal-facts'
import { Suspense, useState } from 'react'
import { WriteMail } from '~/features/mail/index.ts'
import { Button } from '~/ui/button.tsx'

/** Opens a mail to the deal's lead. */
export default function WriteButton({ deal: { id, name }, subject }: { deal: Deal; subject: string }) {
  const [isWriting, setWriting] = useState(false)
  return (
    <>
      <Button size="small" aria-label={`Write email to ${name}`} onClick={() => setWriting(true)}>
        Write email
      </Button>
      <Suspense fallback={null}>
        {isWriting && (
          <WriteMail
            to={{ kind: 'lead', id }}
            name={name}
            subject={subject}
            onClose={() => setWriting(false)}
          />
        )}
      </Suspense>
    </>
  )
}
