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
    'One row per customer. Those that subscriptions, usage, orders and carts name are made by themselves.',
  subscriptions: 'One row per subscription, trials and canceled ones too. A row imported before is updated.',
  usage: 'One row each time a customer used your product. The same file twice counts once.',
  orders: 'One row per order. A row imported before is updated.',
  carts: 'One row per unpaid cart or checkout. A row imported before is updated.',
}
