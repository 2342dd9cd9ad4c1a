import type { Examples } from '../intents.ts'

/** Figures of one kind of business. */
export const businessFigureExamples = {
  trial_health: `
    trials running out soon
    which trials run out this week
    trials that need attention
    who is on a trial
    trial health
    check trial health
    show trial health
    how are our trials doing
    how healthy are the trials
    which trials are at risk
    which trials are about to expire
    trials ending this week
    trials expiring soon
    show active trials
    how many trials do we have
    who is in trial right now
    which trial users are inactive
    trial users without activity
    trial status
    trial overview
    trial conversion
    how many trials convert
    are any trials in trouble
    which trials need help
    who will not convert from trial
    free trial report
    trial accounts at risk
    how engaged are the trial customers
    state of the trials
    let me see the trials
    which trials look good
    trial usage
    trialists this month
    give me trial health please`,
  product_qualified_leads: `
    product qualified leads
    show product qualified leads
    pqls
    show pqls
    who are our pqls
    list of pqls
    any new pqls
    how many pqls do we have
    find pqls
    pql report
    which users are product qualified
    which accounts are product qualified
    which free users should sales talk to
    who uses the product enough to buy
    which trials are ready for sales
    users who hit the activation threshold
    accounts with strong product usage that did not buy yet
    leads by product usage
    leads qualified by usage
    who reached the aha moment
    identify pqls
    identify product qualified leads
    pql list please
    most active free accounts
    power users who do not pay yet
    usage qualified leads
    product led leads
    who is ready to upgrade from free
    which signups are qualified through the product
    give me the product qualified leads of this month`,
  revenue_metrics: `
    mrr
    arr
    what is our mrr
    what is our arr
    show mrr and arr
    mrr and arr
    how much recurring revenue do we have
    monthly recurring revenue
    annual recurring revenue
    revenue metrics
    show revenue metrics
    show me the revenue
    how is revenue doing
    how did mrr change
    mrr growth
    mrr movements
    new mrr this month
    churned mrr
    expansion mrr
    what is our churn
    churn rate
    revenue churn
    how much revenue did we lose to churn
    net revenue retention
    subscription revenue
    revenue overview
    recurring revenue this month
    how much do our subscriptions bring in
    give me the saas metrics
    whats the mrr right now`,
  expansion_opportunities: `
    expansion opportunities
    show expansion opportunities
    upsell opportunities
    who can we upsell
    cross sell opportunities
    which customers could upgrade
    who is ready for an upgrade
    which accounts are growing
    accounts near their seat limit
    who is running out of seats
    customers using all their seats
    where can we expand
    expansion revenue potential
    which customers should get a bigger plan
    customers with growing usage
    find upsell candidates
    upsell candidates
    expansion candidates
    which accounts could buy more
    who needs more licenses
    existing customers with potential
    accounts ready to expand
    show upgrade candidates
    growth potential in existing accounts
    any upsells
    expansion report
    who outgrew their plan
    which customers hit their limits
    account expansion
    list expansion possibilities`,
  vip_customers: `
    vip customers
    show vip customers
    who are our vips
    list the vips
    best customers
    who are our best customers
    top customers
    top customers by revenue
    biggest customers
    most valuable customers
    most loyal customers
    which customers spend the most
    who buys the most
    who spent the most
    our top spenders
    customers with the most orders
    highest spending customers
    vip list
    vip report
    vip segment
    loyal customers
    who are our regulars
    key customers in the shop
    which buyers are vip
    show me the top ten customers
    important customers
    rfm vip
    champions among the customers
    customers i should treat well
    give me the vip customers please`,
  abandoned_carts: `
    carts left behind this week
    carts that were left
    who left their cart
    abandoned carts
    who forgot to check out
    who left without buying
    who did not complete the order
    show abandoned carts
    list abandoned carts
    any abandoned carts
    how many carts were abandoned
    carts abandoned <date>
    who left items in the cart
    who did not finish checkout
    which checkouts were not completed
    unfinished orders
    open carts
    lost carts
    carts to recover
    cart recovery
    cart abandonment
    cart abandonment rate
    value of abandoned carts
    how much money is in abandoned carts
    which customers left their basket
    abandoned baskets
    abandoned checkouts this week
    shopping carts left behind
    who almost bought
    incomplete purchases
    recoverable carts
    show me the carts
    biggest abandoned cart
    left carts
    people who dropped out at checkout
    carts without order`,
  purchase_predictions: `
    purchase predictions
    show purchase predictions
    predict purchases
    predict the next purchases
    who will buy next
    who is going to buy soon
    who will order this week
    who is likely to buy again
    which customers will reorder
    which customers are due for an order
    when will customers buy again
    next orders
    expected orders
    expected purchases this month
    upcoming purchases
    forecast orders
    order forecast
    purchase forecast
    reorder predictions
    repurchase predictions
    whose next order is due
    who is overdue for a purchase
    who should have ordered by now
    predict buying behavior
    predicted buyers
    buying predictions
    when does a customer order next
    who might buy something soon
    likely buyers in the shop
    customers about to purchase`,
  customer_lifetime_value: `
    customer lifetime value
    show customer lifetime value
    clv
    show clv
    what is our clv
    clv report
    average clv
    ltv
    what is the ltv
    lifetime value
    lifetime value of customers
    calculate lifetime value
    calculate clv
    how much is a customer worth to us
    what is a customer worth over time
    value of a customer over their lifetime
    which customers have the highest lifetime value
    highest clv
    clv by customer
    customer value
    average customer value
    how much does a customer spend over the years
    how valuable are our customers
    what do customers bring in over their lifetime
    long term value of customers
    clv analysis
    ltv per customer
    customer lifetime values please
    predicted lifetime value
    compute the customer ltv`,
} satisfies Examples
