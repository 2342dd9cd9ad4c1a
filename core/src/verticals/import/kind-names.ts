/**
 * The kinds of data that a company imports for the figures of its line of business: rows of the tables of
 * supabase/migrations/0014_customers.sql.
 */
export const verticalKinds = ['customers', 'subscriptions', 'usage', 'orders', 'carts'] as const
export type VerticalKind = (typeof verticalKinds)[number]
