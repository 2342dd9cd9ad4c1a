import * as z from 'zod/mini'

/** Left out where it is there in another shape. */
const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.unknown(),
      z.transform((value): z.output<Schema> | undefined => z.safeParse(schema, value).data),
    ),
  )

const speaker = z.object({
  speaker: z.string(),
  talkSeconds: z.number(),
  talkRatio: z.number(),
  words: z.number(),
  wordsPerMinute: z.number(),
  longestMonologueSeconds: z.number(),
  questions: z.number(),
})

const point = z.object({ start: z.number(), end: z.number(), value: z.number() })

const metrics = z.object({
  hasTimes: optional(z.boolean()),
  questions: optional(z.number()),
  speakers: optional(z.array(speaker)),
  sentimentTimeline: optional(z.array(point)),
  sides: optional(z.record(z.string(), z.nullable(z.enum(['us', 'them'])))),
})

const nullable = optional(z.nullable(z.string()))

const suggestedLead = z.object({
  name: z.string(),
  company: nullable,
  email: nullable,
  phone: nullable,
  matchId: nullable,
  status: nullable,
  confidence: optional(z.number()),
  evidence: optional(z.nullable(z.object({ start: z.number(), quote: z.string() }))),
})

const insight = z.object({
  dueAt: nullable,
  dueText: nullable,
  dueSeconds: optional(z.number()),
  owner: nullable,
  assigneeName: nullable,
  assigneeId: nullable,
  corrected: optional(z.array(z.enum(['owner', 'due']))),
  priority: nullable,
  category: nullable,
  speaker: nullable,
  mentions: optional(z.number()),
})

const words = z.array(
  z.object({ text: z.string(), start: z.number(), end: z.number(), confidence: z.optional(z.number()) }),
)

const speakerNames = z.record(z.string(), z.unknown())
const speakerSides = z.record(z.string(), z.enum(['us', 'them']))
const isNamed = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

export type SuggestedLead = z.infer<typeof suggestedLead>

/** What the worker keeps as JSON, read with care: a field of another version is left out, never a crash. */
export const readMetrics = (value: unknown) => metrics.safeParse(value).data ?? {}
export const readSuggestedLead = (value: unknown) => suggestedLead.safeParse(value).data ?? null
export const readInsightData = (value: unknown) => insight.safeParse(value).data ?? {}
export const readWords = (value: unknown) => words.safeParse(value).data ?? []
export const readSpeakerNames = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(speakerNames.safeParse(value).data ?? {}).filter(isNamed))
export const readSpeakerSides = (value: unknown) => speakerSides.safeParse(value).data ?? {}
