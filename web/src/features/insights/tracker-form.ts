import * as z from 'zod/mini'

const mostWords = 20
const longestWord = 60

/** Words and phrases of a text, one a line or between commas; each once, whatever its letter case. */
export const splitWords = (text: string): string[] => [
  ...new Map(
    text
      .split(/[\n,]/)
      .map((word) => word.replace(/\s+/g, ' ').trim())
      .filter((word) => word !== '')
      .map((word) => [word.toLowerCase(), word]),
  ).values(),
]

/** The form of a tracker; the limits are those of the table. */
export const trackerSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Give it a name'), z.maxLength(60, 'At most 60 characters')),
  words: z.string().check(
    z.refine((text) => splitWords(text).length > 0, 'Write at least one word'),
    z.refine((text) => splitWords(text).length <= mostWords, `At most ${mostWords} words or phrases`),
    z.refine(
      (text) => splitWords(text).every((word) => word.length <= longestWord),
      `Each word or phrase can have at most ${longestWord} characters`,
    ),
  ),
})
export type TrackerForm = z.infer<typeof trackerSchema>
