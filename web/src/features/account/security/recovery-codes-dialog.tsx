import { useState } from 'react'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { saveFile } from '~/data/save-file.ts'
import { useSession } from '~/data/session.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { copyText } from './copy-text.ts'
import { makeRecoveryCodes } from './factor-calls.ts'
import { codesAsText, inGroups } from './format-codes.ts'

/** Shows ten new codes, once. They are made on a press: opening a window must not end the former ones. */
export function RecoveryCodesDialog({ isFirst, onClose }: { isFirst: boolean; onClose: () => void }) {
  const [codes, setCodes] = useState<string[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { session } = useSession()
  const make = async () => {
    setBusy(true)
    setFailure(null)
    try {
      setCodes(await makeRecoveryCodes(!isFirst))
    } catch (error) {
      setFailure(describeAuthError(error))
    }
    setBusy(false)
  }
  const text = () => codesAsText(codes ?? [], session?.user.email ?? session?.user.phone ?? '')
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={codes ? 'Save these recovery codes' : 'Recovery codes'}
      description={
        codes
          ? 'They are shown only now. Keep them where you keep your passwords.'
          : 'They let you in when your phone is lost or broken; each works once.'
      }
      cancel={codes ? null : isFirst ? 'Later' : 'Cancel'}
      footer={
        codes ? (
          <>
            <Button onClick={() => void copyText(text())}>Copy</Button>
            <Button
              onClick={() => saveFile(new Blob([text()], { type: 'text/plain' }), 'recovery-codes.txt')}
            >
              Download
            </Button>
            <Button variant="primary" onClick={onClose}>
              I have saved them
            </Button>
          </>
        ) : (
          <Button variant="primary" isBusy={isBusy} onClick={() => void make()}>
            {isFirst ? 'Show my codes' : 'Make new codes'}
          </Button>
        )
      }
    >
      {failure !== null && <ErrorNotice title="No codes were made">{failure}</ErrorNotice>}
      {codes ? (
        <ol aria-label="Recovery codes" className="grid gap-x-8 gap-y-2 font-mono text-sm sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{inGroups(code)}</li>
          ))}
        </ol>
      ) : (
        <p className="text-muted">
          {isFirst
            ? 'You get ten. Without them, only your administrator can let you in again.'
            : 'You get ten new ones. The old ones stop working at once.'}
        </p>
      )}
    </Dialog>
  )
}
