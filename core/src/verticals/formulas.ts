/** How a figure is computed, in words, and where that comes from; shown beside it on /vertical-insights. */
export interface Formula {
  text: string
  source: string
}

export const formulas = {
  revenue: {
    text: 'MRR is the monthly amount of every subscription that is paid for (active or past due, no trials); ARR is 12 × MRR. The movements compare what each customer pays now with what they paid 30 days ago: from nothing is new, more is expansion, less is contraction, to nothing is churn. Start + new + expansion − contraction − churn = now.',
    source: 'David Skok, “SaaS Metrics 2.0”',
  },
  trials: {
    text: 'Usage events a day since the trial began, measured against the median of the same figure of customers that had a trial and pay now; at most 100. 80 and more is healthy, 60 and more fair, below at risk. Unknown while no trial has converted.',
    source: 'own definition, after Lincoln Murphy, “SaaS free trial best practices”',
  },
  qualified: {
    text: 'Accounts on a trial or a free plan that used the product within seven days and had as many events as the lower quartile of customers that converted had in their trials. While nobody has converted: use on three of the last seven days.',
    source: 'OpenView, “Product qualified leads”',
  },
  expansion: {
    text: 'Paying customers whose use grew by 20% or more from one 30 days to the next (with ten events before), or who have 80% of their seats taken. Seats taken are the largest quantity of an event named seats_used or active_users in 30 days.',
    source: 'Nick Mehta and others, “Customer Success”, 2016; the thresholds are our own',
  },
  vip: {
    text: 'Each customer stands in a fifth of all customers of the same currency by how recently, how often and for how much they ordered: 5 is the best fifth. VIP is 4 or 5 in all three.',
    source: 'Arthur Hughes, “Strategic Database Marketing” (RFM)',
  },
  carts: {
    text: 'Carts with something in them, not recovered, untouched for one hour at least and 30 days at most, and no order of the same customer since.',
    source: 'the hour is the usual default of recovery tools; the 30 days are our own',
  },
  predictions: {
    text: 'The last order plus the median of the days between a customer’s orders, from three orders on; expected within 30 days, or due already. Who is later than two intervals is left out. Confidence is high where the intervals deviate by less than a quarter of their mean, medium below a half.',
    source: 'interpurchase time as in Schmittlein, Morrison and Colombo, 1987, in its simplest form',
  },
  lifetime: {
    text: 'Average order × orders a year × years from the first order to the last (a month at least). It says what a customer has Revenue to date and predicts nothing.',
    source: 'the usual definition of shops; it equals revenue ÷ customers',
  },
  responses: {
    text: 'From the moment a lead came to the first conversation, email or note; over leads from the last 90 days. Median: half of the answered took less. An hour is the time within which an answer is worth most.',
    source:
      'Oldroyd, McElheran and Elkington, “The Short Life of Online Sales Leads”, Harvard Business Review, 2011',
  },
} as const satisfies Record<string, Formula>
