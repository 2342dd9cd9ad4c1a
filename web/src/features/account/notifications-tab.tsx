import { NotificationPreferences } from '~/features/notifications/index.ts'
import { Panel } from '~/ui/panel.tsx'

export default function NotificationsTab() {
  return (
    <div className="max-w-2xl">
      <Panel title="What you’re notified about">
        <div className="pt-4">
          <NotificationPreferences />
        </div>
      </Panel>
    </div>
  )
}
