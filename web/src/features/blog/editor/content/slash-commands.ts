import { Extension } from '@tiptap/core'
import { PluginKey } from '@tiptap/pm/state'
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion'
import type { Asking } from './content-toolbar.tsx'
import { findSlashItems, type SlashItem } from './slash-items.ts'

export interface SlashState {
  items: readonly SlashItem[]
  active: number
  /** Where the menu is drawn; it follows the cursor. */
  place: HTMLElement
}

type Props = SuggestionProps<SlashItem, SlashItem>

/**
 * A slash at the beginning of a paragraph asks what shall stand there. `extension` goes into one editor; what it shows is
 * read and subscribed to as React does it. Arrows choose, Enter or Tab takes, Escape leaves the slash as it is.
 */
export function createSlashCommands() {
  const listeners = new Set<() => void>()
  let state: SlashState | null = null
  let props: Props | null = null
  let unmount = () => {}
  let ask: (what: Asking) => void = () => {}
  const set = (next: SlashState | null) => {
    state = next
    for (const listener of listeners) listener()
  }
  const take = (item: SlashItem | undefined): boolean => {
    if (!item || !props) return false
    props.command(item)
    return true
  }
  const show = (next: Props) => {
    props = next
    if (state) set({ ...state, items: next.items, active: 0 })
  }
  const press = (key: string): boolean => {
    if (!state || state.items.length === 0) return false
    const count = state.items.length
    const step = { ArrowDown: 1, ArrowUp: count - 1 }[key]
    if (key === 'Enter' || key === 'Tab') return take(state.items[state.active])
    if (step === undefined) return false
    set({ ...state, active: (state.active + step) % count })
    return true
  }
  const extension = Extension.create({
    name: 'slashCommands',
    // Before what Enter and the arrows do otherwise.
    priority: 1000,
    addProseMirrorPlugins() {
      return [
        Suggestion<SlashItem, SlashItem>({
          editor: this.editor,
          pluginKey: new PluginKey('slashCommands'),
          char: '/',
          startOfLine: true,
          items: ({ query }) => findSlashItems(query),
          allow: ({ state: { doc }, range }) => doc.resolve(range.from).parent.type.name === 'paragraph',
          command: ({ editor, range, props: { act } }) => {
            const chain = editor.chain().focus().deleteRange(range)
            if (typeof act === 'string') {
              chain.run()
              ask(act)
            } else act(chain).run()
          },
          render: () => ({
            onStart(next) {
              const place = document.createElement('div')
              place.className = 'z-50'
              set({ items: [], active: 0, place })
              unmount = next.mount(place)
              show(next)
            },
            onUpdate: show,
            onKeyDown: ({ event }) => press(event.key),
            onExit() {
              unmount()
              props = null
              set(null)
            },
          }),
        }),
      ]
    },
  })
  return {
    extension,
    take,
    /** Who opens the windows that some entries ask for. */
    onAsk(open: typeof ask): void {
      ask = open
    },
    read: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type SlashCommands = ReturnType<typeof createSlashCommands>
