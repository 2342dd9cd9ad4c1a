import { useRouter } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { useIsAdmin } from '~/data/profile.ts'
import { overlayClasses } from '~/ui/dialog.tsx'
import { Kbd } from '~/ui/kbd.tsx'
import { menuLabel, routeEntries } from '../routes.ts'
import { shortcuts } from './shortcuts.ts'

const isPlace = (path: string) => !path.includes('$') && path !== '/auth' && path !== '/onboarding'

/** Every page, by name. Opened with Cmd or Ctrl + K. */
export default function CommandDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  const isAdmin = useIsAdmin()
  const places = routeEntries.filter(
    ({ path, access }) => isPlace(path) && (access !== 'admin' || isAdmin === true),
  )
  const go = (path: string) => {
    onClose()
    void router.navigate({ to: path })
  }
  return (
    <Command.Dialog
      open
      onOpenChange={onClose}
      label="Go to a page"
      overlayClassName={overlayClasses}
      contentClassName="rise fixed inset-x-3 top-[10vh] z-50 mx-auto max-w-xl overflow-hidden rounded-xl border bg-raised shadow-float"
    >
      <Command.Input
        placeholder="Go to…"
        className="h-12 w-full border-b bg-raised px-4 text-reading focus:outline-none"
      />
      <Command.List className="max-h-[50vh] overflow-y-auto p-1.5">
        <Command.Empty className="px-3 py-6 text-sm text-muted">No page of that name.</Command.Empty>
        {places.map((entry) => (
          <Command.Item
            key={entry.path}
            value={menuLabel(entry)}
            keywords={[entry.path]}
            onSelect={() => go(entry.path)}
            className="flex h-9 items-center gap-3 rounded-md px-2.5 text-sm data-[selected=true]:bg-sunken pointer-coarse:h-11"
          >
            <span className="flex-1">{menuLabel(entry)}</span>
            <PlaceKeys path={entry.path} />
          </Command.Item>
        ))}
      </Command.List>
    </Command.Dialog>
  )
}

function PlaceKeys({ path }: { path: string }) {
  const shortcut = shortcuts.find(({ to, keys }) => to === path && keys.length === 2)
  return (
    <span className="flex gap-1">
      {shortcut?.keys.map((key) => (
        <Kbd key={key} keys={key.toUpperCase()} />
      ))}
    </span>
  )
}
