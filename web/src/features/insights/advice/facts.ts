import * as z from 'zod/mini'
import { forecastGroups } from '~/data/forecast-groups.ts'

const text = z.nullable(z.string())
const number = z.nullable(z.number())

const deal = z.object({
  id: z.string(),
  name: z.string(),
  company: text,
  email: text,
  status: z.string(),
  value: number,
  currency: z.string(),
  owner_id: text,
  score: z.number(),
  score_reasons: z.array(z.object({ label: z.string(), points: z.number() })),
  created_at: z.string(),
  status_changed_at: z.string(),
  written_at: text,
  talks: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      recorded_at: z.string(),
      has_sound: z.boolean(),
      sentiment: number,
      lowest_at: number,
    }),
  ),
  statements: z.array(
    z.object({
      id: z.string(),
      recording_id: z.string(),
      recorded_at: z.string(),
      has_sound: z.boolean(),
      kind: z.enum(['objection', 'competitor', 'timeline', 'action_item', 'complaint']),
      text: z.string(),
      quote: z.string(),
      start: z.number(),
      at: text,
      category: text,
      answer_words: number,
      task_id: text,
      is_done: z.nullable(z.boolean()),
    }),
  ),
  tasks: z.array(
    z.object({ id: z.string(), title: z.string(), due_at: text, recording_id: text, start: number }),
  ),
})

/** What `deal_facts` of the database answers. */
export const dealFacts = z.object({
  ...forecastGroups,
  open: z.number(),
  leads: z.array(deal),
})

/** What `coaching_facts` of the database answers. */
export const coachingFacts = z.object({
  sums: z.array(
    z.object({
      owner: text,
      is_now: z.boolean(),
      measure: z.enum(['next_step', 'objections_answered']),
      value: z.number(),
      weight: z.number(),
    }),
  ),
  moments: z.array(
    z.object({
      owner: text,
      recording_id: z.string(),
      title: z.string(),
      recorded_at: z.string(),
      has_sound: z.boolean(),
      kind: z.enum(['unanswered', 'answered', 'next_step', 'agreement', 'praise', 'complaint', 'monologue']),
      text,
      quote: text,
      start_seconds: z.number(),
      seconds: number,
    }),
  ),
})

export type DealFacts = z.infer<typeof dealFacts>
