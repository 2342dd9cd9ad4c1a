import type { VerticalKind } from '@parley/core/verticals/import/kind-names'

export const kindLabels: Record<VerticalKind, string> = {
  customers: 'Customers',
  subscriptions: 'Subscriptions',
  usage: 'Usage',
  orders: 'Orders',
  carts: 'Carts',
}

/** What one row of a kind is. */
export const kindMeanings: Record<VerticalKind, string> = {
  customers:
    'One row per customer. Customers named in subscriptions, usage, orders and carts are created automatically.',
  subscriptions: 'One row per subscription, trials and canceled ones too. A row imported before is updated.',
  usage: 'One row each time a customer used your product. Importing the same file twice counts once.',
  orders: 'One row per order. A row imported before is updated.',
  carts: 'One row per unpaid cart or checkout. A row imported before is updated.',
}
