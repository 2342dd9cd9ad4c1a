import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Image, ImageUp, Link2, ListCollapse, Redo2, Undo2 } from 'lucide-react'
import { Toolbar } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from '~/ui/icon-button.tsx'
import { TableMenu } from './table-menu.tsx'
import { keys, toolGroups } from './tools.ts'

export type Asking = 'link' | 'image' | 'upload' | 'faq'

interface ButtonProps {
  label: string
  icon: ReactNode
  shortcut?: string | undefined
  isOn?: boolean | undefined
  isDisabled?: boolean
  onPress: () => void
}

/** The mouse leaves the cursor in the text, so that the selection stays where it is. */
function ToolButton({ label, icon, shortcut, isOn, isDisabled = false, onPress }: ButtonProps) {
  return (
    <Toolbar.Button asChild disabled={isDisabled}>
      <IconButton
        label={label}
        icon={icon}
        {...(shortcut === undefined ? {} : { shortcut })}
        aria-pressed={isOn}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
        className="aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
      />
    </Toolbar.Button>
  )
}

const Rule = () => <Toolbar.Separator className="mx-0.5 my-1.5 w-px shrink-0 self-stretch bg-line" />

interface Props {
  editor: Editor
  onAsk: (what: Asking) => void
}

/** One stop of the tab key; the arrows go from button to button. Stays in sight while the text scrolls. */
export function ContentToolbar({ editor, onAsk }: Props) {
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: toolGroups.map((group) => group.map((tool) => tool.isOn?.(current))),
      isLink: current.isActive('link'),
      isTable: current.isActive('table'),
      isImage: current.isActive('image'),
      isFaq: current.isActive('details'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  })
  return (
    <div className="sticky top-14 z-20 -mx-1 border-b bg-canvas">
      <Toolbar.Root
        aria-label="Formatting"
        className="flex items-center overflow-x-auto px-1 py-1 max-lg:scroll-edge lg:flex-wrap lg:overflow-visible"
      >
        {toolGroups.map((group, groupIndex) => (
          <div key={group[0]?.label} className="contents">
            {groupIndex > 0 && <Rule />}
            {group.map(({ label, icon: Icon, shortcut, run }, index) => (
              <ToolButton
                key={label}
                label={label}
                icon={<Icon />}
                shortcut={shortcut}
                isOn={state.on[groupIndex]?.[index]}
                onPress={() => run(editor.chain().focus()).run()}
              />
            ))}
          </div>
        ))}
        <Rule />
        <ToolButton
          label="Link"
          icon={<Link2 />}
          shortcut={keys('K')}
          isOn={state.isLink}
          onPress={() => onAsk('link')}
        />
        <ToolButton
          label="Insert image"
          icon={<Image />}
          isOn={state.isImage}
          onPress={() => onAsk('image')}
        />
        <ToolButton label="Upload image" icon={<ImageUp />} onPress={() => onAsk('upload')} />
        <TableMenu editor={editor} isInTable={state.isTable} />
        <ToolButton
          label="FAQ accordion"
          icon={<ListCollapse />}
          isOn={state.isFaq}
          onPress={() => onAsk('faq')}
        />
        <Rule />
        <ToolButton
          label="Undo"
          icon={<Undo2 />}
          isDisabled={!state.canUndo}
          onPress={() => editor.chain().focus().undo().run()}
        />
        <ToolButton
          label="Redo"
          icon={<Redo2 />}
          isDisabled={!state.canRedo}
          onPress={() => editor.chain().focus().redo().run()}
        />
      </Toolbar.Root>
    </div>
  )
}
