import * as z from 'zod/mini'
import type { NewLead } from './queries.ts'

const line = (limit: number) =>
  z.string().check(z.trim(), z.maxLength(limit, `Use at most ${limit} characters`))

/** The limits of the table `leads`. */
export const leadFields = {
  name: line(200).check(z.minLength(1, 'Give the lead a name')),
  company: line(200),
  email: line(254).check(z.regex(/^$|^[^@\s]+@[^@\s]+$/, 'This is not an email address')),
  phone: line(40),
  title: line(120),
  source: line(80),
  next_step: line(500),
  value: z
    .string()
    .check(z.trim(), z.regex(/^$|^[0-9][0-9.,\s']*$/, 'Write the value in digits, such as 12500')),
}

/** An amount as people write it: "12,500", "12.500,00", "12 500". `null` when empty. */
export function readAmount(text: string): number | null {
  const compact = text.replace(/[\s']/g, '')
  if (compact === '') return null
  const decimals = /[.,](\d{1,2})$/.exec(compact)
  const whole = (decimals ? compact.slice(0, decimals.index) : compact).replace(/[.,]/g, '')
  return Number(`${whole || '0'}.${decimals?.[1] ?? '0'}`)
}

export type LeadDraft = Record<'name' | 'company' | 'email' | 'phone' | 'title' | 'value', string>
export const emptyDraft: LeadDraft = { name: '', company: '', email: '', phone: '', title: '', value: '' }

type Outcome = { lead: NewLead } | { errors: Partial<Record<keyof LeadDraft, string>> }

/** A new lead from what was typed, or what is wrong with each field. */
export function readDraft(draft: LeadDraft): Outcome {
  const { name, company, email, phone, title, value } = leadFields
  const read = z.object({ name, company, email, phone, title, value }).safeParse(draft)
  if (!read.success) {
    const errors: Partial<Record<keyof LeadDraft, string>> = {}
    for (const { path, message } of read.error.issues.toReversed())
      for (const field of ['name', 'company', 'email', 'phone', 'title', 'value'] as const)
        if (path[0] === field) errors[field] = message
    return { errors }
  }
  const { data } = read
  return {
    lead: {
      name: data.name,
      company: data.company || null,
      email: data.email || null,
      phone: data.phone || null,
      title: data.title || null,
      value: readAmount(data.value),
    },
  }
}
