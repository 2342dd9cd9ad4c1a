import type { ChainedCommands, Editor } from '@tiptap/core'
import { Table2 } from 'lucide-react'
import { Toolbar } from 'radix-ui'
import { useRef } from 'react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { insertTable } from './insert-table.ts'

interface Act {
  label: string
  run: (chain: ChainedCommands) => ChainedCommands
  isDanger?: boolean
}

const acts: Act[][] = [
  [
    { label: 'Row above', run: (chain) => chain.addRowBefore() },
    { label: 'Row below', run: (chain) => chain.addRowAfter() },
    { label: 'Column to the left', run: (chain) => chain.addColumnBefore() },
    { label: 'Column to the right', run: (chain) => chain.addColumnAfter() },
  ],
  [
    { label: 'Header row', run: (chain) => chain.toggleHeaderRow() },
    { label: 'Header column', run: (chain) => chain.toggleHeaderColumn() },
    { label: 'Merge or split cells', run: (chain) => chain.mergeOrSplit() },
  ],
  [
    { label: 'Remove row', run: (chain) => chain.deleteRow() },
    { label: 'Remove column', run: (chain) => chain.deleteColumn() },
    { label: 'Remove table', run: (chain) => chain.deleteTable(), isDanger: true },
  ],
]

/** Inserts a table, or changes the one that the cursor is in. */
export function TableMenu({ editor, isInTable }: { editor: Editor; isInTable: boolean }) {
  const hasActed = useRef(false)
  const act = (run: Act['run']) => {
    hasActed.current = run(editor.chain().focus()).run()
  }
  const item = ({ label, run, isDanger = false }: Act) => (
    <DropdownMenuItem key={label} isDanger={isDanger} disabled={!isInTable} onSelect={() => act(run)}>
      {label}
    </DropdownMenuItem>
  )
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Toolbar.Button asChild>
          <IconButton
            label="Table"
            icon={<Table2 />}
            className={isInTable ? 'bg-accent-soft text-accent-ink' : ''}
          />
        </Toolbar.Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="start"
        onCloseAutoFocus={(event) => {
          if (hasActed.current) {
            event.preventDefault()
            editor.commands.focus()
          }
          hasActed.current = false
        }}
      >
        <DropdownMenuItem onSelect={() => act(insertTable)}>Insert table</DropdownMenuItem>
        {acts.map((group) => [<DropdownMenuSeparator key={group[0]?.label} />, ...group.map(item)])}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
