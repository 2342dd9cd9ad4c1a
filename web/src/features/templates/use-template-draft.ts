import { useEffect, useState } from 'react'
import { createAutosave, type SaveState } from '../automations/index.ts'
import { saveTemplate } from './calls/save-template.ts'
import { refreshTemplates } from './calls/templates-query.ts'
import type { Template } from './template.ts'

type Draft = Pick<Template, 'name' | 'subject' | 'body'>

/** What is being written, saved a moment after each change and when the page is left. */
export function useTemplateDraft({ id, name, subject, body }: Template) {
  const [draft, setDraft] = useState<Draft>({ name, subject, body })
  const [save, setSave] = useState<{ state: SaveState; error?: unknown }>({ state: 'saved' })
  const [autosave] = useState(() =>
    createAutosave(
      (next: Draft) => saveTemplate(id, next),
      (state, error) => setSave({ state, error }),
    ),
  )
  useEffect(
    () => () =>
      void autosave.flush().then(
        () => refreshTemplates(),
        () => {},
      ),
    [autosave],
  )
  return {
    draft,
    save,
    change(patch: Partial<Draft>) {
      const next = { ...draft, ...patch }
      setDraft(next)
      // A name is needed; without one the last stays.
      autosave.push({ ...next, name: next.name.trim() === '' ? name : next.name })
    },
  }
}
