import { readAll } from '@parley/core/paging/read-pages'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { formatNumber } from '~/data/formats.ts'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'

const text = z.nullable(z.string())
/** Names of customers by id, with the lead that each is. */
const customers = z.record(z.string(), z.object({ name: z.string(), lead_id: text }))

/** Names a customer, with the lead that it is. */
export const accountsOf = (known: z.infer<typeof customers>) => (id: string) => ({
  name: known[id]?.name ?? 'Unknown customer',
  leadId: known[id]?.lead_id ?? null,
})

/** As many rows of a kind as `vertical_facts` answers at most. */
const mostRows = 50_000

/** Says of which kinds only the latest rows were counted; null where all were. */
export function describeCut(kinds: Record<string, readonly unknown[]>): string | null {
  const cut = Object.keys(kinds).filter((kind) => (kinds[kind]?.length ?? 0) >= mostRows)
  return cut.length === 0 ? null : `Counted over the latest ${formatNumber(mostRows)} ${cut.join(' and ')}.`
}

const saasFacts = z.object({
  subscriptions: z.array(
    z.object({
      customer_id: z.string(),
      plan: z.string(),
      status: z.enum(['trialing', 'active', 'past_due', 'canceled']),
      monthly_amount: z.number(),
      currency: z.string(),
      seats: z.number(),
      trial_ends_at: text,
      started_at: z.string(),
      canceled_at: text,
    }),
  ),
  usage: z.array(
    z.object({ customer_id: z.string(), name: z.string(), quantity: z.number(), occurred_at: z.string() }),
  ),
  customers,
})
const shopFacts = z.object({
  orders: z.array(
    z.object({ customer_id: z.string(), amount: z.number(), currency: z.string(), placed_at: z.string() }),
  ),
  carts: z.array(
    z.object({
      id: z.string(),
      customer_id: z.string(),
      amount: z.number(),
      currency: z.string(),
      updated_at: z.string(),
      recovered_at: text,
    }),
  ),
  customers,
})
const answeredLeads = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    company: text,
    owner_id: text,
    created_at: z.string(),
    answered_at: text,
    is_open: z.boolean(),
  }),
)

const factsKey = ['vertical-facts']

/** Subscriptions and usage of the company. */
export const saasFactsQuery = () =>
  queryOptions({
    queryKey: [...factsKey, 'saas'],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc('vertical_facts', { kind: 'saas' })
        .abortSignal(signal)
        .throwOnError()
      return saasFacts.parse(data)
    },
  })

/** Orders and open carts of the company. */
export const shopFactsQuery = () =>
  queryOptions({
    queryKey: [...factsKey, 'shop'],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc('vertical_facts', { kind: 'ecommerce' })
        .abortSignal(signal)
        .throwOnError()
      return shopFacts.parse(data)
    },
  })

const readAnswers = (signal: AbortSignal) =>
  readAll(
    {},
    async (place) => {
      const { data } = await supabase
        .rpc('lead_answers', { days: 90, ...place })
        .abortSignal(signal)
        .throwOnError()
      return { data: answeredLeads.parse(data) }
    },
    ({ created_at, id }) => ({ before_at: created_at, before_id: id }),
  )

/** All leads from the last 90 days, and when each was first answered. */
export const answeredLeadsQuery = () =>
  queryOptions({
    queryKey: [...factsKey, 'answers'],
    queryFn: ({ signal }) => readAnswers(signal),
  })

export const refreshVerticalFacts = (): Promise<void> => queryClient.invalidateQueries({ queryKey: factsKey })
