import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { waysInQuery } from '~/features/auth/index.ts'
import { Button } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast.ts'
import { AddAppDialog } from './add-app-dialog.tsx'
import { addSecurityKey, factorsQuery, removeFactor, type SecondFactor } from './factor-calls.ts'
import { FactorList } from './factor-list.tsx'
import { type FactorKind, FirstFactor } from './first-factor.tsx'
import { NameDialog } from './name-dialog.tsx'
import { nameOfFactor } from './name-of-factor.ts'
import { PhoneFactorDialog } from './phone-factor-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

type Asked = { what: FactorKind } | { what: 'codes'; isFirst: boolean } | null

/** The second step of signing in: apps that show codes, and the codes for when they are out of reach. */
export function SecondFactorPanel() {
  const { data, error, isPending, refetch } = useQuery(factorsQuery())
  const [asked, setAsked] = useState<Asked>(null)
  const [leaving, setLeaving] = useState<SecondFactor | null>(null)
  const hasTexts = useQuery(waysInQuery()).data?.hasPhone ?? false
  const offerCodes = () => setAsked(data?.codesLeft === null ? { what: 'codes', isFirst: true } : null)
  const ask = (what: FactorKind) => setAsked({ what })
  const askCodes = () => setAsked({ what: 'codes', isFirst: data?.codesLeft === null })
  const hasFactors = (data?.factors.length ?? 0) > 0
  const remove = async (factor: SecondFactor) => {
    try {
      await removeFactor(factor.id)
      toast.success(`${nameOfFactor(factor)} is removed`)
    } catch (failure) {
      toast.error('Not removed', { description: describeAuthError(failure) })
    }
  }
  return (
    <Panel
      title="Two-step sign-in"
      aside={
        hasFactors && (
          <div className="flex gap-2">
            <Button size="small" onClick={() => ask('app')}>
              Add an app
            </Button>
            <Button size="small" onClick={() => ask('key')}>
              Add a key
            </Button>
            {hasTexts && (
              <Button size="small" onClick={() => ask('phone')}>
                Add a phone
              </Button>
            )}
          </div>
        )
      }
    >
      {error && (
        <ErrorNotice title="Your second factors could not be loaded" onRetry={() => void refetch()}>
          {describeAuthError(error)}
        </ErrorNotice>
      )}
      {isPending && <SkeletonRows count={2} label="Loading your second factors" />}
      {data && !hasFactors && <FirstFactor hasTexts={hasTexts} onAsk={ask} />}
      {data && hasFactors && (
        <FactorList
          factors={data.factors}
          codesLeft={data.codesLeft}
          onRemove={setLeaving}
          onCodes={askCodes}
        />
      )}
      {asked?.what === 'app' && (
        <AddAppDialog isFirst={!hasFactors} onClose={() => setAsked(null)} onAdded={offerCodes} />
      )}
      {asked?.what === 'phone' && <PhoneFactorDialog onClose={() => setAsked(null)} onAdded={offerCodes} />}
      {asked?.what === 'key' && (
        <NameDialog
          title="Add a security key"
          description="Your browser asks for it next: plug it in, hold it near, or use your phone."
          submitLabel="Add it"
          initial={hasFactors ? '' : 'Security key'}
          onClose={() => setAsked(null)}
          onName={addSecurityKey}
        />
      )}
      {asked?.what === 'codes' && (
        <RecoveryCodesDialog isFirst={asked.isFirst} onClose={() => setAsked(null)} />
      )}
      <ConfirmDialog
        isOpen={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={`Remove ${leaving ? nameOfFactor(leaving) : 'it'}?`}
        description={
          data?.factors.length === 1
            ? 'It’s your only one: signing in will no longer ask for a second step, and your recovery codes are deleted, too.'
            : 'Its codes stop working at once. Your other second factors stay.'
        }
        confirmLabel="Remove"
        onConfirm={() => leaving && void remove(leaving)}
      />
    </Panel>
  )
}
