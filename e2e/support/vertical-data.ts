const day = 86_400_000

/** Days before now as ISO 8601. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * day).toISOString()

/** Two that converted with 14 and 28 uses in their trials of 14 days, a busy and a silent trial, one who grows, one who left. */
export function saasRows() {
  const subscription = (
    id: string,
    status: string,
    amount: number,
    times: { started: number; trialEnds?: number; canceled?: number },
    seats = 5,
  ) => ({
    row: 1,
    external_id: `s-${id}`,
    customer: id,
    customer_name: `${id[0]?.toUpperCase()}${id.slice(1)} Ltd`,
    plan: amount > 100 ? 'Business' : 'Team',
    status,
    monthly_amount: amount,
    seats,
    started_at: daysAgo(times.started),
    ...(times.trialEnds === undefined ? {} : { trial_ends_at: daysAgo(times.trialEnds) }),
    ...(times.canceled === undefined ? {} : { canceled_at: daysAgo(times.canceled) }),
  })
  const uses = (customer: string, ages: number[], name = 'login', quantity = 1) =>
    ages.map((age, index) => ({
      row: index + 1,
      customer,
      name,
      quantity,
      occurred_at: daysAgo(age),
      external_id: `${customer} ${name} ${index}`,
    }))
  const spread = (count: number, from: number, to: number) =>
    Array.from({ length: count }, (_, index) => from + ((to - from) * (index + 0.5)) / count)
  return {
    subscriptions: [
      subscription('alpine', 'active', 49.5, { started: 60, trialEnds: 46 }),
      subscription('birch', 'active', 120.25, { started: 60, trialEnds: 46 }),
      subscription('cedar', 'trialing', 49.5, { started: 10, trialEnds: -4 }),
      subscription('delta', 'trialing', 49.5, { started: 10, trialEnds: -4 }),
      subscription('elm', 'active', 300, { started: 200 }, 10),
      subscription('fjord', 'canceled', 80, { started: 200, canceled: 12 }),
    ],
    usage: [
      ...uses('alpine', spread(14, 46.1, 59.9)),
      ...uses('birch', spread(28, 46.1, 59.9)),
      ...uses('cedar', spread(30, 0.2, 9)),
      ...uses('delta', [9]),
      ...uses('elm', spread(10, 31, 59)),
      ...uses('elm', spread(20, 1, 29), 'report'),
      ...uses('elm', [2], 'seats_used', 9),
    ],
  }
}

/** A regular buyer, one who bought once, and a cart left behind. */
export function shopRows() {
  const order = (id: string, customer: string, amount: number, age: number) => ({
    row: 1,
    external_id: id,
    customer,
    customer_name: customer,
    amount,
    placed_at: daysAgo(age),
  })
  return {
    orders: [
      order('1', 'Mara', 40.1, 80),
      order('2', 'Mara', 40.1, 50),
      order('3', 'Mara', 40.1, 20),
      order('4', 'Nils', 15.5, 70),
      order('5', 'Olga', 22, 300),
    ],
    carts: [
      { row: 1, external_id: 'c1', customer: 'Nils', amount: 99.9, updated_at: daysAgo(2) },
      { row: 2, external_id: 'c2', customer: 'Mara', amount: 10, updated_at: daysAgo(25) },
      { row: 3, external_id: 'c3', customer: 'Olga', amount: 10, updated_at: daysAgo(0.01) },
    ],
  }
}
