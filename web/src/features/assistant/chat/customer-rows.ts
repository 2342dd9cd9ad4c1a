import * as z from 'zod/mini'
import { countOf } from '~/data/formats.ts'
import { formatTotal } from '~/data/money.ts'
import type { CardRow } from './card-row.ts'

const text = z.nullish(z.string())
const accountSchema = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string().check(z.startsWith('/accounts/')),
  website: text,
  open_sales: z.nullish(z.number()),
  open_value: z.nullish(z.record(z.string(), z.number())),
})
const contactSchema = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string().check(z.startsWith('/contacts/')),
  title: text,
  account: text,
  phone: text,
})

/** An account with its open sales and what they are worth; none for another record. */
export function toAccount(given: unknown): CardRow[] {
  const account = accountSchema.safeParse(given)
  if (!account.success) return []
  const { id, name, website, open_sales: open, open_value: value } = account.data
  const sales = open == null ? '' : open === 0 ? 'No open sale' : countOf(open, 'open sale')
  return [
    {
      path: `/accounts/${encodeURIComponent(id)}`,
      title: name,
      detail: [sales, website].filter(Boolean).join('\u00A0· '),
      aside: Object.entries(value ?? {})
        .map(([currency, sum]) => formatTotal(sum, currency))
        .join('\u00A0· '),
    },
  ]
}

/** A contact with what they do, where, and their number; none for another record. */
export function toContact(given: unknown): CardRow[] {
  const contact = contactSchema.safeParse(given)
  if (!contact.success) return []
  const { id, name, title, account, phone } = contact.data
  return [
    {
      path: `/contacts/${encodeURIComponent(id)}`,
      title: name,
      detail: [title, account].filter(Boolean).join('\u00A0· '),
      aside: phone ?? '',
    },
  ]
}
