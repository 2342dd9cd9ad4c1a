import type { Examples } from '../intents.ts'

export const figureExamples = {
  daily_briefing: `
    morning what is on
    whats on
    good morning whats up today
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
  analytics_figures: `
    how is the team performing
    how are we performing
    how well is the team selling
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
