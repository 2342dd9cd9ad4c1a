import type { FunctionComponent, ReactNode } from 'react'
import { lazy } from 'react'
import type { PostEditing } from '../post-form.ts'
import type { EditorTab } from './editor-search.ts'

export interface TabProps extends PostEditing {
  /** The publishing schedule, for the tab that shows it. */
  schedule: ReactNode
}

/**
 * The tabs beside Write, in order (docs/specified.md S2.15). A tab is one line here: its place in the address, its
 * label, what it shows.
 */
export const besideWrite: readonly {
  tab: Exclude<EditorTab, 'write'>
  label: string
  Shown: FunctionComponent<TabProps>
}[] = [
  { tab: 'optimise', label: 'AI Optimize', Shown: lazy(() => import('../optimise/ai-optimise-tab.tsx')) },
  { tab: 'seo', label: 'SEO Dashboard', Shown: lazy(() => import('../optimise/seo-dashboard-tab.tsx')) },
  { tab: 'preview', label: 'Preview', Shown: lazy(() => import('./preview-tab.tsx')) },
]
