import type { Definition } from '@parley/core/automations/definition'
import { useEffect, useState } from 'react'
import type { Automation } from '../automation.ts'
import { saveDraft } from '../calls/save-draft.ts'
import { createAutosave, type SaveState } from './autosave.ts'

/** What is being built, saved a moment after each change and when the page is left. */
export function useDraft({ id, name: first, draft }: Automation) {
  const [name, setName] = useState(first)
  /** The last name that was one. */
  const [kept, setKept] = useState(first)
  const [definition, setDefinition] = useState(draft)
  const [save, setSave] = useState<{ state: SaveState; error?: unknown }>({ state: 'saved' })
  const [autosave] = useState(() =>
    createAutosave(
      (patch: { name: string; draft: Definition }) => saveDraft(id, patch),
      (state, error) => setSave({ state, error }),
    ),
  )
  useEffect(() => autosave.close, [autosave])
  return {
    name,
    definition,
    save,
    flush: autosave.flush,
    rename(next: string) {
      setName(next)
      // A name is needed; without one the last stays.
      if (next.trim() === '') return
      setKept(next)
      autosave.push({ name: next, draft: definition })
    },
    change(next: Definition) {
      setDefinition(next)
      autosave.push({ name: kept, draft: next })
    },
  }
}
