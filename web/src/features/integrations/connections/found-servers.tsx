import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { Select } from '~/ui/select.tsx'
import { toast } from '~/ui/toast.ts'
import { TestResult, useTest } from '../test-result.tsx'
import { testConnection } from './connection-calls.ts'
import { type FoundServer, saveSettings, trySettings } from './settings-calls.ts'

/** Servers on the instance's machine that one press puts to use. */
export function FoundServers({ servers }: { servers: readonly FoundServer[] }) {
  return (
    <ul aria-label="Found on this machine" className="space-y-2 pb-1">
      {servers.map((server) => (
        <FoundLine key={server.address} server={server} />
      ))}
    </ul>
  )
}

function FoundLine({ server: { kind, name, address, models } }: { server: FoundServer }) {
  const [model, setModel] = useState(models[0] ?? '')
  const form = { values: { address, model }, secret: null }
  const test = useTest(async () => {
    const { works, message } = await trySettings(kind, form)
    if (works) return message
    throw new Error(message)
  })
  const use = useMutation({
    mutationFn: async () => {
      await saveSettings(kind, form)
      await testConnection(kind)
    },
    onError: (error) => toast.error('It was not set', { description: describeError(error) }),
  })
  return (
    <li className="rounded-lg bg-sunken px-3 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 grow">
          <span className="font-medium">{name}</span>{' '}
          <span className="break-all text-muted">at {new URL(address).host}</span>
        </p>
        {models.length > 1 ? (
          <div className="w-full min-w-0 sm:w-52">
            <Select
              aria-label={`Model of ${name}`}
              value={model}
              onChange={(event) => setModel(event.target.value)}
            >
              {models.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </Select>
          </div>
        ) : (
          <span className="min-w-0 break-all text-muted">{model}</span>
        )}
        <div className="flex gap-2">
          <Button
            size="small"
            aria-label={`Test: ${name}`}
            isBusy={test.isPending}
            onClick={() => test.mutate()}
          >
            Test
          </Button>
          <Button
            size="small"
            variant="primary"
            aria-label={`Use ${name}`}
            isBusy={use.isPending}
            onClick={() => use.mutate()}
          >
            Use
          </Button>
        </div>
      </div>
      <TestResult test={test} />
    </li>
  )
}
