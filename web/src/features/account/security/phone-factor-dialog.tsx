import { useState } from 'react'
import { PhoneDialog } from '../contact/phone-dialog.tsx'
import { abandonFactor, beginPhone, type NewPhone, verifyPhone } from './factor-calls.ts'

interface Props {
  onClose: () => void
  onAdded: () => void
}

/** Text messages as a second step: the number counts once it has shown a code. */
export function PhoneFactorDialog({ onClose, onAdded }: Props) {
  const [begun, setBegun] = useState<NewPhone | null>(null)
  const [isShown, setShown] = useState(false)
  return (
    <PhoneDialog
      title="Add text messages"
      description="A code comes to this number when you sign in. An app is safer: numbers can be taken over."
      onClose={() => {
        if (begun && !isShown) void abandonFactor(begun.id)
        ;(isShown ? onAdded : onClose)()
      }}
      send={async (phone) => {
        if (begun) await abandonFactor(begun.id)
        setBegun(null)
        setBegun(await beginPhone(phone))
      }}
      verify={async (_, code) => {
        if (!begun) return
        await verifyPhone(begun, code)
        setShown(true)
      }}
    />
  )
}
