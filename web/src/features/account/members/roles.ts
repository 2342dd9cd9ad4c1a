import * as z from 'zod/mini'
import { countOf } from '~/data/formats.ts'

export const roles = [
  {
    value: 'owner',
    label: 'Owner',
    description: 'Full access, including people, roles and company settings',
  },
  {
    value: 'manager',
    label: 'Manager',
    description: 'All records, plus deleting, fields, automations, imports and exports',
  },
  { value: 'member', label: 'Member', description: 'Works with records and deletes their own' },
] as const
export type Role = (typeof roles)[number]['value']

export const visibilities = [
  { value: 'everything', label: 'Everything', description: 'Members see all records of the company.' },
  {
    value: 'own_and_team',
    label: 'Their own and their team’s',
    description:
      'Members see records that they or their team own, and records without an owner. Managers and owners see everything.',
  },
] as const
export type Visibility = (typeof visibilities)[number]['value']

export const readRole = (given: string): Role => roles.find(({ value }) => value === given)?.value ?? 'member'

export const roleLabel = (role: string): string => roles.find(({ value }) => value === role)?.label ?? role

export const teamSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Give the team a name'), z.maxLength(60, 'Use at most 60 characters')),
})

/** How much somebody looks after. */
export const handedSchema = z.object({
  leads: z.number(),
  tasks: z.number(),
  accounts: z.number(),
  automations: z.number(),
})
export type Handed = z.infer<typeof handedSchema>

const joined = new Intl.ListFormat('en', { type: 'conjunction' })

/** "12 leads, 3 open tasks and 1 account"; null where there is nothing. */
export function describeRecords({ leads, tasks, accounts, automations }: Handed): string | null {
  const parts = [
    leads > 0 && countOf(leads, 'lead'),
    tasks > 0 && countOf(tasks, 'open task'),
    accounts > 0 && countOf(accounts, 'account'),
    automations > 0 && countOf(automations, 'automation'),
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : joined.format(parts)
}

const taken = z.object({ code: z.literal('23505') })

/** What is wrong where another team has the name; null for other errors. */
export const describeTaken = (error: unknown): string | null =>
  taken.safeParse(error).success ? 'Another team has this name' : null
