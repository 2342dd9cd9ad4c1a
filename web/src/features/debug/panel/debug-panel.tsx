import { QueryClientProvider } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, GripHorizontal, X } from 'lucide-react'
import { useRef } from 'react'
import { setDebugMode } from '~/data/modes.ts'
import { queryClient } from '~/data/query-client.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs.tsx'
import AuthTab from './auth-tab.tsx'
import { listenToConsole } from './console-log.ts'
import { LogsTab } from './logs-tab.tsx'
import { panelTabs } from './panel-place.ts'
import ToolsTab from './tools-tab.tsx'
import { useDragging } from './use-dragging.ts'
import WorkerTab from './worker-tab.tsx'

listenToConsole()

const contents = { Logs: LogsTab, Auth: AuthTab, SW: WorkerTab, Tools: ToolsTab }

/** docs/specified.md S2.13: floats over every page while debug mode is on. */
export default function DebugPanel() {
  const panel = useRef<HTMLElement>(null)
  const { place, change, handle } = useDragging(panel)
  const { tab, isFolded, right, bottom } = place
  return (
    <section
      ref={panel}
      aria-label="Debug panel"
      // The window may have become smaller since.
      style={{
        right: `max(0px, min(${right}px, 100vw - 26rem))`,
        bottom: `max(0px, min(${bottom}px, 100dvh - 12rem))`,
      }}
      className="fixed z-50 max-h-[85dvh] w-[min(26rem,100vw)] overflow-auto rounded-lg border bg-raised shadow-float"
    >
      <div className="flex items-center gap-1 border-b px-2">
        <button
          type="button"
          aria-label="Move the debug panel: drag, or use the arrow keys"
          className="flex h-10 flex-1 cursor-grab touch-none items-center gap-2 px-1 text-sm font-semibold active:cursor-grabbing"
          {...handle}
        >
          <GripHorizontal aria-hidden="true" className="size-4 text-faint" />
          Debug
        </button>
        <IconButton
          label={isFolded ? 'Unfold' : 'Fold'}
          icon={isFolded ? <ChevronUp /> : <ChevronDown />}
          aria-expanded={!isFolded}
          onClick={() => change({ isFolded: !isFolded })}
        />
        <IconButton label="Leave debug mode" icon={<X />} onClick={() => setDebugMode(false)} />
      </div>
      {!isFolded && (
        <QueryClientProvider client={queryClient}>
          <Tabs
            value={tab}
            onValueChange={(value) => change({ tab: panelTabs.find((known) => known === value) ?? 'Logs' })}
            className="px-3 pb-3"
          >
            <TabList aria-label="Debug">
              {panelTabs.map((each) => (
                <Tab key={each} value={each}>
                  {each}
                </Tab>
              ))}
            </TabList>
            {panelTabs.map((each) => {
              const Content = contents[each]
              return (
                <TabPanel key={each} value={each} className="pt-3">
                  <Content />
                </TabPanel>
              )
            })}
          </Tabs>
        </QueryClientProvider>
      )}
    </section>
  )
}
