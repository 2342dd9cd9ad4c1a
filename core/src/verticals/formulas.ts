/** How a figure is computed, in words, and where that comes from; shown beside it on /vertical-insights. */
export interface Formula {
  text: string
  source: string
}

export const formulas = {
  revenue: {
    text: 'MRR is the monthly amount of every paid subscription (active or past due, no trials); ARR is 12 × MRR. The movements compare what each customer pays now with what they paid 30 days ago: from nothing is new, more is expansion, less is contraction, to nothing is churn. Start + new + expansion − contraction − churn = now.',
    source: 'David Skok, “SaaS Metrics 2.0”',
  },
  trials: {
    text: 'Usage events per day since the trial began, compared with the median for customers who had a trial and pay now; 100 at most. 80 and up is healthy, 60 and up fair, below that at risk. Unknown until a trial has converted.',
    source: 'own definition, after Lincoln Murphy, “SaaS free trial best practices”',
  },
  qualified: {
    text: 'Accounts on a trial or a free plan that used the product within seven days and had at least as many events as the lower quartile of converted customers had in their trials. Until someone has converted: use on three of the last seven days.',
    source: 'OpenView, “Product qualified leads”',
  },
  expansion: {
    text: 'Paying customers whose use grew by 20% or more from one 30-day period to the next (with at least ten events before), or who have 80% of their seats taken. Seats taken are the largest quantity of an event named seats_used or active_users in 30 days.',
    source: 'Nick Mehta and others, “Customer Success”, 2016; the thresholds are our own',
  },
  vip: {
    text: 'Customers with the same currency are divided into fifths by how recently, how often and for how much they ordered: 5 is the best fifth. VIP is 4 or 5 in all three.',
    source: 'Arthur Hughes, “Strategic Database Marketing” (RFM)',
  },
  carts: {
    text: 'Carts with items in them that were not recovered, untouched for at least one hour and at most 30 days, with no order from the same customer since.',
    source: 'the hour is the usual default of recovery tools; the 30 days are our own',
  },
  predictions: {
    text: 'The last order plus the median of the days between a customer’s orders, from three orders on; expected within 30 days, or due already. Customers more than two intervals late are left out. Confidence is high where the intervals deviate by less than a quarter of their mean, medium below a half.',
    source: 'interpurchase time as in Schmittlein, Morrison and Colombo, 1987, in its simplest form',
  },
  lifetime: {
    text: 'Average order × orders a year × years from the first order to the last (a month at least). It shows revenue to date and predicts nothing.',
    source: 'the usual definition of shops; it equals revenue ÷ customers',
  },
  responses: {
    text: 'From the moment a lead came in to the first conversation, email or note, for leads from the last 90 days. Median: half of those answered took less. An answer within an hour is worth most.',
    source:
      'Oldroyd, McElheran and Elkington, “The Short Life of Online Sales Leads”, Harvard Business Review, 2011',
  },
} as const satisfies Record<string, Formula>
