import { useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { readSession } from './session.ts'

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

/**
 * A form's content that outlives the form, in this tab and for this person: when the session ends in the middle, it is
 * there again after the next sign-in.
 * @param name of the form, with the id of what it is about
 * @returns content, setter, and what forgets it once it is saved or given up
 */
export function useDraft<Value>(
  name: string,
  schema: ZodMiniType<Value>,
  first: Value,
): [draft: Value, setDraft: (next: Value) => void, forget: () => void] {
  const [key] = useState(() => `parley.draft.${readSession().session?.user.id ?? ''}.${name}`)
  const [draft, setDraft] = useState(() => readKept(key, schema) ?? first)
  const write = (next: Value) => {
    setDraft(next)
    keep(key, next)
  }
  return [draft, write, () => keep(key, null)]
}
