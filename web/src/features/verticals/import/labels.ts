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
    'One row a customer. Those that subscriptions, usage, orders and carts name are made by themselves.',
  subscriptions:
    'One row a subscription, trials and cancelled ones too. A row that came before is brought up to date.',
  usage: 'One row each time a customer used your product. The same file twice counts once.',
  orders: 'One row an order. A row that came before is brought up to date.',
  carts: 'One row a cart or checkout that was not paid yet. A row that came before is brought up to date.',
}
