import type { Draft } from './action-drafts.ts'
import { priorityOf } from './priority.ts'
import type { Scene } from './scene.ts'

/** A draft that nobody refused: with the turns that accepted it. */
export type Kept = Draft & { acceptedIn: readonly number[] }

/** The task with another day; `null` for none. */
export const withDate = (draft: Kept, at: string | null, text: string | null, scene: Scene): Kept => ({
  ...draft,
  item: {
    ...draft.item,
    dueAt: at,
    dueText: text,
    priority: priorityOf(scene.lines[draft.at]?.lower ?? '', at, scene.context.now),
  },
})
