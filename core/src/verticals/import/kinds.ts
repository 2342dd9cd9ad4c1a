import type { VerticalKind } from './kind-names.ts'

type FieldType = 'text' | 'amount' | 'count' | 'quantity' | 'moment' | 'currency' | 'status'

export interface VerticalField {
  key: string
  label: string
  type: FieldType
  isRequired?: true
  /** Longest text that is kept. */
  limit?: number
  /** Other headings that mean it, folded. */
  names: readonly string[]
}

const customer: readonly VerticalField[] = [
  {
    key: 'customer',
    label: 'Customer',
    type: 'text',
    isRequired: true,
    limit: 120,
    names: ['customer', 'customerid', 'account', 'accountid', 'user', 'userid', 'customernumber'],
  },
  {
    key: 'customer_name',
    label: 'Customer name',
    type: 'text',
    limit: 200,
    names: ['customername', 'accountname', 'company', 'name'],
  },
  {
    key: 'customer_email',
    label: 'Customer email',
    type: 'text',
    limit: 254,
    names: ['customeremail', 'email', 'emailaddress'],
  },
]
const currency: VerticalField = {
  key: 'currency',
  label: 'Currency',
  type: 'currency',
  names: ['currency', 'currencycode'],
}
const idOf = (label: string, names: readonly string[]): VerticalField => ({
  key: 'external_id',
  label,
  type: 'text',
  isRequired: true,
  limit: 120,
  names: ['id', 'externalid', ...names],
})

/** The fields of each kind in the order in which people choose them. */
export const verticalFields: Record<VerticalKind, readonly VerticalField[]> = {
  customers: [
    idOf('Customer ID', ['customer', 'customerid', 'account', 'accountid', 'customernumber']),
    {
      key: 'name',
      label: 'Name',
      type: 'text',
      limit: 200,
      names: ['name', 'company', 'customername', 'accountname'],
    },
    {
      key: 'email',
      label: 'Email',
      type: 'text',
      limit: 254,
      names: ['email', 'emailaddress', 'customeremail'],
    },
  ],
  subscriptions: [
    idOf('Subscription ID', ['subscription', 'subscriptionid']),
    ...customer,
    { key: 'plan', label: 'Plan', type: 'text', limit: 120, names: ['plan', 'product', 'tier', 'planname'] },
    { key: 'status', label: 'Status', type: 'status', isRequired: true, names: ['status', 'state'] },
    {
      key: 'monthly_amount',
      label: 'Amount a month',
      type: 'amount',
      isRequired: true,
      names: ['monthlyamount', 'amount', 'mrr', 'price', 'amountamonth', 'monthlyprice'],
    },
    currency,
    {
      key: 'seats',
      label: 'Seats',
      type: 'count',
      names: ['seats', 'quantity', 'users', 'licences', 'licenses'],
    },
    {
      key: 'started_at',
      label: 'Started',
      type: 'moment',
      isRequired: true,
      names: ['startedat', 'started', 'start', 'startdate', 'created', 'createdat'],
    },
    {
      key: 'trial_ends_at',
      label: 'Trial ends',
      type: 'moment',
      names: ['trialendsat', 'trialend', 'trialends', 'trialenddate'],
    },
    {
      key: 'canceled_at',
      label: 'Canceled',
      type: 'moment',
      names: ['canceledat', 'cancelledat', 'canceled', 'cancelled', 'ended', 'endedat', 'enddate'],
    },
  ],
  usage: [
    ...customer,
    {
      key: 'name',
      label: 'Event',
      type: 'text',
      isRequired: true,
      limit: 120,
      names: ['event', 'eventname', 'action', 'feature'],
    },
    { key: 'quantity', label: 'Quantity', type: 'quantity', names: ['quantity', 'count', 'amount', 'value'] },
    {
      key: 'occurred_at',
      label: 'When',
      type: 'moment',
      isRequired: true,
      names: ['occurredat', 'when', 'time', 'timestamp', 'date', 'at', 'createdat'],
    },
  ],
  orders: [
    idOf('Order ID', ['order', 'orderid', 'ordernumber', 'number']),
    ...customer,
    {
      key: 'amount',
      label: 'Amount',
      type: 'amount',
      isRequired: true,
      names: ['amount', 'total', 'totalprice', 'ordertotal', 'value'],
    },
    currency,
    {
      key: 'placed_at',
      label: 'Placed',
      type: 'moment',
      isRequired: true,
      names: ['placedat', 'placed', 'date', 'orderdate', 'createdat', 'created', 'paidat'],
    },
  ],
  carts: [
    idOf('Cart ID', ['cart', 'cartid', 'checkout', 'checkoutid', 'token']),
    ...customer,
    {
      key: 'amount',
      label: 'Amount',
      type: 'amount',
      isRequired: true,
      names: ['amount', 'total', 'totalprice', 'value'],
    },
    currency,
    {
      key: 'updated_at',
      label: 'Last touched',
      type: 'moment',
      isRequired: true,
      names: ['updatedat', 'updated', 'lasttouched', 'abandonedat', 'date', 'createdat'],
    },
    {
      key: 'recovered_at',
      label: 'Recovered',
      type: 'moment',
      names: ['recoveredat', 'recovered', 'completedat', 'completed'],
    },
  ],
}

const fold = (heading: string): string => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Which field each heading fills, by position; null for one that is left out. A field is filled once. */
export function guessColumns(kind: VerticalKind, headings: readonly string[]): (string | null)[] {
  const fields = verticalFields[kind]
  const taken = new Set<string>()
  return headings.map((heading) => {
    const folded = fold(heading)
    const free = fields.filter(({ key }) => !taken.has(key))
    const found =
      free.find(({ key, label }) => fold(key) === folded || fold(label) === folded) ??
      free.find(({ names }) => names.includes(folded))
    if (found) taken.add(found.key)
    return found?.key ?? null
  })
}

/** The labels of the required fields that no column fills. */
export const missingFields = (kind: VerticalKind, mapping: readonly (string | null)[]): string[] =>
  verticalFields[kind]
    .filter(({ key, isRequired }) => isRequired && !mapping.includes(key))
    .map(({ label }) => label)
