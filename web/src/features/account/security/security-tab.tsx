import { IdentitiesPanel } from './identities-panel.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'

/** What proves that it is me. */
export default function SecurityTab() {
  return (
    <div className="grid max-w-2xl gap-10">
      <PasskeysPanel />
      <SecondFactorPanel />
      <IdentitiesPanel />
    </div>
  )
}
