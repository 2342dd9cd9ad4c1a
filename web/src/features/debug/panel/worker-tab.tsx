import { useQuery } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { isSafeMode } from '~/data/modes.ts'
import { Button } from '~/ui/button.tsx'
import { FactList } from './fact-list.tsx'

async function readWorker() {
  const registration = await navigator.serviceWorker?.getRegistration()
  // Over plain http there is neither.
  const caches = (await globalThis.caches?.keys()) ?? []
  const sizes = await Promise.all(
    caches.map(async (name) => `${name} (${(await (await globalThis.caches.open(name)).keys()).length})`),
  )
  return { registration: registration ?? null, caches: sizes }
}

/** The service worker: what stands, and what can be done about it. */
export default function WorkerTab() {
  const { data, error, refetch } = useQuery({
    queryKey: ['debug', 'worker'],
    queryFn: readWorker,
    staleTime: 0,
    networkMode: 'always',
  })
  const registration = data?.registration
  const act = (work: () => Promise<unknown>) =>
    void work().then(
      () => refetch(),
      () => refetch(),
    )
  return (
    <>
      <FactList
        facts={[
          ['Supported', 'serviceWorker' in navigator ? 'yes' : 'no'],
          [
            'Registered',
            error
              ? describeError(error)
              : registration
                ? registration.scope
                : isSafeMode
                  ? 'no (Safe Mode)'
                  : 'no',
          ],
          ['Active', registration?.active?.state ?? '–'],
          ['Waiting', registration?.waiting ? 'a new version' : '–'],
          ['This page', navigator.serviceWorker?.controller ? 'served by it' : 'served by the network'],
          ['Caches', data?.caches.join(', ') || '–'],
        ]}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={() => void refetch()}>
          Look again
        </Button>
        <Button size="small" disabled={!registration} onClick={() => act(async () => registration?.update())}>
          Check for update
        </Button>
        <Button
          size="small"
          disabled={!registration}
          onClick={() => act(async () => registration?.unregister())}
        >
          Unregister
        </Button>
        <Button
          size="small"
          disabled={!data?.caches.length}
          onClick={() =>
            act(async () =>
              Promise.all((await globalThis.caches.keys()).map((name) => globalThis.caches.delete(name))),
            )
          }
        >
          Empty caches
        </Button>
      </div>
    </>
  )
}
