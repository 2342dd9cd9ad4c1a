import * as z from 'zod/mini'
import type { ConsentMethod } from '../keep/local-recording.ts'

const methods: readonly ConsentMethod[] = ['everyone_agreed', 'own_notes', 'provided_by_operator']
const stored = z.enum(['everyone_agreed', 'own_notes', 'provided_by_operator'])

export const consentWords: Record<ConsentMethod, { label: string; description: string }> = {
  everyone_agreed: {
    label: 'Everyone agreed',
    description: 'You told everybody in the conversation that it is recorded, and nobody objected.',
  },
  own_notes: { label: 'Only my own voice', description: 'A note to yourself: nobody else can be heard.' },
  provided_by_operator: {
    label: 'An announcement said so',
    description: 'Your phone system or meeting tells everyone that the conversation is recorded.',
  },
}

export const consentMethods = methods.map((value) => ({ value, ...consentWords[value] }))

const key = (userId: string) => `parley.consent.${userId}`

/** How this person assured it last time; null before the first recording. */
export function rememberedConsent(userId: string): ConsentMethod | null {
  try {
    return stored.safeParse(localStorage.getItem(key(userId))).data ?? null
  } catch {
    return null
  }
}

export function rememberConsent(userId: string, method: ConsentMethod): void {
  try {
    localStorage.setItem(key(userId), method)
  } catch {
    // Storage is blocked: then the question is asked before each recording.
  }
}
