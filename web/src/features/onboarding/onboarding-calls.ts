import { FunctionsHttpError } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { readRefusal } from '~/data/function-refusal.ts'
import { supabase } from '~/data/supabase.ts'
import { invitationLink } from './copy-invitation.ts'

export const verticals = [
  { value: 'saas', label: 'SaaS', description: 'Trials, subscriptions, recurring revenue' },
  { value: 'ecommerce', label: 'E-commerce', description: 'Orders, carts, repeat customers' },
  { value: 'other', label: 'Something else', description: 'Consulting, real estate, services' },
] as const

export type Vertical = (typeof verticals)[number]['value']

export const companySchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Give your company a name'),
      z.maxLength(120, 'Use at most 120 characters'),
    ),
  vertical: z.enum(['saas', 'ecommerce', 'other']),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'Choose a currency')),
  /** Empty where each person's browser decides. */
  locale: z.string(),
})

export const inviteSchema = z.object({
  email: z.string().check(z.trim(), z.regex(/^[^@\s]+@[^@\s]+$/, 'This is not an email address')),
})

export async function saveCompany(
  companyId: string,
  { name, vertical, currency, locale }: z.infer<typeof companySchema>,
): Promise<void> {
  await supabase
    .from('companies')
    .update({ name, currency, locale: locale || null })
    .eq('id', companyId)
    .throwOnError()
  await supabase
    .from('vertical_configurations')
    .update({ vertical_type: vertical })
    .eq('company_id', companyId)
    .throwOnError()
}

/** @returns the link that lets a colleague join */
export async function inviteColleague(
  companyId: string,
  email: string,
  role: 'owner' | 'manager' | 'member' = 'member',
): Promise<{ email: string; link: string }> {
  const { data } = await supabase
    .from('company_invitations')
    .insert({ company_id: companyId, email, company_role: role })
    .select('token')
    .single()
    .throwOnError()
  return { email, link: invitationLink(data.token) }
}

/** Throws an error with the function's own sentence where it gave one. */
export async function loadSampleCompany(): Promise<void> {
  const { error } = await supabase.functions.invoke('sample-company', { body: { action: 'load' } })
  if (!(error instanceof FunctionsHttpError)) {
    if (error) throw error
    return
  }
  const response = z.instanceof(Response).safeParse(error.context)
  const refusal = response.success ? await readRefusal(response.data) : null
  throw refusal === null ? error : new Error(refusal)
}

export async function finishOnboarding(userId: string): Promise<void> {
  await supabase
    .from('profiles')
    .update({ onboarded_at: new Date().toISOString() })
    .eq('id', userId)
    .throwOnError()
}
