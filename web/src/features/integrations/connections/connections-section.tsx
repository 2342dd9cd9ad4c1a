import { useMutation, useQuery } from '@tanstack/react-query'
import { formatAge } from '~/data/ages.ts'
import { describeError } from '~/data/describe-error.ts'
import { useIsAdmin } from '~/data/profile.ts'
import { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { Status } from '~/ui/status.tsx'
import { toast } from '~/ui/toast.ts'
import { Row, Section } from '../section.tsx'
import { type ConnectionState, connectionsQuery, testConnection } from './connection-calls.ts'

const names: Record<ConnectionState['kind'], string> = {
  llm: 'Language model',
  speech: 'Speech to text',
  mail: 'Mail',
}
/** Said of what is not connected. */
const unconnected: Record<ConnectionState['kind'], string> = {
  llm: 'built in',
  speech: 'not there',
  mail: 'not sending',
}
const order: readonly ConnectionState['kind'][] = ['llm', 'speech', 'mail']
const words = {
  running: { dot: 'active', word: 'testing' },
  works: { dot: 'done', word: 'works' },
  failed: { dot: 'failed', word: 'failed' },
} as const

/** Language model, speech and mail: chosen by whoever runs the instance, tried from here. */
export function ConnectionsSection({ isOwner }: { isOwner: boolean | undefined }) {
  const states = useQuery(connectionsQuery())
  const isAdmin = useIsAdmin() === true
  return (
    <Section
      title="Engines"
      about="Chosen by whoever runs this instance, in its settings. Without any of them Parley works on this machine alone."
    >
      {states.error && (
        <ErrorNotice title="Their state could not be loaded" onRetry={() => void states.refetch()}>
          {describeError(states.error)}
        </ErrorNotice>
      )}
      {states.isPending && <SkeletonRows count={3} label="Loading the state of the engines" />}
      {states.data && (
        <ul>
          {order.map((kind) => {
            const state = states.data.find((each) => each.kind === kind)
            return state && <ConnectionRow key={kind} state={state} canTest={isOwner === true || isAdmin} />
          })}
        </ul>
      )}
    </Section>
  )
}

function ConnectionRow({ state, canTest }: { state: ConnectionState; canTest: boolean }) {
  const { kind, is_configured: isConfigured, detail, status, message, checked_at: at } = state
  const { now } = useClock()
  const test = useMutation({
    mutationFn: () => testConnection(kind),
    onError: (error) => toast.error('It was not tested', { description: describeError(error) }),
  })
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
      {...(message === null
        ? {}
        : {
            note: (
              <span className={status === 'failed' ? 'text-danger' : 'text-muted'}>
                {message}{' '}
                {at !== null && (
                  <time dateTime={at} className="text-faint">
                    {formatAge(at, now)}
                  </time>
                )}
              </span>
            ),
          })}
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
    </Row>
  )
}
