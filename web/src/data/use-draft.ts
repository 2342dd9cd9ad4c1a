import { useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { readSession } from './session.ts'
import { createStore, type Store, useStore } from './store.ts'

function readKept<Value>(key: string, schema: ZodMiniType<Value>): Value | null {
  try {
    const kept = globalThis.sessionStorage.getItem(key)
    return kept === null ? null : (schema.safeParse(JSON.parse(kept)).data ?? null)
  } catch {
    return null
  }
}

function keep(key: string, value: unknown): void {
  try {
    if (value === null) globalThis.sessionStorage.removeItem(key)
    else globalThis.sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is blocked or full: the form works as it would without.
  }
}

interface Draft<Value> extends Store<Value> {
  /** Takes it out of the tab, saved or given up; what stands in the form stays. */
  forget: () => void
}

/** One form's content, kept in the tab under a key. `read` answers what stands there now, also after an await. */
export function createDraft<Value>(key: string, schema: ZodMiniType<Value>, first: Value): Draft<Value> {
  const draft = createStore(readKept(key, schema) ?? first)
  return {
    ...draft,
    write: (next) => {
      keep(key, next)
      draft.write(next)
    },
    forget: () => keep(key, null),
  }
}

/**
 * A form's content that outlives the form, in this tab and for this person: when the session ends in the middle, it is
 * there again after the next sign-in.
 * @param name of the form, with the id of what it is about
 * @returns content, setter, what forgets it once it is saved or given up, and what reads it after an await
 */
export function useDraft<Value>(
  name: string,
  schema: ZodMiniType<Value>,
  first: Value,
): [draft: Value, setDraft: (next: Value) => void, forget: () => void, read: () => Value] {
  const [draft] = useState(() =>
    createDraft(`parley.draft.${readSession().session?.user.id ?? ''}.${name}`, schema, first),
  )
  return [useStore(draft), draft.write, draft.forget, draft.read]
}
