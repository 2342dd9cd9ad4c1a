import type { Editor } from '@tiptap/core'
import { useEffect, useId, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { idOfSuggestion, Suggestions } from '~/ui/suggestions.tsx'
import type { SlashCommands } from './slash-commands.ts'

/** What a slash offers. The cursor stays in the text, which names the chosen entry to a screen reader. */
export function SlashMenu({ editor, commands }: { editor: Editor; commands: SlashCommands }) {
  const state = useSyncExternalStore(commands.subscribe, commands.read)
  const listId = useId()
  const isOpen = state !== null && state.items.length > 0
  const activeId = isOpen ? idOfSuggestion(listId, state.active) : null
  useEffect(() => {
    if (activeId === null) return
    const { dom } = editor.view
    dom.setAttribute('aria-controls', listId)
    dom.setAttribute('aria-activedescendant', activeId)
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [editor, listId, activeId])
  if (!isOpen) return null
  return createPortal(
    <Suggestions
      id={listId}
      label="Insert"
      items={state.items}
      active={state.active}
      keyOf={({ label }) => label}
      renderItem={({ icon: Icon, label }) => (
        <>
          <Icon aria-hidden="true" />
          {label}
        </>
      )}
      onTake={commands.take}
      className="rise max-h-72 w-56 max-w-[calc(100vw-16px)] overflow-y-auto shadow-float"
    />,
    state.place,
  )
}
