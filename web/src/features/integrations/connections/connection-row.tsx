import { useMutation } from '@tanstack/react-query'
import { formatAge } from '~/data/ages.ts'
import { describeError } from '~/data/describe-error.ts'
import { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import { Status } from '~/ui/status.tsx'
import { toast } from '~/ui/toast.ts'
import { Row } from '../section.tsx'
import { type ConnectionState, testConnection } from './connection-calls.ts'
import { limits, names, unconnected } from './connection-words.ts'
import { FoundServers } from './found-servers.tsx'
import type { ConnectionSettings, FoundServer } from './settings-calls.ts'

const words = {
  running: { dot: 'active', word: 'testing' },
  works: { dot: 'done', word: 'works' },
  failed: { dot: 'failed', word: 'failed' },
} as const

/** What only an admin of the instance sees of a connection. */
interface Admin {
  settings: ConnectionSettings
  found: readonly FoundServer[]
  onEdit: () => void
}

interface Props {
  state: ConnectionState
  canTest: boolean
  admin: Admin | null
}

export function ConnectionRow({ state, canTest, admin }: Props) {
  const { kind, is_configured: isConfigured, detail, status } = state
  const test = useMutation({
    mutationFn: () => testConnection(kind),
    onError: (error) => toast.error('It was not tested', { description: describeError(error) }),
  })
  const offered = admin && !admin.settings.values['address'] ? admin.found : []
  return (
    <Row
      name={names[kind]}
      detail={detail}
      state={
        status === 'unchecked' ? (
          <Status kind={isConfigured ? 'done' : 'idle'}>
            {isConfigured ? 'connected' : unconnected[kind]}
          </Status>
        ) : (
          <Status kind={words[status].dot}>{words[status].word}</Status>
        )
      }
      {...(state.message === null && admin === null
        ? {}
        : {
            note: (
              <>
                <Outcome state={state} />
                {admin && <AdminNote settings={admin.settings} />}
              </>
            ),
          })}
      {...(offered.length > 0 ? { below: <FoundServers servers={offered} /> } : {})}
    >
      {canTest && (
        <Button
          size="small"
          aria-label={`Test: ${names[kind]}`}
          isBusy={test.isPending || status === 'running'}
          onClick={() => test.mutate()}
        >
          Test
        </Button>
      )}
      {admin && (
        <Button size="small" aria-label={`Edit: ${names[kind]}`} onClick={admin.onEdit}>
          Edit
        </Button>
      )}
    </Row>
  )
}

/** What the last test came to. */
function Outcome({ state: { status, message, checked_at: at } }: { state: ConnectionState }) {
  const { now } = useClock()
  if (message === null) return null
  return (
    <p className={status === 'failed' ? 'text-danger' : 'text-muted'}>
      {message}{' '}
      {at !== null && (
        <time dateTime={at} className="text-faint">
          {formatAge(at, now)}
        </time>
      )}
    </p>
  )
}

/** What is missing without it, and the way to it. */
function AdminNote({ settings }: Pick<Admin, 'settings'>) {
  const { kind, values, fixed, isUnreadable } = settings
  if (isUnreadable)
    return (
      <p className="text-danger">
        What was saved here can’t be opened anymore, because this instance’s key has changed. Enter it again.
      </p>
    )
  if (fixed['address'] !== undefined)
    return <p className="text-faint">Set by {fixed['address']} in the environment.</p>
  if (values['address']) return null
  return <p className="max-w-prose text-muted">{limits[kind]}</p>
}
