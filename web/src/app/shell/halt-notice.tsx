import { navigation, navigationGuard } from '~/data/navigation.ts'
import { useStore } from '~/data/store.ts'
import { Button } from '~/ui/button.tsx'
import { FloatingNotice } from '~/ui/floating-notice.tsx'

/** Says that the navigation guard has halted everything, so that nobody is trapped (docs/specified.md P4). */
export function HaltNotice() {
  const { isHalted, visits } = useStore(navigation)
  if (!isHalted) return null
  return (
    <FloatingNotice
      isUrgent
      title="Navigation is halted"
      actions={
        <Button variant="primary" onClick={navigationGuard.unhalt}>
          Unhalt
        </Button>
      }
    >
      <span className="break-all">{visits.at(-1)?.address}</span> was opened five times within ten seconds.
      What you typed is still here.
    </FloatingNotice>
  )
}
