import * as z from 'zod/mini'
import { readStored, store } from '~/data/stored.ts'
import type { ConsentMethod } from '../upload-queue/local-recording.ts'

const methods: readonly ConsentMethod[] = ['everyone_agreed', 'own_notes', 'provided_by_operator']
const stored = z.enum(['everyone_agreed', 'own_notes', 'provided_by_operator'])

export const consentWords: Record<ConsentMethod, { label: string; description: string }> = {
  everyone_agreed: {
    label: 'Everyone agreed',
    description: 'You told everyone in the conversation that it’s being recorded, and nobody objected.',
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
export const rememberedConsent = (userId: string): ConsentMethod | null =>
  stored.safeParse(readStored(key(userId))).data ?? null

export const rememberConsent = (userId: string, method: ConsentMethod): void => store(key(userId), method)
