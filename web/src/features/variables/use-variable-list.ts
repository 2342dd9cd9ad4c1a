import { useId, useState } from 'react'
import { type KnownVariable, matchingVariables } from './asked-variable.ts'
import type { AskedPlace } from './create-variable-editor.ts'

/**
 * The list that opens behind `{{`: arrows choose, Enter or Tab takes, Escape leaves the text as it is until another one is
 * begun.
 */
export function useVariableList(known: readonly KnownVariable[], answer: (source: string) => void) {
  const id = useId()
  const [asked, setAsked] = useState<AskedPlace | null>(null)
  const [active, setActive] = useState(0)
  /** Where the one begins that is written without help. */
  const [left, setLeft] = useState<number | null>(null)
  const choices = asked === null || asked.from === left ? [] : matchingVariables(known, asked.typed)
  const place = Math.min(active, choices.length - 1)
  const chosen = choices[place]
  const take = ({ name }: KnownVariable) => answer(`{{${name}}}`)
  const ask = (next: AskedPlace | null) => {
    if (next === null) setLeft(null)
    if (next?.typed !== asked?.typed) setActive(0)
    setAsked(next)
  }
  /** Whether the key was for the list. */
  const press = (key: string): boolean => {
    if (!asked || !chosen) return false
    const step = { ArrowDown: 1, ArrowUp: choices.length - 1 }[key]
    if (step !== undefined) setActive((place + step) % choices.length)
    else if (key === 'Enter' || key === 'Tab') take(chosen)
    else if (key === 'Escape') setLeft(asked.from)
    else return false
    return true
  }
  return { id, at: asked, choices, chosen, active: place, take, ask, press }
}
