import { type ReactNode, Suspense } from 'react'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs.tsx'
import { besideWrite, type TabProps } from './editor-tabs.ts'

interface Props {
  /** The tab shown. */
  shown: string
  onShow: (tab: string) => void
  /** What stands under Write. */
  write: ReactNode
  /** What the tabs beside Write are given. */
  beside: TabProps
}

/** Write and the tabs beside it. */
export function PostTabs({ shown, onShow, write, beside }: Props) {
  return (
    <Tabs value={shown} onValueChange={onShow} activationMode="manual">
      <TabList aria-label="Post">
        <Tab value="write">Write</Tab>
        {besideWrite.map(({ tab, label }) => (
          <Tab key={tab} value={tab}>
            {label}
          </Tab>
        ))}
      </TabList>
      {/* The text stays mounted: the other tabs write into it. */}
      <TabPanel value="write" forceMount className="data-[state=inactive]:hidden">
        {write}
      </TabPanel>
      {besideWrite.map(({ tab, Shown }) => (
        <TabPanel key={tab} value={tab}>
          <Suspense fallback={<SkeletonRows count={6} label="Loading" />}>
            <Shown {...beside} />
          </Suspense>
        </TabPanel>
      ))}
    </Tabs>
  )
}
