import * as z from 'zod/mini'

/** A record in a compact list: where it is, what it is called, and a few words beside it. */
export const cardRowSchema = z.object({
  path: z.string(),
  title: z.string(),
  detail: z.string(),
  aside: z.string(),
  /** Of what was said in a conversation: its second, and whether one hears it there. */
  moment: z.optional(z.object({ second: z.number(), hasSound: z.boolean() })),
})
export type CardRow = z.infer<typeof cardRowSchema>
