import type { Tone } from '@parley/core/blog/tone'
import { createStore, type Store } from '~/data/store.ts'
import type { Dashboard } from '../calls/dashboard.ts'
import type { Graph, Suggestion, Voice } from '../calls/results.ts'
import type { ToneAnswer } from '../calls/tone.ts'
import type { LinkSuggestion, SeoAnalysis } from '../reading/parse-analysis.ts'
import type { PostScores } from '../scores/score-post.ts'
import { createTask, type Task } from './task.ts'

/** A result with the engine that made it: `local` or the model's name. */
export type Made<Result> = Result & { engine: string }

/** The HTML a rewrite began from, and what came of it. */
export type ToneRewrite = Made<{ before: string; after: string }>

/** What the optimisation of one post holds while its editor is open: it outlives a switch of tabs. */
export interface Session {
  scores: Store<{ scores: PostScores | null; hasFailed: boolean }>
  /** Ids of findings that the author does not want to see again. */
  dismissed: Store<readonly string[]>
  /** The chosen tone; null follows what the text sounds like. */
  tone: Store<Tone | null>
  tags: Task<Made<{ tags: string[] }>>
  links: Task<Made<{ links: LinkSuggestion[] }>>
  intent: Task<Made<{ intent: string; reason: string }>>
  seo: Task<Made<SeoAnalysis>>
  titles: Task<Made<{ titles: string[] }>>
  expansion: Task<Made<{ html: string; markdown: string }>>
  summary: Task<Made<{ summary: string }>>
  voice: Task<Made<{ analysis: Voice }>>
  toneAnalysis: Task<ToneAnswer & { of: string }>
  toneRewrite: Task<ToneRewrite>
  suggestions: Task<Made<{ postId: string; suggestions: Suggestion[] }>>
  dashboard: Task<Dashboard>
  graph: Task<Made<Graph>>
}

export const createSession = (): Session => ({
  scores: createStore<{ scores: PostScores | null; hasFailed: boolean }>({ scores: null, hasFailed: false }),
  dismissed: createStore<readonly string[]>([]),
  tone: createStore<Tone | null>(null),
  tags: createTask(),
  links: createTask(),
  intent: createTask(),
  seo: createTask(),
  titles: createTask(),
  expansion: createTask(),
  summary: createTask(),
  voice: createTask(),
  toneAnalysis: createTask(),
  toneRewrite: createTask(),
  suggestions: createTask(),
  dashboard: createTask(),
  graph: createTask(),
})
