import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { environment } from '~/data/environment.ts'
import { isSafeMode, restartInSafeMode, setDebugMode } from '~/data/modes.ts'
import { navigation, navigationGuard } from '~/data/navigation.ts'
import { useStore } from '~/data/store.ts'
import { chooseTheme, theme } from '~/data/theme.ts'
import { Button } from '~/ui/button.tsx'
import { Select } from '~/ui/select.tsx'
import { Switch } from '~/ui/switch.tsx'
import { FactList } from './fact-list.tsx'

async function readReadiness(): Promise<string> {
  const response = await fetch('/readyz')
  return `${response.status} ${(await response.text()).slice(0, 200)}`
}

const isOnline = () => onlineManager.isOnline()
const onOnlineChange = (listener: () => void) => onlineManager.subscribe(listener)

export default function ToolsTab() {
  const client = useQueryClient()
  const { isHalted } = useStore(navigation)
  const online = useSyncExternalStore(onOnlineChange, isOnline)
  const chosenTheme = useStore(theme)
  const [mustCrash, setMustCrash] = useState(false)
  const health = useQuery({
    queryKey: ['debug', 'readyz'],
    queryFn: readReadiness,
    staleTime: 0,
    retry: false,
    networkMode: 'always',
  })
  if (mustCrash) throw new Error('Crash test from the debug panel')
  return (
    <>
      <FactList
        facts={[
          ['Build', environment.build],
          ['Server ready', health.error ? describeError(health.error) : (health.data ?? 'asking')],
          ['Browser online', navigator.onLine ? 'yes' : 'no'],
          ['Navigation', isHalted ? 'halted' : 'runs'],
        ]}
      />
      <div className="space-y-2 border-b py-2 text-sm">
        <Switch label="Safe Mode" isOn={isSafeMode} onChange={restartInSafeMode} />
        <Switch
          label="Simulate offline"
          isOn={!online}
          onChange={(isOffline) => onlineManager.setOnline(!isOffline)}
        />
      </div>
      <div className="flex items-center justify-between gap-3 border-b py-2 text-sm">
        <span aria-hidden="true">Theme</span>
        <span>
          <Select
            aria-label="Theme of the page"
            value={chosenTheme}
            onChange={({ target }) => chooseTheme(target.value)}
          >
            <option value="system">System</option>
            <option value="light">Light</option>
            <option value="dark">Dark</option>
          </Select>
        </span>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" disabled={!isHalted} onClick={navigationGuard.unhalt}>
          Unhalt
        </Button>
        <Button size="small" onClick={() => void client.resetQueries()}>
          Clear query cache
        </Button>
        <Button size="small" onClick={() => setMustCrash(true)}>
          Crash this page
        </Button>
        <Button size="small" onClick={() => setDebugMode(false)}>
          Leave debug mode
        </Button>
      </div>
    </>
  )
}
