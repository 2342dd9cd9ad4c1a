import { objectionKinds } from '@parley/core/analysis/types'
import { z } from 'zod'

const quoted = {
  quote: z.string().max(600).describe('Exact words from one transcript line'),
  line: z.number().int().nullable().describe('Number of that line'),
}
const side = z.enum(['us', 'them']).nullable()
const fact = z.object({ value: z.string().max(200), ...quoted }).nullable()

/** The schema of a language model's answer. Dates come as words and are computed here; times come from the quotes. */
export const answerSchema = z.object({
  title: z.string().max(200),
  summary: z.string().max(3000).describe('2 to 5 sentences, only what the transcript says'),
  actionItems: z
    .array(
      z.object({
        text: z.string().max(300).describe('Imperative, e.g. "Send Anna the contract"'),
        owner: side,
        assigneeName: z.string().max(120).nullable(),
        dueText: z.string().max(120).nullable().describe('The due date in the words of the transcript'),
        priority: z.enum(['low', 'normal', 'high', 'urgent']),
        ...quoted,
      }),
    )
    .max(60),
  questions: z.array(z.object({ text: z.string().max(400), ...quoted })).max(60),
  objections: z
    .array(z.object({ kind: z.enum(objectionKinds), text: z.string().max(400), ...quoted }))
    .max(40),
  keyMoments: z
    .array(
      z.object({
        kind: z.enum([
          'agreement',
          'next_step',
          'objection',
          'budget',
          'decision_maker',
          'timeline',
          'competitor',
          'praise',
          'complaint',
        ]),
        text: z.string().max(200),
        ...quoted,
      }),
    )
    .max(20),
  topics: z.array(z.object({ name: z.string().max(60), ...quoted })).max(12),
  competitors: z.array(z.object({ name: z.string().max(80), ...quoted })).max(20),
  budget: fact,
  decisionMaker: fact,
  timeline: fact,
  lead: z
    .object({ name: z.string().max(200), company: z.string().max(200).nullable(), ...quoted })
    .nullable()
    .describe('The customer, not our own side'),
  followUpEmail: z.object({
    subject: z.string().max(200),
    body: z.string().max(8000).describe('Plain text'),
  }),
})

export type ModelAnswer = z.infer<typeof answerSchema>
