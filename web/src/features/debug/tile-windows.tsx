import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Drawer } from '~/ui/drawer.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '~/ui/popover.tsx'
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs.tsx'
import { toast } from '~/ui/toast.ts'
import { TileSection } from './tile-section.tsx'

export function TileWindows() {
  const [shown, setShown] = useState<'dialog' | 'drawer' | 'confirm' | null>(null)
  const close = () => setShown(null)
  return (
    <TileSection title="Windows, menus, toasts">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setShown('dialog')}>Dialog</Button>
        <Button onClick={() => setShown('drawer')}>Drawer</Button>
        <Button onClick={() => setShown('confirm')}>Confirmation</Button>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button>Menu</Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuLabel>Recording</DropdownMenuLabel>
            <DropdownMenuItem shortcut="E">Export</DropdownMenuItem>
            <DropdownMenuItem disabled>Share</DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem isDanger>Delete for good</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <Popover>
          <PopoverTrigger asChild>
            <Button>Popover</Button>
          </PopoverTrigger>
          <PopoverContent aria-label="Filter">Anything small that belongs to its button.</PopoverContent>
        </Popover>
        <Button
          onClick={() =>
            toast.message('Lead moved to Proposal', {
              action: { label: 'Undo', onClick: () => toast.message('Moved back') },
            })
          }
        >
          Toast
        </Button>
        <Button
          onClick={() =>
            toast.error('Failed to save draft', { description: 'Your text is still here. Try again.' })
          }
        >
          Error toast
        </Button>
      </div>
      <Tabs defaultValue="write" className="mt-6">
        <TabList aria-label="Editor">
          <Tab value="write">Write</Tab>
          <Tab value="optimize">AI Optimize</Tab>
          <Tab value="preview">Preview</Tab>
        </TabList>
        <TabPanel value="write">The text.</TabPanel>
        <TabPanel value="optimize">The advice.</TabPanel>
        <TabPanel value="preview">The page.</TabPanel>
      </Tabs>
      <Dialog
        isOpen={shown === 'dialog'}
        onOpenChange={close}
        title="Insert Link"
        description="Opens in the same tab."
        cancel={null}
        footer={<Button onClick={close}>Done</Button>}
      >
        The content of the window.
      </Dialog>
      <Drawer isOpen={shown === 'drawer'} onOpenChange={close} title="New lead">
        The content of the drawer.
      </Drawer>
      <ConfirmDialog
        isOpen={shown === 'confirm'}
        onOpenChange={close}
        title="Delete this recording?"
        description="Audio, transcript and insights go with it. The lead and its tasks stay."
        confirmLabel="Delete for good"
        onConfirm={close}
      />
    </TileSection>
  )
}
