import { type ActionItem, correctedParts } from '@parley/core/analysis/types'
import { taskPriorities } from '@parley/core/tasks/task'
import { z } from 'zod'

const name = z.string().nullable().default(null)
const row = z
  .object({
    kind: z.literal('action_item'),
    text: z.string(),
    start_seconds: z.coerce.number(),
    end_seconds: z.coerce.number(),
    quote: z.string(),
    data: z.object({
      owner: z.enum(['us', 'them']).nullable().default(null),
      assigneeName: name,
      assigneeId: z.uuid().nullish(),
      dueAt: z.iso.datetime({ offset: true }).nullable().default(null),
      dueText: name,
      priority: z.enum(taskPriorities).default('normal'),
      corrected: z.array(z.enum(correctedParts)).min(1),
    }),
  })
  .transform(({ text, start_seconds: start, end_seconds: end, quote, data }): ActionItem => {
    // Where its words stand now is looked for anew.
    return { text, ...data, evidence: { segmentIndex: 0, start, end, quote } }
  })

/** Those rows of recording_insights that are action items of which a person put something right. */
export const toCorrections = (rows: readonly unknown[]): ActionItem[] =>
  rows.flatMap((each) => row.safeParse(each).data ?? [])
