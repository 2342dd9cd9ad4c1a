/**
 * The facts behind the verticals' figures: columns of the tables of supabase/migrations/0014_customers.sql. Moments in ISO 8601, amounts
 * in whole units of `currency` (ISO 4217).
 */
export interface Subscription {
  customer_id: string
  plan: string
  status: 'trialing' | 'active' | 'past_due' | 'canceled'
  /** What it brings a month; a yearly plan as a twelfth. */
  monthly_amount: number
  currency: string
  seats: number
  trial_ends_at: string | null
  started_at: string
  canceled_at: string | null
}

export interface UsageEvent {
  customer_id: string
  name: string
  quantity: number
  occurred_at: string
}

export interface Order {
  customer_id: string
  amount: number
  currency: string
  placed_at: string
}

export interface Cart {
  id: string
  customer_id: string
  amount: number
  currency: string
  updated_at: string
  recovered_at: string | null
}
