import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useIsAdmin } from '~/data/profile.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { Section } from '../section.tsx'
import { type ConnectionState, connectionsQuery } from './connection-calls.ts'
import { ConnectionRow } from './connection-row.tsx'
import { order } from './connection-words.ts'
import { foundServersQuery, settingsQuery } from './settings-calls.ts'

const SettingsDialog = lazy(() => import('./settings-dialog.tsx'))

/** Language model, speech and mail: tried from here by owners, and set from here by an admin of the instance. */
export function ConnectionsSection({ isOwner }: { isOwner: boolean | undefined }) {
  const states = useQuery(connectionsQuery())
  const isAdmin = useIsAdmin() === true
  const { settings, found, isLate } = useAdminSettings(isAdmin)
  const areToCome = states.isPending || isLate
  const [edited, setEdited] = useState<ConnectionState['kind'] | null>(null)
  const open = settings?.find(({ kind }) => kind === edited)
  return (
    <Section
      title="Engines"
      about={
        isAdmin
          ? 'You set these for everyone on this instance. Without them, Parley works on this machine alone.'
          : 'Set by whoever runs this instance. Without them, Parley works on this machine alone.'
      }
    >
      {states.error && (
        <ErrorNotice title="Their state could not be loaded" onRetry={() => void states.refetch()}>
          {describeError(states.error)}
        </ErrorNotice>
      )}
      {areToCome && <EnginesToCome />}
      {states.data && !areToCome && (
        <ul>
          {order.map((kind) => {
            const state = states.data.find((each) => each.kind === kind)
            const own = settings?.find((each) => each.kind === kind)
            const admin = own && {
              settings: own,
              found: found.filter((server) => server.kind === kind),
              onEdit: () => setEdited(kind),
            }
            return (
              state && (
                <ConnectionRow
                  key={kind}
                  state={state}
                  canTest={isOwner === true || isAdmin}
                  admin={admin ?? null}
                />
              )
            )
          })}
        </ul>
      )}
      <Suspense fallback={null}>
        {open && <SettingsDialog key={open.kind} settings={open} onClose={() => setEdited(null)} />}
      </Suspense>
    </Section>
  )
}

/** As high as the engines that come. */
const EnginesToCome = () => (
  <output aria-busy="true" className="block">
    <span className="sr-only">Loading the state of the engines</span>
    {order.map((kind) => (
      <span key={kind} className="block h-42 space-y-2 border-b py-3 last:border-b-0 sm:h-27">
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-3 w-64 max-w-full" />
        <Skeleton className="h-3 w-96 max-w-full" />
      </span>
    ))}
  </output>
)

/** The settings, and what could be used where a server is missing. */
function useAdminSettings(isAdmin: boolean) {
  const settings = useQuery({ ...settingsQuery(), enabled: isAdmin })
  const isMissing = settings.data?.some(({ kind, values }) => kind !== 'mail' && !values['address'])
  const found = useQuery({ ...foundServersQuery(), enabled: isAdmin && isMissing === true })
  return { settings: settings.data, found: found.data ?? [], isLate: settings.isLoading }
}
