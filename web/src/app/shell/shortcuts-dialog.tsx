import { Dialog } from '~/ui/dialog.tsx'
import { Kbd } from '~/ui/kbd.tsx'
import { commandKeyLabel } from './platform.ts'
import { shortcuts } from './shortcuts.ts'

export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Keyboard Shortcuts"
      description="Use these shortcuts to navigate faster"
      cancel={null}
      aside={<p className="text-sm text-faint">Press ? anytime to show this dialog</p>}
      footer={null}
    >
      <dl className="gap-x-10 sm:columns-2">
        {[{ keys: [commandKeyLabel], label: 'Global search' }, ...shortcuts].map(({ keys, label }) => (
          <div
            key={label}
            className="flex h-8 break-inside-avoid items-center justify-between border-b text-sm"
          >
            <dt>{label}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key} keys={key.length === 1 ? key.toUpperCase() : key} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
