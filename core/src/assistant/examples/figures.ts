import type { Examples } from '../intents.ts'

export const figureExamples = {
  daily_briefing: `
    what have i got going on <date>
    what happened while i was away
    what happened while i was gone
    what is new since friday
    give me my morning rundown
    morning rundown
    how does today look
    brief me on today
    what matters today
    what do i need to know today
    todays overview
    walk me through my day
    my day please
    get me up to speed
    daily briefing
    give me my daily briefing
    give me my briefing
    briefing please
    morning briefing
    brief me
    brief me for today
    whats my day like
    what does my day look like
    how does my day look
    what is going on today
    what is new today
    whats new
    what did i miss
    what happened since yesterday
    catch me up
    give me an overview of today
    overview of my day
    summary of the day
    start my day
    what should i focus on today
    what is important today
    what are my priorities today
    plan my day
    today at a glance
    good morning what is on today
    update me
    give me the rundown
    run me through today
    status update for today`,
  hot_leads: `
    whos hot right now
    who is hot
    who is warm
    which leads are worth my time
    who should i chase first
    who looks promising
    the most promising ones
    which deal is the likeliest
    who is close to signing
    who do i call next
    best chances right now
    hot leads
    show hot leads
    show me my hot leads
    which leads are hot
    what are the hottest leads
    hottest deals
    who should i call first
    who should i call today
    who is most likely to buy
    which leads are most likely to close
    who is ready to buy
    best leads
    my best leads right now
    most promising leads
    leads with the highest score
    top scoring leads
    which leads should i focus on
    which leads should i prioritize
    where should i focus my sales effort
    warm leads
    who is about to sign
    which deals are closest to closing
    what are our best opportunities
    best prospects
    show me leads with high intent
    who is really interested
    any hot prospects
    give me the hot list
    lead ranking
    who needs my attention first`,
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
  analytics_figures: `
    show me the funnel
    our sales funnel
    hows business this month
    how is business
    how was last week
    conversion this year
    how many deals did we close this week
    how many did we win today
    what did we sell this quarter
    sales this week
    our numbers
    numbers for this quarter
    figures for last month
    give me the stats for last month
    show me how we did last year
    are we doing better than last month
    what is our closing rate
    how much business is in the pipeline
    how many new leads today
    how many leads came in today
    compare this month
    revenue we won this quarter
    results of last week
    how much do we have in the pipeline
    what is my whole pipeline worth
    how big is our pipeline
    analytics
    pipeline overview
    overview of sales
    show analytics
    show me the numbers
    show me the figures
    sales figures
    sales figures this month
    how are we doing
    how are sales going
    how is the team doing this quarter
    how did we do last month
    how did last quarter go
    what is our win rate
    win rate this quarter
    conversion rate
    what is our conversion
    how many deals did we win this month
    how many deals did we lose last month
    how many leads did we get this week
    how many leads came in last month
    number of new leads
    pipeline value
    how much is in the pipeline
    what is the pipeline worth
    total value of open deals
    average deal size
    sales cycle length
    sales performance
    performance this year
    stats
    statistics for last week
    kpis
    show kpis for this quarter
    report for this month
    sales report
    how many calls did we record
    how many recordings this week
    how many tasks were completed last week
    forecast for this quarter
    how much did we sell this month
    funnel`,
} satisfies Examples
