import * as z from 'zod/mini'

/** How often figures of what is going on are asked for anew. */
export const refreshMs = 15_000

export const page = 50

export const text = z.nullable(z.string())
export const count = z.nullable(z.number())
