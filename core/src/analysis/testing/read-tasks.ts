import { parsePlainText } from '../../voice/parse-plain-text.ts'
import { findActionItems } from '../action-items.ts'
import { toScene } from '../scene.ts'
import type { ActionItem } from '../types.ts'

/** The action items of a call on a Saturday in which Ben is the seller. */
export function readItems(text: string): ActionItem[] {
  const parsed = parsePlainText(text)
  if (!parsed.ok) throw new Error(parsed.message)
  const scene = toScene(parsed.transcript, {
    now: '2026-11-21T10:00:00Z',
    timeZone: 'UTC',
    ownerName: 'Ben Carter',
    people: [],
  })
  return findActionItems(scene)
}

/** Of each of them its side, text and day. */
export const readTasks = (text: string): string[] =>
  readItems(text).map((item) => `${item.owner}: ${item.text} (${item.dueAt?.slice(0, 10) ?? '-'})`)
