import type { Action } from './action.ts'
import type { Condition } from './condition.ts'
import type { Trigger } from './trigger.ts'

export const verticals = ['saas', 'ecommerce', 'other'] as const
export type Vertical = (typeof verticals)[number]

/** A finished automation one can take and change. A step that sends an email sends `template`, which is made with it. */
export interface Recipe {
  key: string
  name: string
  /** What it is good for, in a sentence. */
  purpose: string
  trigger: Trigger
  conditions: Condition[]
  actions: Action[]
  template?: { name: string; subject: string; body: string }
}
